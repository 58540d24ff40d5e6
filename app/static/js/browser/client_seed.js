// The client seed: a player's contribution to the randomness of a match (docs/PROTOCOL.md). It is made in the browser,
// so the server cannot have chosen it.

/** Return 128 random bits as hexadecimal text. */
export function clientSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fill every empty seed field within a part of the page. @param {ParentNode} part */
export function fillSeeds(part) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll("[data-seed]")))
    field.value ||= clientSeed();
}

// A player's own share of the chance (docs/PROTOCOL.md): made here, so that the server could not have chosen it.

/** 128 random bits as text. */
export function clientSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fills every empty seed field within. @param {ParentNode} part */
export function fillSeeds(part) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll("[data-seed]")))
    field.value ||= clientSeed();
}

// Passkeys: makes one, or signs in with one. The server gives the options and checks what the browser signed.

/** Whether this browser can make and use passkeys, and write them as JSON. */
export const hasPasskeys =
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} the answer's JSON, null without a body */
async function post(path, body) {
  const answer = await fetch(path, { method: "POST", credentials: "same-origin", body: JSON.stringify(body ?? {}) });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}

/** Make a passkey, which this address keeps. Rejects if the player declines. @param {string} path */
export async function addPasskey(path = "/you/passkeys") {
  const options = await post(`${path}/options`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  await post(path, await navigator.credentials.create({ publicKey }));
}

/** Sign in with a passkey. Rejects if the player declines. @returns {Promise<string>} the code of a device link */
export const codeByPasskey = async () => (await signedByPasskey("/sign_in/passkey")).code;

/** Let a passkey sign, and return the answer of this address. Rejects if the player declines. @param {string} path */
export async function signedByPasskey(path) {
  const options = await post(`${path}/options`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return post(path, await navigator.credentials.get({ publicKey }));
}

// Signing in at the desk with a passkey.
import { hasPasskeys, signedByPasskey } from "../browser/passkeys.js";

const button = /** @type {HTMLButtonElement} */ (document.querySelector("[data-passkey]"));
const refused = /** @type {HTMLElement} */ (document.querySelector("[data-refused]"));

button.hidden = !hasPasskeys;
button.addEventListener("click", async () => {
  refused.hidden = true;
  try {
    await signedByPasskey("/desk/passkey");
    location.assign("/desk");
  } catch {
    refused.hidden = false;
  }
});

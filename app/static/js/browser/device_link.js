// The page that signs in on a new device: a link has its code in the fragment, which browsers send to nobody.
import { codeByPasskey, hasPasskeys } from "./passkeys.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-link]"));
const passkey = /** @type {HTMLElement} */ (document.querySelector("[data-passkey]"));
const code = location.hash.slice(1);

/** Ask for the name to which a code leads; a button there uses it up. @param {string} given */
function follow(given) {
  /** @type {HTMLInputElement} */ (form.elements.namedItem("code")).value = given;
  form.requestSubmit();
}

if (code) {
  history.replaceState(null, "", location.pathname); // The code is not kept in the history.
  follow(code);
}
passkey.hidden = !hasPasskeys;
passkey.querySelector("button")?.addEventListener("click", async () => {
  const failed = /** @type {HTMLElement} */ (passkey.querySelector("[role=alert]"));
  failed.hidden = true;
  await codeByPasskey().then(follow, () => (failed.hidden = false));
});

// The profile page: the theme is stored in this browser, and a passkey is made by it.
import { addPasskey, hasPasskeys } from "../browser/passkeys.js";
import { setTheme, theme } from "../browser/preferences.js";

const choice = /** @type {HTMLElement} */ (document.querySelector("[data-theme-choice]"));

choice.hidden = false;
for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (choice.querySelectorAll("input"))) {
  radio.checked = radio.value === theme();
  radio.addEventListener("change", () => setTheme(radio.value));
}

const passkey = /** @type {HTMLElement | null} null without a name */ (document.querySelector("[data-passkey]"));
if (passkey) passkey.hidden = !hasPasskeys;
passkey?.querySelector("button")?.addEventListener("click", async () => {
  const failed = /** @type {HTMLElement} */ (passkey.querySelector("[role=alert]"));
  failed.hidden = true;
  await addPasskey().then(
    () => location.reload(),
    () => (failed.hidden = false),
  );
});

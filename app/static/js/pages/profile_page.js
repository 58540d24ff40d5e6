// The profile page: the theme is stored in this browser.
import { setTheme, theme } from "../browser/preferences.js";

const choice = /** @type {HTMLElement} */ (document.querySelector("[data-theme-choice]"));

choice.hidden = false;
for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (choice.querySelectorAll("input"))) {
  radio.checked = radio.value === theme();
  radio.addEventListener("change", () => setTheme(radio.value));
}

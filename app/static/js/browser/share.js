// What one has to show: the sheet of the system where there is one, else link, story and picture from a menu.
import { copyText } from "./clipboard.js";

const COPIED_MS = 2000;

for (const menu of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-share]"))) {
  const { title, url = "", story = "" } = menu.dataset;
  menu.previousElementSibling?.addEventListener("click", (event) => {
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share({ title, text: story.split("\n")[0], url }).catch(() => {}); // he has thought better of it
  });
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (menu.querySelectorAll("[data-copy]"))) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button, button.dataset.copy === "url" ? url : story, menu));
  }
}

/** @param {HTMLButtonElement} button @param {string} text @param {HTMLElement} menu */
async function copy(button, text, menu) {
  const words = button.querySelector("span");
  if (!words || !(await copyText(text))) return;
  const before = words.textContent;
  words.textContent = menu.dataset.copied ?? "";
  setTimeout(() => (words.textContent = before), COPIED_MS);
}

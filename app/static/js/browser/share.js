// The share button: it opens the system's share sheet where there is one, otherwise a menu with the link, the report
// and the picture.
import { copyText } from "./clipboard.js";

const COPIED_MS = 2000;

for (const menu of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-share]"))) {
  const { title, url = "", story = "" } = menu.dataset;
  menu.previousElementSibling?.addEventListener("click", (event) => {
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share({ title, text: story.split("\n")[0], url }).catch(() => {}); // The reader closed the share sheet.
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

// The start page: a word for each form, a name before one plays, lists that stay up to date.
import { refresh } from "../net/page_refresh.js";
import { fillWords } from "../fairness/word_forms.js";
import { followRows } from "../seeking/live_rows.js";

/** How often the lists are fetched; those who look come by a channel. */
const EVERY_MS = 8000;

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-computer]"));

/** Choose another strength if the game has no `hard` one. */
function fit() {
  const [strongest, usual] = [strength("hard"), strength("normal")];
  if (strongest?.checked && form?.querySelector("[name=game]:checked:not([data-hard])")) usual?.click();
}

/** @param {string} name @returns {HTMLInputElement | null | undefined} */
const strength = (name) => form?.querySelector(`[name=strength][value=${name}]`);

/** Ask for a name first: without one nothing is sent. @param {SubmitEvent} event */
function ask(event) {
  const sent = /** @type {HTMLFormElement} */ (event.target);
  const [field, said] = [sent.querySelector("[name=name]"), sent.querySelector(".no-name")];
  if (!(field instanceof HTMLInputElement) || field.value.trim()) return;
  event.preventDefault();
  said?.removeAttribute("hidden");
  field.focus();
}

form?.addEventListener("change", fit);
form?.addEventListener("submit", ask);
document.querySelector("form#person")?.addEventListener("submit", (event) => ask(/** @type {SubmitEvent} */ (event)));
for (const card of document.querySelectorAll(".alone details"))
  card.addEventListener("toggle", () => card.querySelector("input")?.focus());
fillWords(document);
followRows(refresh);
setInterval(refresh, EVERY_MS);
document.addEventListener("visibilitychange", refresh);

// The form of a new table: its word for the dice, and the ticket that says in words what was chosen.
import { fillWords } from "../fairness/word_forms.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-new-table]"));
const ticket = /** @type {HTMLElement} */ (form.querySelector("[data-ticket]"));
const rules = form.querySelector("[data-rules]");
const brief = form.querySelector("[data-brief]");

/** Return the words of a field as [name, words], or null if it says nothing. @param {any} field */
function said(field) {
  const { name, says, saysNot } = field.dataset;
  if (!name || !counts(field)) return null;
  if (field.type === "radio") return field.checked ? [name, filled(says)] : null;
  if (field.type === "checkbox") return [name, field.checked ? says : saysNot];
  if (field.tagName === "SELECT")
    return field.value === "" && field.options.length > 1 && inList(field)
      ? null
      : [name, field.selectedOptions[0].textContent];
  return [name, field.value];
}

/** Return whether a field counts: unused seats and hidden fields do not. @param {Element} field */
const counts = (field) => field.closest("[data-seats], .strength, .by-link-alone, .listed")?.checkVisibility() ?? true;

/** Return a text with the values of the fields it names: "{minutes} min". @param {string} says */
const filled = (says) => says.replace(/\{(\w+)\}/g, (_, name) => String(new FormData(form).get(name)));

/** @param {Element} field */
const inList = (field) => field.closest(".picks") !== null;

/** Return the words of all fields, by name. @param {Iterable<Element>} fields */
function linesOf(fields) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const field of fields) {
    const words = said(field);
    if (words?.[1]) lines.set(words[0], [...(lines.get(words[0]) ?? []), words[1]]);
  }
  return [...lines].map(([name, values]) => [name, values.join(", ")]);
}

function draw() {
  const lines = linesOf(form.elements);
  ticket.replaceChildren(...lines.flatMap(([name, words]) => [line("dt", name), line("dd", words)]));
  ticket.hidden = lines.length === 0;
  const chosen = rules ? linesOf(form.querySelectorAll(".fold :is(select, [type=radio])")) : [];
  if (rules) rules.textContent = chosen.map(([, words]) => words).join(", ");
  if (brief) brief.textContent = lines.map(([, words]) => words).join(", ");
  for (const button of form.querySelectorAll("[data-open]")) nameButton(/** @type {HTMLElement} */ (button));
}

/** With nobody to wait for, the match begins at once. @param {HTMLElement} button */
function nameButton(button) {
  button.dataset.later ??= button.textContent ?? "";
  const { later, now } = button.dataset;
  const here = /** @type {HTMLInputElement} */ (form.elements.namedItem("sit")).checked;
  const chairs = [...form.querySelectorAll("[name^=seat-]:checked")].filter(counts);
  const computers = chairs.every((one) => /** @type {HTMLInputElement} */ (one).value === "computer");
  button.textContent = (here && chairs.length && computers ? now : later) ?? "";
}

/** @param {string} tag @param {string} text */
function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

form.addEventListener("input", ({ target }) => {
  const row = /** @type {Element} */ (target).closest(".own p");
  if (row) /** @type {HTMLInputElement} */ (row.querySelector("[type=radio]")).checked = true;
  draw();
});
form.addEventListener(
  "invalid",
  ({ target }) => /** @type {Element} */ (target).closest("details")?.setAttribute("open", ""),
  true,
);
fillWords(form);
draw();

// The new table's form: a share of the chance, and the ticket that says in words what was chosen.
import { fillSeeds } from "./seeds.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-new-table]"));
const ticket = /** @type {HTMLElement} */ (form.querySelector("[data-ticket]"));
const shirts = /** @type {HTMLElement} */ (form.querySelector("[data-shirts]"));

/** What a field says: [name, words], or null where it says nothing. @param {any} field */
function said(field) {
  const { name, says, saysNot } = field.dataset;
  if (!name) return null;
  if (field.type === "radio") return field.checked ? [name, says] : null;
  if (field.type === "checkbox") return [name, field.checked ? says : saysNot];
  if (field.tagName === "SELECT")
    return field.value === "" && field.options.length > 1 && inList(field)
      ? null
      : [name, field.selectedOptions[0].textContent];
  return [name, field.value];
}

/** @param {Element} field */
const inList = (field) => field.closest(".picks") !== null;

function draw() {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const field of form.elements) {
    const words = said(field);
    if (words?.[1]) lines.set(words[0], [...(lines.get(words[0]) ?? []), words[1]]);
  }
  ticket.replaceChildren(...[...lines].flatMap(([name, values]) => [line("dt", name), line("dd", values.join(", "))]));
  ticket.hidden = lines.size === 0;
  const seats = Number(new FormData(form).get("seats"));
  [...shirts.children].forEach((shirt, seat) => shirt.toggleAttribute("hidden", seat >= seats));
}

/** @param {string} tag @param {string} text */
function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

form.addEventListener("input", draw);
fillSeeds(form);
draw();

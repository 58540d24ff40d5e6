// The keyboard of a board: arrows by position, digits, letters, and the element a key was pressed on.

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, [number, number]>} right and down */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const PLACE = /^(?:Key([A-Z])|Digit(\d))$/;
/** @type {Record<string, string>} */
const SIGNS = { BracketLeft: "[", BracketRight: "]", Slash: "/", Comma: ",", Period: ".", Equal: "=" };
const SIGN = /[[\]/,.=?]/;

/**
 * Return the key in lower case, by its letter. Where the reader's layout has no Latin letter or sign there, or no digit
 * without Shift, it is the letter, sign or digit of a US keyboard at that place.
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey">} event
 */
export function keyName({ key, code, shiftKey }) {
  if (key === "Dead") return SIGNS[code] ?? key;
  if (key.length !== 1 || SIGN.test(key)) return key;
  const [, letter, number] = PLACE.exec(code) ?? [];
  if (/[a-z0-9]/i.test(key) || (number && shiftKey)) return key.toLowerCase();
  const sign = shiftKey ? undefined : SIGNS[code];
  return letter?.toLowerCase() ?? number ?? sign ?? key.toLowerCase();
}

/** Return the key by its name; empty for a key combination of the browser. @param {KeyboardEvent} event */
export function pressed(event) {
  return event.ctrlKey || event.metaKey || event.altKey ? "" : keyName(event);
}

/** Return 1 to 9, or 0 for any other key. @param {KeyboardEvent} event */
export const digit = (event) => (/^[1-9]$/.test(pressed(event)) ? Number(pressed(event)) : 0);

/**
 * Return the closest ancestor that a key was pressed on.
 * @param {Event} event @param {string} selector @returns {Element | null}
 */
export const under = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * Return whether Enter or Space presses the focused control; a control that is pressed already does not take it.
 * @param {Event} event
 */
export function onControl(event) {
  const control = under(event, "button, a, input, summary, [role=button]");
  return control !== null && control.getAttribute("aria-pressed") !== "true";
}

/**
 * Return the nearest place in the direction of an arrow key; straight ahead counts for more than near.
 * @template {Point} Place @param {Point} from @param {Iterable<Place>} places @param {string} arrow
 * @returns {Place | null}
 */
export function ahead(from, places, arrow) {
  const way = ARROWS[arrow];
  if (!way) return null;
  const [right, down] = way;
  const along = (/** @type {Point} */ { x, y }) => (x - from.x) * right + (y - from.y) * down;
  const aside = (/** @type {Point} */ { x, y }) => Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
  const cost = (/** @type {Point} */ place) => along(place) + 2 * aside(place);
  const found = [...places].filter((place) => along(place) > 0);
  return found.reduce(
    (best, one) => (best && cost(best) <= cost(one) ? best : one),
    /** @type {Place | null} */ (null),
  );
}

/** @param {Element} element @returns {Point} the middle of the element on the page */
export function middleOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Move the focus with the arrow keys within the group of controls that has it.
 * @param {KeyboardEvent} event @param {string} groups selector
 * @param {string} controls selector
 * @returns {boolean} whether the focus has moved
 */
export function moveFocus(event, groups, controls) {
  const here = document.activeElement;
  const group = here?.closest(groups);
  if (!here || !group || !(pressed(event) in ARROWS)) return false;
  const others = [...group.querySelectorAll(controls)].filter((one) => one !== here);
  const places = others.map((element) => ({ element, ...middleOf(element) }));
  const next = ahead(middleOf(here), places, event.key)?.element;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return Boolean(next);
}

/**
 * Return the item after the chosen one, starting again at the end.
 * @template T @param {T[]} list @param {T | null | undefined} chosen @returns {T | null}
 */
export const next = (list, chosen) => list[(list.indexOf(/** @type {T} */ (chosen)) + 1) % (list.length || 1)] ?? null;

// The buttons and links that several action bars have in common.

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 */

/**
 * Return the button for one step back; its key is U, which this game handles itself.
 * @param {Now} now @param {string} label @returns {Button}
 */
export const back = ({ run }, label) => ({ label, icon: "undo", run: run.change });

/**
 * Return a button with a second line that says what it ends, costs or gives.
 * @param {Button} button @param {string | undefined} effect @returns {Button}
 */
export const saying = (button, effect) => (effect ? { ...button, effect } : button);

/** Return a listener that gets the pressed element. @param {(at: Element) => unknown} does */
export const press = (does) => (/** @type {Event} */ event) => does(/** @type {Element} */ (event.currentTarget));

/** @param {Now} now @returns {Bar["link"]} */
export const timeLink = ({ t, types, run, table }) =>
  types.has("time_out") ? { label: t(table.phone ? "ui-time" : "ui-take-time"), run: run.time } : undefined;

/**
 * Return a button for each choice: Enter is the key of the first, 2 and so on of the others.
 * @param {{label: string, run: () => void, icon?: string, effect?: string}[]} list @returns {Button[]}
 */
export const choices = (list) =>
  list.map((one, i) => ({ ...one, ...(i ? { key: String(i + 1) } : { key: "Enter", primary: true }) }));

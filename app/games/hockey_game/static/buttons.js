// Buttons and links that several action bars have.

/**
 * @typedef {import("./view.d.ts").Now} Now
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 * @typedef {import("stadion/kit/table.d.ts").Button} Button
 */

/**
 * One step back; its key is U, which this game listens to itself.
 * @param {Now} now @param {string} label @returns {Button}
 */
export const back = ({ run }, label) => ({ label, icon: "undo", run: run.change });

/** A listener that is told what was pressed. @param {(at: Element) => unknown} does */
export const press = (does) => (/** @type {Event} */ event) => does(/** @type {Element} */ (event.currentTarget));

/** @param {Now} now @returns {Bar["link"]} */
export const timeLink = ({ t, types, run }) =>
  types.has("time_out") ? { label: t("ui-take-time"), run: run.time } : undefined;

/**
 * Buttons of one choice each: Enter for the first, 2 and so on for the others.
 * @param {{label: string, run: () => void, icon?: string}[]} list @returns {Button[]}
 */
export const choices = (list) =>
  list.map((one, i) => ({ ...one, ...(i ? { key: String(i + 1) } : { key: "Enter", primary: true }) }));

// Draws a game that has no drawing of its own: the view as nested tables, the actions as buttons. It is also the list
// of moves beside every board, for readers who cannot use the picture.
import { html, nothing } from "lit-html";
import { icon } from "../kit/pieces.js";

/** @import {AnyAction, Drawing, Table} from "../kit/table.d.ts" */

/** Return `line_up` as `Line up`. @param {string} word */
const asWords = (word) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll("_", " ");

/** @param {unknown} value @returns {value is null | string | number | boolean | undefined} */
const isLeaf = (value) => value === null || typeof value !== "object" || Object.keys(value).length === 0;

/** @param {unknown} value */
function leaf(value) {
  if (value === null || (typeof value === "object" && Object.keys(value).length === 0)) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  return String(value);
}

/** @param {unknown} value @returns {import("../kit/table.d.ts").Content} */
function nested(value) {
  if (isLeaf(value)) return html`<span dir="auto">${leaf(value)}</span>`;
  if (Array.isArray(value) && value.every(isLeaf)) return html`<span dir="auto">${value.map(leaf).join(", ")}</span>`;
  const rows = Array.isArray(value)
    ? value.map((item, i) => [String(i + 1), item])
    : Object.entries(/** @type {object} */ (value));
  return html`<table class="plain">
    <tbody>
      ${rows.map(
        ([key, item]) =>
          html`<tr>
            <th scope="row">${asWords(key)}</th>
            <td>${nested(item)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Return what an action says beyond its type. @param {unknown} value @returns {string} */
function details(value) {
  if (isLeaf(value)) return leaf(value);
  if (Array.isArray(value)) return value.map(details).join(" + ");
  return Object.entries(/** @type {object} */ (value))
    .map(([key, item]) => `${asWords(key).toLowerCase()} ${details(item)}`)
    .join(", ");
}

/** @param {AnyAction} action @param {Table} table @param {Partial<Drawing>} drawing @returns {string} */
export function actionLabel(action, table, drawing) {
  const own = drawing.action?.(action, table);
  if (own) return own;
  const { type, ...fields } = action;
  const { t, has } = table;
  if (has(`ui-action-${type}`)) return t(`ui-action-${type}`, fields);
  return Object.keys(fields).length ? details(fields) : typeLabel(type, { t, has });
}

/**
 * Return an action with its type, where no heading says it: "Who comes on, 2 Jester Jo".
 * @param {AnyAction} action @param {Table} table @param {Partial<Drawing>} drawing
 */
export function actionWithSort(action, table, drawing) {
  const [sort, words] = [typeLabel(action.type, table), actionLabel(action, table, drawing)];
  return words === sort ? sort : `${sort}, ${words}`;
}

/** @param {string} type @param {{t: Function, has: (id: string) => boolean}} table @returns {string} */
export const typeLabel = (type, { t, has }) =>
  has(`ui-action-type-${type}`) ? t(`ui-action-type-${type}`) : asWords(type);

/**
 * Return all actions as buttons, grouped by type.
 * @param {Table} table @param {Partial<Drawing>} [drawing] may have better words
 */
export function actionList(table, drawing = {}) {
  const groups = grouped(table.actions);
  if (groups.size === 0) return html`<p class="muted sm">${table.t("table-no-actions")}</p>`;
  return html`<div class="moves">
    ${[...groups].map(
      ([type, actions]) =>
        html`<section aria-label=${typeLabel(type, table)}>
          <h3>${typeLabel(type, table)}</h3>
          <div class="row wrap">
            ${actions.map(
              (action) =>
                html`<button
                  class="btn"
                  type="button"
                  aria-disabled=${table.busy ? "true" : nothing}
                  @click=${() => table.act(action)}
                >
                  ${actionLabel(action, table, drawing)}
                </button>`,
            )}
          </div>
        </section>`,
    )}
  </div>`;
}

/** @param {any[]} actions @returns {Map<string, any[]>} */
function grouped(actions) {
  const groups = new Map();
  for (const action of actions) groups.set(action.type, [...(groups.get(action.type) ?? []), action]);
  return groups;
}

/** @param {Table} table */
function board(table) {
  return html`<div class="plain-board" tabindex="0">
    <p class="muted sm row">${icon("info")} ${table.t("table-generic")}</p>
    ${nested(table.view)}
  </div>`;
}

export function create() {
  return {
    /** @param {Table} table */
    draw(table) {
      const tray = table.actions.length
        ? html`<div class="tray-h"><b>${table.t("table-your-moves")}</b></div>
            ${actionList(table)}`
        : undefined;
      return { board: board(table), tray };
    },
  };
}

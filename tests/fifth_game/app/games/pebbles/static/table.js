// The drawing of Pebbles: the heap, the points of each seat, and a button for each choice.
import { html, svg } from "lit-html";
import { drawing } from "stadion/kit/drawing.js";
import { placeOf } from "./places.js";

/** @typedef {import("./view.d.ts").Table} Table */
/** @typedef {import("./view.d.ts").Action} Action */
/** @typedef {{table: Table, t: Table["t"], now: Table["view"], act(action: Action): void}} Desk */

/** @param {number} n */
function stone(n) {
  const { x, y } = placeOf(n);
  return svg`<ellipse class="stone" cx=${x} cy=${y} rx="20" ry="15" />`;
}

/** @param {Desk} desk */
function board({ t, now }) {
  const stones = Array.from({ length: now.heap }, (_, n) => stone(n));
  return html`<div class="heap">
    <svg viewBox="0 0 260 140" role="img" aria-label="${t("ui-heap")} ${now.heap}">${stones}</svg>
    <p class="count">${t("ui-heap")}: <b>${now.heap}</b></p>
    ${now.token === undefined ? "" : html`<p class="token">${t("ui-you-hold")}: <b>${now.token}</b></p>`}
  </div>`;
}

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Bar} */
function bar({ table, t, now, act }) {
  if (now.turn === null) return { flag: t("ui-end"), kind: "over", sentence: t("ui-over") };
  if (now.turn !== table.me) {
    return { flag: t("ui-wait"), kind: "wait", sentence: t("ui-they-act", { name: table.name(now.turn) }) };
  }
  const buttons = table.actions.map((action) => ({
    label: action.type === "take" ? t("ui-take", { count: action.count }) : t("ui-grab"),
    key: action.type === "take" ? String(action.count) : "g",
    primary: action.type === "take" && action.count === 1,
    run: () => act(action),
  }));
  return { flag: t("ui-turn"), kind: "turn", sentence: t("ui-you-act"), buttons };
}

/** The player's points after each choice. @param {Desk} desk */
function sum({ table, t, now }) {
  const preview = now.turn === table.me && now.turn !== null ? table.preview() : null;
  const rows = Object.entries(preview?.take ?? {}).map(([count, { lines, total }]) => {
    const parts = lines.map((line) => html`<a href=${table.rule(line.clause)}>${line.value}</a> `);
    return html`<li>${t("ui-take", { count })}: ${parts}${t("ui-would-have", { total })}</li>`;
  });
  return rows.length ? html`<ul class="outlook">${rows}</ul>` : undefined;
}

/** @param {Desk} desk @param {number} seat */
function strip({ t, now }, seat) {
  const side = now.sides[seat];
  return { body: html`<span class="points">${t("ui-points")} ${side.stones + side.bonus}</span>` };
}

export const create = drawing({
  reading: (/** @type {Table} */ table) => (table.view?.phase ? table.view : null),
  decision: (now, table) => `${now.turn} ${table.doc.seq}`,
  picks: () => ({}),
  desk: (hand) => hand,
  slots: (desk) => ({
    board: board(desk),
    bar: bar(desk),
    sum: sum(desk),
    seat: (/** @type {number} */ seat) => strip(desk, seat),
  }),
});

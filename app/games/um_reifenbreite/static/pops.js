// What lies on the board: the dice with their sum, a question that interrupts, the action card.
import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { signed } from "stadion/kit/numbers.js";
import { die, icon, token } from "./parts.js";
import { fallsShown, rolling } from "./animation_state.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").Fall} Fall
 */

/** Whether dice fall in the strip below the board: those of others at the table. @param {Desk} desk */
const inStrip = ({ animation, table }) => Boolean(animation?.others && table.live);

/**
 * The throw of another player while it is staged, for the strip below the board; the command says it to readers.
 * @param {Desk} desk
 */
export function othersDice(desk) {
  const roll = inStrip(desk) ? rolling(desk.animation) : null;
  if (!roll) return "";
  const [first, second] = roll.made.lines.map(({ what, value }) => face(what, roll.faces ? value?.[0] : null));
  return html`<span class="rolled" aria-hidden="true"
    >${first}+${second}<b>${roll.total ? `= ${roll.made.lines[2].value?.[0]}` : ""}</b></span
  >`;
}

/**
 * The throw on the board while it is staged, as far as it has been shown; in a still picture the one that was made.
 * @param {Desk} desk
 */
export function dice(desk) {
  if (inStrip(desk)) return "";
  const { now, t, names, table } = desk;
  const roll = rolling(desk.animation);
  const made = roll?.made ?? (table.still && now.phase === "move" ? now.view.throw : null);
  if (!made) return "";
  if (roll && !roll.total) {
    const faces = made.lines.slice(0, 2).map(({ what, value }) => face(what, roll.faces ? value?.[0] : null));
    return html`<div class="pop dicep rolled" aria-hidden="true">${faces[0]}+${faces[1]}</div>`;
  }
  const [first, second, both] = made.lines;
  const sum = both.value?.[0] ?? 0;
  const text = t("ui-dice-said", { first: names.source(first.what), second: names.source(second.what), sum });
  const shown = html`<div class="pop dicep rolled" role="img" aria-label=${text}>
    ${face(first.what, first.value?.[0])}+${face(second.what, second.value?.[0])}
    <span>= ${sum}</span>${settled(desk, made)}
  </div>`;
  return keyedContent(shown, made);
}

/**
 * The result of the throw: its action card, the terrain, the spaces.
 * @param {Desk} desk @param {import("./view.d.ts").Throw} made
 */
function settled({ t }, made) {
  const [change] = made.lines.at(-1)?.value ?? [0];
  const most = Math.max(0, made.allowance ?? 0);
  return html`${made.card && made.die ? face("die", made.die) : ""}
    ${made.card && made.total && made.total !== made.lines[2].value?.[0] ? html`<span>→ ${made.total}</span>` : ""}
    ${change && made.allowance !== null ? html`<span class=${change < 0 ? "minus" : ""}>${signed(change)}</span>` : ""}
    ${made.allowance === null ? "" : html`<span class="k">${t("ui-may-move")}<b>${most}</b></span>`}`;
}

/** @param {string} source @param {number|null} [value] without one it still rolls */
const face = (source, value = null) =>
  source === "die"
    ? html`<span class="die">${die(value)}</span>`
    : html`<span class="ecard">${source === "cheat" ? icon("i-tc") : value}</span>`;

const MORE = "UR-9.8";
/** @type {Record<string, string>} */
const RULES = {
  photo: "UR-9.3",
  gain_card: "UR-9.4",
  lose_card: "UR-9.4",
  skip: "UR-9.5",
  reroll_one: "UR-9.6",
  extra_die: "UR-9.7",
  crash: "UR-9.9",
  crash_lose: "UR-9.10",
};

/**
 * The action card of the latest throw with its owner, in a still picture and while a replay shows its ride. At the
 * table it is called over the board.
 * @param {Desk} desk
 */
export function actionCard(desk) {
  const { now, t, names, ui, table } = desk;
  const made = now.view.throw;
  const owner = now.riders.get(made?.rider ?? 0);
  if (!made?.card || !owner || now.phase === "over" || !(table.still || (desk.animation && !table.live))) return "";
  const { number } = owner;
  const title = t("ui-card-of", { rider: number, who: names.person(owner.seat), title: names.cardTitle(made.card) });
  const bad = made.card.startsWith("crash");
  const card = html`<section class="pop acard ${bad ? "bad" : ""}" data-rule=${RULES[made.card] ?? MORE}
    aria-label=${title}>
    <span class="seven">${names.seven}</span><h2>${title}</h2>
    <p>${names.cardText(made.card)}</p>
    ${bad ? falls(desk) : ""}
  </section>`;
  return keyed(`${made.card} ${ui.view}`, card); // it lies elsewhere in another view
}

/** The fallen riders by wave, each with the reason, and one neighbour that did not fall. @param {Desk} desk */
function falls({ now, t, animation }) {
  const down = now.crash.slice(0, fallsShown(animation));
  const safe = down.length === now.crash.length && safeNeighbour(now, down);
  return html`<ol>${down.map(
    (one) => html`<li>${one.wave} ${token(now.riders.get(one.rider))}
      ${one.by === null ? t("ui-fell-card") : t(`ui-fell-${sideOf(now, one)}`, { by: one.by })}</li>`,
  )}
    ${safe ? html`<li class="muted">– ${token(safe)} ${t("ui-fell-safe")}</li>` : ""}</ol>`;
}

/**
 * Say on which side a fallen rider touched the one that pulled them down.
 * @param {import("./reading.js").Reading} now @param {Fall} fall
 */
function sideOf(now, { rider, by }) {
  const [a, b] = [now.riders.get(rider)?.node, now.riders.get(by ?? 0)?.node];
  if (!a || !b || a.lane !== b.lane) return "beside";
  return a.p1 < b.p1 ? "behind" : "ahead";
}

/**
 * Return a rider at a fallen rider's side that had ridden already.
 * @param {import("./reading.js").Reading} now @param {Fall[]} down
 */
export function safeNeighbour(now, down) {
  const sides = new Set(
    down.flatMap(({ rider }) => {
      const node = now.riders.get(rider)?.node;
      return node
        ? [...node.space.sides, ...node.space.straight, ...node.space.prev].map((id) => `${node.leg}:${id}`)
        : [];
    }),
  );
  return (
    [...now.riders.values()].find((one) => one.played && one.state === "racing" && sides.has(one.node?.key ?? "")) ??
    null
  );
}

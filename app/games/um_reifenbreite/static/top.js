// The strip above the board: which race, how far, and the order of play of this round.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { icon, token } from "./parts.js";
import { onRoadOf } from "./standing.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Riders shown on both sides of the one to play on a narrow page. */
const NEAR = { before: 1, after: 4 };

/** @param {import("./desk.js").Desk} desk */
export function top(desk) {
  const { t, names, now, table } = desk;
  const { race } = now.view;
  const of = race.of > 1 && !table.phone ? `${t("ui-top-race", race)} · ` : "";
  return html`<section class="sb ub" aria-label=${t("ui-top")}>
    <div class="rc"><b>${names.race(race.id)}</b><span>${of}${progress(desk)}</span></div>
    ${order(desk)}
  </section>`;
}

/** @param {Desk} desk */
function progress({ t, now }) {
  const { view, phase, riders } = now;
  if (phase === "keep") return t("ui-top-keep");
  if (phase === "place") return t("ui-top-place", { placed: view.placing?.placed ?? 0, riders: riders.size });
  if (phase === "over") return t("ui-top-over");
  const home = [...riders.values()].filter((one) => one.place).length;
  return home
    ? t("ui-top-home", { round: view.round, home })
    : t("ui-top-round", { round: view.round, played: view.played, riders: view.order.length });
}

/** @param {Desk} desk */
function order(desk) {
  const { t, now } = desk;
  const shown = orderShown(desk);
  const at = shown.findIndex((one) => one.now);
  const middle = at < 0 ? shown.length - 1 : at;
  const far = (/** @type {number} */ i) => i < middle - NEAR.before || i > middle + NEAR.after;
  const list = html`<ol class="ord" aria-label=${t(now.phase === "place" ? "ui-order-place" : "ui-order")}>
    ${shown.map(
      (one, i) => html`<li class="${one.played ? "done" : ""} ${one.now ? "now" : ""} ${far(i) ? "far" : ""}"
        aria-current=${one.now ? "step" : "false"}>${token(one.rider)}<i>${below(desk, one)}</i></li>`,
    )}</ol>`;
  return keyedContent(list); // a new rider gets a new list, so that nothing in it moves
}

/** The words below a rider. @param {Desk} desk @param {ReturnType<typeof orderShown>[number]} one */
function below({ t, now }, { rider, played, now: on }) {
  if (on) return t(now.phase === "place" ? "ui-order-you" : "ui-order-now");
  if (rider.state === "fallen") return html`${icon("i-x")}<span class="vh">${t("ui-order-fell")}</span>`;
  return played ? icon("i-check") : "";
}

/**
 * During placing, the riders on the grid, front first, then the one being placed.
 * @param {Desk} desk @returns {{rider: import("./reading.js").Rider, played: boolean, now: boolean}[]}
 */
function orderShown({ now, picks }) {
  if (now.phase !== "place") {
    return now.view.order.flatMap((number, i) => {
      const rider = now.riders.get(number);
      return rider ? [{ rider, played: i < now.view.played && !rider.now, now: rider.now }] : [];
    });
  }
  const placed = onRoadOf(now.riders.values())
    .sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane)
    .map((rider) => ({ rider, played: true, now: false }));
  const mine = now.mine && now.riders.get(picks.rider ?? 0);
  return mine ? [...placed, { rider: mine, played: false, now: true }] : placed;
}

// The strip above the board: which race, how far, and the order of play of this round.
import { html } from "lit-html";
import { icon, token } from "./parts.js";

/** Riders shown on both sides of the one to play on a narrow page. */
const NEAR = { before: 1, after: 4 };

/** @param {import("./desk.js").Desk} desk */
export function top(desk) {
  const { t, names, now } = desk;
  const { race } = now.view;
  return html`<section class="sb ub" aria-label=${t("ui-top")}>
    <div class="rc"><b>${names.race(race.id)}</b><span>${race.of > 1 ? `${t("ui-top-race", race)} · ` : ""}${progress(desk)}</span></div>
    ${order(desk)}
  </section>`;
}

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

function order(desk) {
  const { t, now } = desk;
  const shown = orderShown(desk);
  const at = shown.findIndex((one) => one.now);
  const middle = at < 0 ? shown.length - 1 : at;
  return html`<ol class="ord" aria-label=${t(now.phase === "place" ? "ui-order-place" : "ui-order")}>
    ${shown.map(({ rider, played, now: on }, i) => {
      const far = i < middle - NEAR.before || i > middle + NEAR.after;
      return html`<li class="${played ? "done" : ""} ${on ? "now" : ""} ${far ? "far" : ""}" aria-current=${on ? "step" : "false"}>
        ${token(rider)}<i>${on ? t(now.phase === "place" ? "ui-order-you" : "ui-order-now") : rider.state === "fallen" ? t("ui-order-fell") : played ? icon("i-check") : ""}</i></li>`;
    })}</ol>`;
}

/** On the grid those who stand there, front first, then the one who is being placed. */
function orderShown({ now, picks }) {
  if (now.phase !== "place") {
    return now.view.order.map((number, i) => {
      const rider = now.riders.get(number);
      return { rider, played: i < now.view.played && !rider.now, now: rider.now };
    });
  }
  const placed = [...now.riders.values()]
    .filter((one) => one.node)
    .sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane)
    .map((rider) => ({ rider, played: true, now: false }));
  const mine = now.mine && now.riders.get(picks.rider);
  return mine ? [...placed, { rider: mine, played: false, now: true }] : placed;
}

// The strip of a seat: letter, points, strengths, trainer cards left, the token, and its current activity.
import { html, nothing } from "lit-html";
import { attackSign, defenceSign } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk @param {number} seat @returns {import("stadion/kit/table.d.ts").SeatContent} */
export function seatStrip(desk, seat) {
  const { view, t } = desk;
  const team = view.teams[seat];
  if (!team) return {};
  const { count, points } = team;
  const text = view.phase === "draft" ? t("ui-of-twelve", { count }) : t("ui-points", { points });
  return {
    team: html`<span class="ltr">${team.letter}</span> ${text}`,
    chip: chip(desk, seat),
    secret: Boolean(view.editing[seat]) || view.draft?.kind === "pass",
    body: view.phase === "draft" ? html`<div class="st2"></div>` : body(desk, seat),
  };
}

/** @param {Desk} desk @param {number} seat */
function body(desk, seat) {
  const { view, t, table } = desk;
  const left = view.teams[seat].trainers;
  const hand = Array.from(
    { length: table.components.trainer_hand },
    (_, i) => html`<i class=${i < left ? "f" : ""}></i>`,
  );
  const token = html`<span class="chip" title=${t("ui-first-long")}>${t("ui-first")}</span>`;
  return html`<div class="st2">
    <span class="tcs" role="img" aria-label=${t("ui-trainers-left", { cards: left })}>${hand}</span>
    ${view.season?.first === seat ? token : nothing} ${strengths(desk, seat)}
  </div>`;
}

/** @param {Desk} desk @param {number} seat */
function strengths({ view, me, t }, seat) {
  const strength = (seat === me && view.editor?.strength) || view.teams[seat].strength;
  if (!strength) return nothing;
  const [attack, defence] = [strength.attack.total, strength.defence.total];
  return html`<span class="str" role="img" aria-label=${t("ui-attack-defence", { attack, defence })}>
    <span class="tok">${attackSign()}${attack}</span><span class="tok">${defenceSign()}${defence}</span></span
  >`;
}

/** Describe what the seat does, or what it waits for. @param {Desk} desk @param {number} seat */
function chip(desk, seat) {
  const [id, cls] = doing(desk, seat) ?? ["", ""];
  if (!id) return nothing;
  if (id === "bonuses-left")
    return html`<span class="chip">${desk.t("ui-bonuses-left", { left: unused(desk, seat) })}</span>`;
  return html`<span class="chip ${cls}">${desk.t(`ui-chip-${id}`)}</span>`;
}

/** @param {Desk} desk @param {number} seat @returns {[string, string] | null} what, and the class of its chip */
export function doing(desk, seat) {
  const { view, toAct, me } = desk;
  const on = toAct.includes(seat);
  const mine = seat === me ? "turn" : "";
  const editing = view.editing[seat];
  if (view.draft?.kind === "open") return on ? ["picks", "turn"] : null;
  if (view.draft) return on ? [seat === me ? "pick" : "picking", mine] : ["picked", "ok"];
  if (editing) return editing.done ? ["done", "ok"] : ["editing", mine];
  if (view.phase === "event" || view.phase === "trainer") {
    if (on) return [view.phase === "event" ? "chooses" : "trainers", "turn"];
    return view.round?.waiting.includes(seat) ? ["next", ""] : null;
  }
  return view.match ? playing(desk, seat, on) : null;
}

/** @param {Desk} desk @param {number} seat @param {boolean} on @returns {[string, string]} */
function playing({ view }, seat, on) {
  if (on) return [view.phase === "roll" ? "rolls" : "bonuses", "turn"];
  if (Object.values(view.match?.sides ?? {}).some((side) => side.seat === seat))
    return view.phase === "bonus" ? ["bonuses-left", ""] : ["rolled", "ok"];
  const { pairings = [], played = 0 } = view.round ?? {};
  const next = pairings.findIndex(({ a, b }) => a === seat || b === seat);
  if (next < 0) return ["bye", ""];
  return [next >= played ? "plays-next" : "played", ""];
}

/** @param {Desk} desk @param {number} seat */
function unused({ view }, seat) {
  const side = Object.values(view.match?.sides ?? {}).find((one) => one.seat === seat);
  return Object.values(side?.bonuses ?? {}).filter((one) => !one.used).length;
}

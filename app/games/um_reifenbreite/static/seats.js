// A seat's strip: its riders with their ranks to go, cards, photo numbers and points.
import { html } from "lit-html";
import { icon, token } from "./parts.js";

/** @param {import("./desk.js").Desk} desk @param {number} seat */
export function seatStrip(desk, seat) {
  const { t, names, now } = desk;
  const teams = Object.entries(now.view.teams).filter(([, team]) => team.seat === seat);
  return {
    team: teams.map(([index]) => names.team(Number(index))).join(", "),
    chip: chip(
      desk,
      seat,
      teams.map(([, team]) => team),
    ),
    body: html`${teams.map(
      ([index, team]) => html`
      <div class="rr">${ridersOf(now, Number(index)).map((one) => html`<div>${token(one)}<span>${whereabouts(desk, one)}</span></div>`)}</div>
      <div class="fx"><span class="ecn" aria-label=${t("ui-seat-cards-said", { cards: team.cards })}><i></i><b>${team.cards}</b><span class="wd">${t("ui-seat-cards", { cards: team.cards })}</span></span>
        ${photos(desk, Number(index))}
        <span><b>${team.points}</b> ${t("ui-seat-points", { points: team.points })}</span></div>`,
    )}
      ${now.view.race.of > 1 ? html`<div class="fx"><span>${t("ui-seat-tour")}</span><b>${now.view.score[seat]}</b></div>` : ""}`,
  };
}

const ridersOf = (now, team) => [...now.riders.values()].filter((one) => one.team === team);

function whereabouts({ t, now }, one) {
  if (one.out) return t("ui-seat-out");
  if (one.place) return html`<b>${t("ui-place", { place: one.place })}</b>`;
  if (one.state === "fallen") return html`<b>${t("ui-seat-fallen")}</b>`;
  if (one.state === "dismounted") return t("ui-seat-afoot");
  if (!one.node) return t("ui-seat-waits");
  if (now.phase === "place") return t("ui-seat-lane", { lane: one.node.lane });
  return html`<b>${one.left}</b> ${t("ui-seat-left", { left: one.left })}`;
}

function photos({ t, now }, team) {
  const held = ridersOf(now, team).filter((one) => one.photos.length);
  if (!held.length) return "";
  return html`<span class="pho" title="${t("ui-seat-photos")} ${held.map((one) => `${one.number}: ${one.photos.join(", ")}`).join("; ")}">${icon("i-cam")}<b>${held.map((one) => `${one.number}: ${one.photos.join(",")}`).join("; ")}</b></span>`;
}

/** What the seat is about: its turn, its question, the yellow jersey. */
function chip({ t, now }, seat, teams) {
  if (now.decides.includes(seat)) {
    const rider = now.subject?.seat === seat ? now.subject.number : 0;
    const what = now.phase === "place" ? "place" : now.phase;
    return html`<span class="chip turn">${t(`ui-chip-${what.replace("_", "-")}`, { rider })}</span>`;
  }
  const wearer = now.riders.get(now.view.jersey);
  if (wearer?.seat === seat)
    return html`<span class="chip jersey">${t("ui-chip-jersey", { rider: wearer.number })}</span>`;
  if (now.phase === "keep" && !teams.some((team) => team.choosing))
    return html`<span class="chip">${t("ui-chip-kept")}</span>`;
  return "";
}

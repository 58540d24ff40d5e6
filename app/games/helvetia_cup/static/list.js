// The board as a list: who stands where. For screen readers and small screens.
import { html, nothing } from "lit-html";
import { bolts } from "./draft.js";
import { shortTeam } from "./names.js";
import { placed } from "./reading.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Person} Person
 */

/** A tab beside log and chat; nothing before footballers stand on the pitch. @param {Desk} desk */
export function listTab(desk) {
  const { now, t, table } = desk;
  if (!now.footballers.size) return [];
  return [
    {
      id: "list",
      label: t("ui-list"),
      body: html`<div class="hc-list">${[0, 1].map((seat) => squad(desk, seat))}
    <p class="sm muted">${now.view.ball ? t("ui-list-ball", { hex: now.view.ball }) : t("ui-list-no-ball")}</p>
    <p class="sm"><a href=${table.rule("HC-6.1")}>${t("ui-list-rules")}</a></p></div>`,
    },
  ];
}

/** @param {Desk} desk @param {number} seat */
const squad = (desk, seat) => html`<table>
  <caption>${shortTeam(desk.table, seat)}, ${desk.table.name(seat)}</caption>
  <thead><tr><th scope="col">${desk.t("ui-list-number")}</th><th scope="col">${desk.t("ui-list-name")}</th><th
    scope="col">${desk.t("ui-list-hex")}</th><th scope="col">${desk.t("ui-list-boosts")}</th></tr></thead>
  <tbody>${desk.now
    .squad(seat)
    .filter(placed)
    .sort((a, b) => a.number - b.number)
    .map((one) => row(desk, one))}</tbody></table>`;

/** @param {Desk} desk @param {import("./view.d.ts").Standing} one */
function row(desk, one) {
  const { t, picks } = desk;
  const state = states(desk, one);
  return html`<tr class=${picks.f === one.id ? "cur" : ""}><td class="num">${one.number}</td>
    <th scope="row"><button type="button" aria-pressed=${picks.f === one.id} @click=${() =>
      desk.person(one.id)}>${one.name}</button>${state ? html` <span class="sm muted">${state}</span>` : nothing}</th>
    <td>${
      desk.table.phone
        ? html`<button type="button" aria-label=${t("ui-list-look", { hex: one.hex })}
      @click=${() => desk.zoom(one.hex)}>${one.hex}</button>`
        : one.hex
    }</td>
    <td>${bolts(one.boosts, one.card.boosts, t)}</td></tr>`;
}

/** "has the ball, tired": everything that the disc shows by badges. @param {Desk} desk @param {Person} one */
function states({ now, t }, one) {
  const marks = {
    "ui-say-has-ball": now.view.holder === one.id,
    "ui-slot-keeper": one.keeper,
    "ui-say-fallen": one.fallen,
    "ui-say-yellow": one.yellow,
    "ui-say-tired": one.tired,
  };
  const text = Object.entries(marks).filter(([, yes]) => yes);
  return text.map(([id]) => t(id)).join(", ");
}

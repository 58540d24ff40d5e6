// One's own energy cards while there is nothing to decide, read only.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { framed, icon } from "./parts.js";

/** The clause of energy cards. */
export const ENERGY = "UR-8.1";

/** The text id that names whose card a kind is. @param {{rider: number|null}} kind @param {string} what */
export const roleOf = ({ rider }, what) => (rider ? `ui-${what}-${rider}` : `ui-${what}-free`);

/**
 * The sign of a card that is not for climbs, if the terrain counts.
 * @param {Pick<import("./desk.js").Desk, "now">} desk @param {{no_uphill?: boolean}} kind
 */
export const mountainOf = ({ now }, { no_uphill: flat }) => (flat && now.rules.terrain ? icon("i-mt", "mt ico") : "");

/** @param {import("./desk.js").Desk} desk */
export function handTray(desk) {
  const { now, me } = desk;
  const teams = Object.keys(now.view.hand ?? {});
  if (me === null || !teams.length) return undefined;
  return html`${teams.map((team) => handOf(desk, team))}`;
}

/**
 * The cards of one team.
 * @param {import("./desk.js").Desk} desk @param {string} team @param {import("./parts.js").Content} [aside]
 */
export function handOf(desk, team, aside = "") {
  const { t, now, names, table } = desk;
  const held = now.view.hand?.[team] ?? {};
  const several = Object.keys(now.view.hand ?? {}).length > 1;
  const kinds = Object.entries(names.kinds).filter(([kind]) => held[kind]);
  const card = (/** @type {typeof kinds[number]} */ [kind, one]) => html`<div
      class="pc held ${one.rider ? "blue" : "green"}" data-rule=${ENERGY}>
      <span class="n">${one.value}${mountainOf(desk, one)}<span class="cnt">×${held[kind]}</span></span>
      <b>${t(roleOf(one, "card-kind"))}</b>
      <small>${one.rider ? t("ui-note-digit", { digit: one.rider }) : t("ui-note-any")}</small></div>`;
  return framed(
    (several || !table.live) && !aside ? t("ui-tray-hand-team", { team: names.team(team) }) : t("ui-tray-hand"),
    aside,
    html`${keyedContent(
      kinds.map(card),
      kinds.map(([kind]) => kind),
    )}`,
  );
}

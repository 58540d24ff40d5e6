// Choosing seven energy cards for a short race: counters for every kind, of every team of the seat.
import { html } from "lit-html";
import { ENERGY, handOf, mountainOf, roleOf } from "./handtray.js";
import { framed } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/**
 * Return the number of cards that a team keeps: those sent and those picked.
 * @param {Desk} desk @param {string} team
 */
export function keptOf({ now, picks }, team) {
  const sent = Object.values(now.view.kept?.[team] ?? {}).reduce((a, b) => a + b, 0);
  const picked = Object.entries(picks.keep)
    .filter(([key]) => key.startsWith(`${team}/`))
    .reduce((sum, [, n]) => sum + n, 0);
  return { sent, picked, of: now.view.keeps ?? 0 };
}

/** The picked cards, one after the other, as they are offered. @param {Desk} desk */
export const keepActions = ({ picks }) =>
  Object.entries(picks.keep).flatMap(([key, count]) => {
    const [team, card] = key.split("/");
    return Array.from({ length: count }, () => ({ type: /** @type {const} */ ("keep"), team: Number(team), card }));
  });

/** Return whether every team of the seat has picked exactly as many as it keeps. @param {Desk} desk */
export const isFull = (desk) =>
  Object.entries(desk.now.view.teams)
    .filter(([, team]) => team.seat === desk.me && team.choosing)
    .every(([team]) => {
      const { sent, picked, of } = keptOf(desk, team);
      return sent + picked === of;
    });

/** The team whose cards are being chosen: the one asked for, else the first. @param {Desk} desk */
export const keepingOf = ({ now, ui: { keeping } }) =>
  now.view.hand?.[keeping] ? keeping : Object.keys(now.view.hand ?? {})[0];

/** @param {Desk} desk */
export function keepTray(desk) {
  const { t, now, names, me } = desk;
  const team = keepingOf(desk);
  if (me === null || !team) return undefined;
  const teams = Object.keys(now.view.hand ?? {});
  const switches = teams.length > 1 ? teamSwitches(desk, teams, team) : "";
  if (!now.view.teams[team].choosing) return handOf(desk, team, switches);
  const { sent, picked, of } = keptOf(desk, team);
  return framed(
    t("ui-tray-keep"),
    switches || html`<span class="others">${t("ui-kept", { kept: sent + picked, of })}</span>`,
    Object.keys(names.kinds).map((kind) => counter(desk, team, kind, sent + picked >= of)),
  );
}

/**
 * Only one of two teams is shown at a time, so that all its cards are visible.
 * @param {Desk} desk @param {string[]} teams @param {string} shown
 */
const teamSwitches = (desk, teams, shown) =>
  html`<span class="teams">
    ${teams.map((team) => {
      const { sent, picked, of } = keptOf(desk, team);
      return html`<button type="button" aria-pressed=${team === shown ? "true" : "false"}
        @click=${() => desk.setUi({ keeping: team })}>
        ${desk.names.team(team)} <b>${sent + picked}/${of}</b>
      </button>`;
    })}
  </span>`;

/**
 * Draw the number of cards of a kind, and the buttons for one less and one more.
 * @param {import("./desk.js").Desk} desk @param {string} team @param {string} kind @param {boolean} full
 */
function counter(desk, team, kind, full) {
  const { t, table, now, names, picks } = desk;
  const { rider, value } = names.kinds[kind];
  const key = `${team}/${kind}`;
  const count = picks.keep[key] ?? 0;
  const [held, had] = [now.view.hand?.[team]?.[kind] ?? 0, now.view.kept?.[team]?.[kind] ?? 0];
  const change = (/** @type {number} */ by) => desk.pick({ keep: { ...picks.keep, [key]: count + by } });
  const vain = (/** @type {boolean} */ over, /** @type {Element} */ at) =>
    over
      ? table.sayWhy({ text: "ui-keep-full", args: { of: now.view.keeps ?? 0 }, clause: "UR-3.4", at })
      : table.sayWhy({ text: "table-wrong-here", at });
  const button = (/** @type {string} */ id, /** @type {1 | -1} */ by, /** @type {boolean} */ shut) =>
    html`<button class="btn" type="button" aria-label=${t(id, { card: names.source(kind) })}
      aria-disabled=${!now.mine || shut ? "true" : "false"}
      @click=${(/** @type {any} */ { currentTarget: at }) =>
        now.mine && !shut ? change(by) : vain(by > 0 && full && count < held, at)}>${by < 0 ? "−" : "+"}</button>`;
  const mountain = mountainOf(desk, names.kinds[kind]);
  return html`<div class="pc ${rider ? "blue" : "green"}" data-rule=${ENERGY}>
    <span class="n">${value}${mountain}<span class="cnt">${had + count} / ${held + had}</span></span>
    <b>${t(roleOf({ rider }, "card-kind"))}</b>
    <span class="pm">${button("ui-keep-less", -1, count === 0)}
      ${button("ui-keep-more", 1, full || count >= held)}</span></div>`;
}

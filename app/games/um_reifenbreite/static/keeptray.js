// Choosing seven energy cards for a short race: counters for every kind, of every team of the seat.
import { html } from "lit-html";
import { handOf } from "./handtray.js";
import { framed } from "./parts.js";

/** How many cards of a team are kept: those sent and those picked. */
export function keptOf({ now, picks }, team) {
  const sent = Object.values(now.view.kept?.[team] ?? {}).reduce((a, b) => a + b, 0);
  const picked = Object.entries(picks.keep)
    .filter(([key]) => key.startsWith(`${team}/`))
    .reduce((sum, [, n]) => sum + n, 0);
  return { sent, picked, of: now.view.keeps ?? 0 };
}

/** The picked cards, one after the other, as they are offered. */
export const keepActions = ({ picks }) =>
  Object.entries(picks.keep).flatMap(([key, count]) => {
    const [team, card] = key.split("/");
    return Array.from({ length: count }, () => ({ type: "keep", team: Number(team), card }));
  });

/** Whether every team of the seat has picked exactly as many as it keeps. */
export const isFull = (desk) =>
  Object.entries(desk.now.view.teams)
    .filter(([, team]) => team.seat === desk.me && team.choosing)
    .every(([team]) => {
      const { sent, picked, of } = keptOf(desk, team);
      return sent + picked === of;
    });

/** @param {import("./desk.js").Desk} desk */
export function keepTray(desk) {
  const { t, now, names, me, picks } = desk;
  if (me === null) return undefined;
  return html`${Object.entries(now.view.hand ?? {}).map(([team, held]) => {
    if (!now.view.teams[team].choosing) return handOf(desk, team);
    const { sent, picked, of } = keptOf(desk, team);
    const many = Object.keys(now.view.hand).length > 1;
    return framed(
      many ? names.team(Number(team)) : t("ui-tray-keep"),
      html`<span class="others">${t("ui-kept", { kept: sent + picked, of })}</span>`,
      Object.entries(names.kinds).map(([kind, { rider, value }]) => {
        const key = `${team}/${kind}`;
        const count = picks.keep[key] ?? 0;
        const had = now.view.kept?.[team]?.[kind] ?? 0;
        const change = (by) => desk.pick({ keep: { ...picks.keep, [key]: count + by } });
        return html`<div class="pc ${rider ? "blue" : "green"}"><span class="n">${value}<span class="cnt">${had + count} / ${(held[kind] ?? 0) + had}</span></span>
          <b>${rider ? t(`ui-card-kind-${rider}`) : t("ui-card-kind-free")}</b>
          <span class="pm"><button class="btn" type="button" aria-label=${t("ui-keep-less", { card: names.source(kind) })} ?disabled=${!now.mine || count === 0} @click=${() => change(-1)}>−</button>
            <button class="btn" type="button" aria-label=${t("ui-keep-more", { card: names.source(kind) })} ?disabled=${!now.mine || sent + picked >= of || count >= (held[kind] ?? 0)} @click=${() => change(1)}>+</button></span></div>`;
      }),
    );
  })}`;
}

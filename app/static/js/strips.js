// Strips across the table: the line, what happened meanwhile, an old move under the eyes.
import { html, nothing } from "lit-html";
import { icon } from "./kit/pieces.js";

/**
 * @param {{kind?: string, picture: string, bold: unknown, text?: unknown, buttons?: {label: string, run: () => void}[], alert?: boolean}} strip
 */
export const strip = ({ kind = "", picture, bold, text, buttons = [], alert = false }) =>
  html`<div class="strip ${kind}" role=${alert ? "alert" : "status"}>
    ${icon(picture)}
    <span class="grow"><b>${bold}</b>${text ? html` <span class="sm">${text}</span>` : nothing}</span>
    ${buttons.map((button) => html`<button class="btn" type="button" @click=${button.run}>${button.label}</button>`)}
  </div>`;

/** @param {any} room @param {any} table @param {{retry: () => void, showAway: () => void, forgetAway: () => void, forgive: () => void}} run */
export function strips(room, { t, name, me, doc }, run) {
  const shown = [];
  const { state, tries } = room.line;
  if (state === "reconnecting") {
    const text = t(me === null ? "table-reconnecting-watching" : "table-reconnecting-text");
    shown.push(
      strip({
        picture: "wifi",
        bold: t("table-reconnecting", { tries }),
        text,
        buttons: [{ label: t("table-try-now"), run: run.retry }],
      }),
    );
  }
  if (state === "lost") {
    shown.push(
      strip({
        kind: "bad",
        picture: "x",
        bold: t("table-lost"),
        text: t("table-lost-text"),
        buttons: [{ label: t("table-try-now"), run: run.retry }],
        alert: true,
      }),
    );
  }
  if (room.lost) {
    shown.push(
      strip({
        kind: "bad",
        picture: "x",
        bold: t("table-not-arrived"),
        text: t("table-not-arrived-text"),
        buttons: [{ label: t("table-close"), run: run.forgive }],
        alert: true,
      }),
    );
  }
  if (room.away && state === "good") shown.push(awayStrip(room.away, { t, name }, run));
  if (doc.notice) shown.push(strip({ picture: "info", bold: doc.notice }));
  return shown;
}

/** @param {{seq: number, news: any[]}} away @param {any} table @param {any} run */
function awayStrip({ news }, { t, name }, run) {
  const seats = new Set(news.map((entry) => entry.seat));
  const moves = new Set(news.map((entry) => entry.seq)).size;
  const text =
    seats.size === 1
      ? t("table-back-one", { name: name(news[0].seat), count: moves })
      : t("table-back-several", { count: moves });
  const buttons = [
    { label: t("table-show-it"), run: run.showAway },
    { label: t("table-close"), run: run.forgetAway },
  ];
  return strip({ kind: "ok", picture: "check", bold: t("table-back"), text, buttons });
}

/** Why there is no table to see. @param {string} code @param {(id: string, args?: object) => string} t */
export const shutDoor = (code, t) =>
  html`<main id="main" class="wrap-page">
    <div class="card empty">
      <h1 class="page-h">${t(`table-door-${code.replaceAll("_", "-")}`)}</h1>
      <p class="muted">${t(`table-door-${code.replaceAll("_", "-")}-text`)}</p>
      <div class="row wrap"><a class="btn pri" href="/">${t("table-door-home")}</a></div>
    </div>
  </main>`;

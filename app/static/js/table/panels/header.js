// The header of the table page: the table's name, the connection, sound, rules, settings, leave.
import { html, nothing } from "lit-html";
import { slot } from "../../notifications/inbox_channel.js";
import { icon, SPRITE } from "../../kit/pieces.js";
import { flag } from "../../browser/preferences.js";

/** @import {Table} from "../../kit/table.d.ts" */

const SLOW_MS = 150;

/** @param {import("../../net/live_channel.js").Connection} line @param {import("../../kit/table.d.ts").Say} t */
function connectionState({ state, latency }, t) {
  const slow = latency !== null && latency > SLOW_MS;
  const word =
    state === "good"
      ? slow
        ? "slow"
        : "good"
      : state === "joining"
        ? "joining"
        : state === "lost"
          ? "lost"
          : "broken";
  const text = t(`table-line-${word}`);
  return html`<span class="conn ${word}" role="status"
    >${icon("wifi")}
    <span class="hide-s" aria-hidden="true"
      >${latency === null ? text : t(`table-line-${word}-ms`, { ms: latency })}</span
    ><span class="vh">${text}</span></span
  >`;
}

/**
 * @param {{connection: any}} room @param {Table} table
 * @param {{title: string, sub: string, marked: boolean, tournament: string | null}} names `marked`: show `sub` first
 * @param {{sound: () => void, settings: () => void, leave: () => void}} run
 */
export function tableHeader({ connection }, { t, rule }, { title, sub, marked, tournament }, run) {
  const loud = flag("sound");
  return html`<header class="hdr">
    <div class="hdr-in">
      <a class="wordmark" href="/" aria-label=${t("shell-home")}
        ><svg aria-hidden="true"><use href="${SPRITE}#logo"></use></svg><span>STADION</span></a
      >
      <h1 class="tname trunc grow">
        ${marked ? html`<span class="sub">${sub}</span>` : nothing} ${title}
        ${sub && !marked ? html`<span class="hide-s sub">${sub}</span>` : nothing}
      </h1>
      ${slot} ${tournament ? tournamentLink(tournament, t) : nothing}
      ${connectionState(connection, t)}
      <button
        class="tool"
        type="button"
        aria-pressed=${loud ? "true" : "false"}
        aria-label=${t("table-sound")}
        @click=${run.sound}
      >
        ${icon(loud ? "sound" : "mute")}
      </button>
      <a class="tool hide-s" href=${rule()}>${icon("book")}${t("shell-nav-rules")}</a>
      <button class="tool" type="button" aria-label=${t("table-settings")} @click=${run.settings}>
        ${icon("gear")}
      </button>
      <button class="tool hide-s" type="button" @click=${run.leave}>${t("table-leave")}</button>
    </div>
  </header>`;
}

/** @param {string} url @param {(id: string) => string} t */
const tournamentLink = (url, t) =>
  html`<a class="tool" href=${url} aria-label=${t("table-tournament")}
    >${icon("trophy")}<span class="hide-s">${t("table-tournament")}</span></a
  >`;

/** @param {number} unread */
const count = (unread) => html`<span class="count">${unread}</span>`;

/** @param {(id: string) => string} t */
const turnDot = (t) => html`<span class="count dot"><span class="vh">${t("table-flag-your-turn")}</span></span>`;

/**
 * The five tabs of a phone.
 * @param {string} open @param {(id: string) => void} choose @param {{unread: number, turn: boolean}} marks
 * @param {Table} table
 */
export function phoneTabs(open, choose, { unread, turn }, { t, rule }) {
  const tabs = [
    ["table", "dice"],
    ["log", "list"],
    ["chat", "chat"],
    ["seats", "user"],
  ];
  return html`<nav class="ttabs" aria-label=${t("table-views")}>
    ${tabs.map(
      ([id, picture]) =>
        html`<button type="button" aria-current=${id === open ? "page" : nothing} @click=${() => choose(id)}>
          ${icon(picture)}${t(`table-tab-${id}`)}${id === "chat" && unread ? count(unread) : nothing}
          ${id === "table" && turn && open !== "table" ? turnDot(t) : nothing}
        </button>`,
    )}
    <a href=${rule()}>${icon("book")}${t("shell-nav-rules")}</a>
  </nav>`;
}

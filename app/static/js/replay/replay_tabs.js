// The tabs beside a replay: the moments of the match, its marked decisions, all its moves, and the chat.
import { html, nothing } from "lit-html";
import { decisionList } from "./decision_list.js";
import { momentList } from "./moment_list.js";
import { chatList } from "../table/panels/chat.js";
import { moveList } from "./move_list.js";
import { moveBetweenTabs } from "../table/panels/side_panel.js";

/**
 * @typedef {"moments" | "decisions" | "moves" | "chat"} Tab
 *
 * @typedef {object} ReplayTabs
 * @property {Tab} tab
 * @property {number} seq of the position that is shown
 * @property {import("./key_moments.js").KeyMoment[]} moments
 * @property {{found: import("./decision_list.js").MarkedDecision[] | null, url: string} | null} analysis null until it
 *   has come; `found` is null if there is none
 * @property {import("../table/panels/event_log.js").Group[]} chapters
 * @property {import("../net/live_channel.js").ChatMessage[]} talk
 */

/**
 * @param {ReplayTabs} now @param {import("../kit/table.d.ts").Table} table
 * @param {{jump: (seq: number) => void, open: (tab: Tab) => void}} run
 */
export function replayTabs({ tab, seq, moments, analysis, chapters, talk }, table, { jump, open }) {
  /** @type {Tab[]} */ const tabs = ["moves", "chat"];
  if (analysis?.found) tabs.unshift("decisions");
  if (moments.length) tabs.unshift("moments");
  const words = { moments: "replay-moments", decisions: "replay-decisions", moves: "replay-moves", chat: "table-chat" };
  /** @type {Partial<Record<Tab, number>>} */
  const counted = { chat: talk.length, decisions: analysis?.found?.length };
  const bodies = {
    moments: () => momentList(moments, seq, table, jump),
    decisions: () => (analysis?.found ? decisionList(analysis.found, analysis.url, seq, table, jump) : nothing),
    moves: () => moveList(chapters, table, jump),
    chat: () => chatList(talk, table),
  };
  return html`<div class="tabs" role="tablist" aria-label=${table.t("replay-beside")} @keydown=${moveBetweenTabs}>
      ${tabs.map(
        (one) =>
          html`<button
            role="tab"
            type="button"
            id="tab-${one}"
            aria-controls="tab-body"
            aria-selected=${one === tab ? "true" : "false"}
            tabindex=${one === tab ? 0 : -1}
            @click=${() => open(one)}
          >
            ${table.t(words[one])}${counted[one] ? count(counted[one]) : nothing}
          </button>`,
      )}
    </div>
    <div class="body" id="tab-body" role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0">${bodies[tab]()}</div>`;
}

/** @param {number} lines */
const count = (lines) => html` <span class="count">${lines}</span>`;

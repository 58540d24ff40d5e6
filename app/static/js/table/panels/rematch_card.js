// The card of a rematch, on a finished table and on its result page.
import { html, nothing } from "lit-html";
import { goneNames, unansweredNames, seatChanges, declinedNames, rematchStatus } from "../state/rematch_state.js";
import { committedWord } from "../../fairness/word_drafts.js";
import { followRematch } from "../../fairness/rematch_word.js";
import { send } from "../../net/http.js";
import { clockFace } from "../../browser/clock_text.js";
import { icon, jersey } from "../../kit/pieces.js";
import { listed, shownName } from "../../kit/words.js";

/** @import {Doc, Sat, Say} from "../../kit/table.d.ts" */

const TICK_MS = 1000;
const STRENGTH = "normal"; // of the computer that replaces a player who declines

/**
 * The parts that the card needs: the document of the finished match, texts, and a way to send requests.
 *
 * @typedef {object} RematchContext
 * @property {Doc} doc @property {Say} t @property {string} lang @property {string | null} code
 * @property {ReturnType<typeof import("../../net/http.js").matchUrls>} urls
 * @property {(work: () => Promise<void>) => Promise<void>} attempt @property {() => void} redraw
 * @property {() => number} now the server's time in ms, as the page knows it
 */

/** @type {ReturnType<typeof setTimeout> | undefined} */ let ticking;
let waits = false; // A player waiting here follows when the rematch begins; a player looking at an old result stays.

/**
 * The card, or the button that proposes a rematch; a spectator sees nothing before it is proposed.
 * @param {RematchContext} context
 */
export function rematchCard(context) {
  const { doc, t, redraw, now } = context;
  const kind = rematchStatus(doc, now());
  clearTimeout(ticking);
  if (kind === "none") return doc.viewer.seat === null ? nothing : proposal(context);
  if (kind === "begun" && waits) location.assign(address(context));
  waits ||= kind === "waiting" || kind === "starting" || kind === "revealing";
  if (waits && kind !== "begun" && doc.rematch) followRematch(doc.rematch.match, context.code);
  if (kind !== "begun") ticking = setTimeout(redraw, TICK_MS); // The card shows times.
  return html`<section class="rem" aria-label=${t("rematch-title")}>
    <div>
      <h3 role="status" aria-live=${kind === "starting" ? "off" : nothing} dir="auto">${heading(context, kind)}</h3>
      <p class="sm">${second(context, kind)}</p>
    </div>
    <ul class="swap">
      ${seatChanges(doc).map((move) => moved(move, t))}
    </ul>
    <div class="row wrap">${buttons(context, kind)}</div>
  </section>`;
}

/** @param {RematchContext} context */
const proposal = (context) =>
  html`<button class="btn flood" type="button" data-enter @click=${() => join(context)}>
    ${icon("rr")}${context.t("rematch-propose")}
  </button>`;

/** Return the address of the new table; its code is that of the finished one. @param {RematchContext} context */
const address = ({ doc, code }) => `/matches/${doc.rematch?.match}${code ? `?${new URLSearchParams({ code })}` : ""}`;

/** @param {RematchContext} context @param {import("../state/rematch_state.js").RematchStatus} kind */
function heading({ doc, t, lang, now }, kind) {
  const gone = ["asked", "waiting", "starting"].includes(kind) ? goneNames(doc) : [];
  const { host, seats, starts_at } = /** @type {import("../../kit/table.d.ts").Rematch} */ (doc.rematch);
  if (kind === "begun") return t("rematch-title");
  if (kind === "revealing") return t("promise-starting");
  if (gone.length) return t("rematch-gone", { name: listed(shown(gone, t), lang) });
  if (starts_at) return t("rematch-starts", { seconds: secondsUntil(starts_at, now) });
  const waitedFor = unansweredNames(seats);
  if (kind === "waiting" && waitedFor.length) return t("rematch-waits", { name: listed(shown(waitedFor, t), lang) });
  return t("rematch-wants", { name: shownName(host.name, t) });
}

/** @param {string[]} names @param {Say} t */
const shown = (names, t) => names.map((name) => shownName(name, t));

/** @param {string} time @param {() => number} now */
const secondsUntil = (time, now) => Math.max(0, Math.ceil((Date.parse(time) - now()) / 1000));

/** @param {RematchContext} context @param {import("../state/rematch_state.js").RematchStatus} kind */
function second({ doc, t, now }, kind) {
  const { seats, open_until, starts_at } = /** @type {import("../../kit/table.d.ts").Rematch} */ (doc.rematch);
  const no = shown(declinedNames(seats), t).map((name) => t("rematch-declined", { name }));
  if (kind === "waiting" && no.length) return no.join(" · ");
  if (starts_at || kind === "watching" || kind === "begun" || kind === "revealing") return nothing;
  const time = clockFace(1000 * secondsUntil(open_until, now), false);
  return t("rematch-same", { clock: clockWords(doc.clock, t), time });
}

/** @param {Doc["clock"]} clock @param {Say} t */
function clockWords(clock, t) {
  if (!clock) return t("clock-none");
  if (clock.kind === "days") return t("clock-days", { days: clock.days });
  const seconds = Math.round((clock.kind === "bank" ? clock.increment_ms : clock.ms) / 1000);
  return t(`clock-${clock.kind}`, { seconds, minutes: Math.round(clock.ms / 60_000) });
}

/** Return who will be on a seat; nothing for a free one. @param {Sat} seat @param {Say} t */
function nameOn({ player, bot, computer, asked, seat, coach = seat }, t) {
  if (player) return shownName(player.name, t);
  return computer ?? (bot ? t("table-bot-name", { number: coach + 1 }) : (asked?.name ?? ""));
}

/** A change of shirts: the old one and the new one. @param {{sign: number, next: Sat}} move @param {Say} t */
const moved = ({ sign, next, next: { player, bot } }, t) =>
  html`<li>
    ${jersey(sign, "s")}${icon("next", "ico tiny")}${jersey(next.sign, "s")}
    ${bot && !player ? html`<span class="prog" title=${t("table-bot")}>${icon("bot")}</span>` : nothing}
    <span class="trunc" dir="auto">${nameOn(next, t)}</span>
    ${player || bot ? html`<span class="chip ok">${icon("check")}${t("rematch-is-in")}</span>` : nothing}
  </li>`;

/** @param {RematchContext} context @param {import("../state/rematch_state.js").RematchStatus} kind */
function buttons(context, kind) {
  const { doc, t, urls } = context;
  const proposed = /** @type {import("../../kit/table.d.ts").Rematch} */ (doc.rematch);
  const table = `/api/matches/${proposed.match}`;
  // Where signs stay with the seats, two players swap sides; jerseys that go with the players leave none to swap.
  const swap = proposed.seats.length === 2 && proposed.seats[0].sign === doc.seats[0].sign;
  const no = button(t("rematch-not-now"), () => send("DELETE", `${urls.api}/rematch`), context);
  const yes = button(t(swap ? "rematch-join-two" : "rematch-join"), () => join(context), context, "flood", true);
  if (kind === "asked") return [no, yes];
  if (kind === "declined") return yes;
  const start = () => send("POST", `${table}/start`);
  if (kind === "revealing") return nothing;
  if (kind === "starting") return button(t("rematch-start-now"), start, context, "flood", true);
  if (kind === "watching" || kind === "begun") return link(t("rematch-follow"), context);
  if (!declinedNames(proposed.seats).length) return no;
  const computer = () => send("POST", `${table}/seats`, { bot: STRENGTH });
  return [
    link(html`${icon("link")}${t("rematch-link")}`, context),
    button(html`${icon("bot")}${t("rematch-computer")}`, computer, context, "flood"),
  ];
}

/** A link to the new table. @param {unknown} label @param {RematchContext} context */
const link = (label, context) => html`<a class="btn chalk" href=${address(context)}>${label}</a>`;

/** @param {RematchContext} context */
const join = ({ urls, attempt }) =>
  attempt(async () => {
    await send("POST", `${urls.api}/rematch`, { word_commitment: committedWord() ?? null });
    waits = true;
  });

/**
 * @param {unknown} label @param {() => Promise<unknown>} run @param {RematchContext} context @param {string} [look]
 * @param {boolean} [enter] whether the key Enter presses it too
 */
function button(label, run, { attempt }, look = "chalk", enter = false) {
  const press = () => attempt(async () => void (await run()));
  return html`<button class="btn ${look}" type="button" ?data-enter=${enter} @click=${press}>${label}</button>`;
}

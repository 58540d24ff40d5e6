// The season: the table, a line for each round, and the cards that are left in the half.
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { shape } from "stadion/kit/pieces.js";
import { roundName } from "./top.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Season} Season
 * @typedef {import("./view.d.ts").Pairing} Pairing
 */

const AIR = 10; // pixels below the line of the round that is played

/**
 * Draw the season as a card under the seats: the table, the latest rounds, what is left.
 * @param {Desk} desk @param {number} [most] the number of rounds
 */
export function seasonCard(desk, most = Infinity) {
  const { view, t } = desk;
  const { season } = view;
  const name = season && season.stage !== "season" ? t("ui-regular") : roundName(desk);
  const round = season ? keyedContent(html`<small>${name}</small>`) : nothing;
  return html`<section class="card course" tabindex="0" aria-labelledby="course-h">
    <h2 class="h3" id="course-h">
      ${t(view.season ? "ui-season" : "ui-draft")} ${round}
    </h2>
    ${seasonTab(desk, most)}
  </section>`;
}

/**
 * Draw the season, in a tab on screens without room beside the board.
 * @param {Desk} desk @param {number} [most] the number of rounds, the latest ones
 */
export function seasonTab(desk, most = Infinity) {
  const { view, t } = desk;
  if (!view.season) return draftCourse(desk);
  return html`<div class="season">
    ${leagueTable(desk)}
    ${keyedContent(
      html`<ul class="fx" aria-label=${t("ui-fixtures")}>
          ${roundsOf(desk, view.season, most)}
        </ul>
        ${view.phase === "over" ? nothing : left(desk, view.season)}`,
    )}
  </div>`;
}

/**
 * Return the seats in the order of the league table; in a play-off that of the regular season.
 * @param {import("./view.d.ts").View} view
 */
export const standings = ({ teams, season }) =>
  season?.seeds?.length
    ? season.seeds
    : Object.keys(teams)
        .map(Number)
        .sort((a, b) => teams[a].place - teams[b].place || a - b);

/** Return the seat's points from the latest match, shown while the rows of the table move. @param {Desk} desk */
function won({ table: { history, doc } }, /** @type {number} */ seat) {
  const match = history.findLast((one) => one.event === "match_ended" && one.seq <= doc.seq);
  if (match?.event !== "match_ended") return 0;
  return match.points[[match.a, match.b].indexOf(seat)] ?? 0;
}

/**
 * Draw the league table.
 * @param {Desk} desk @param {Record<string, number> | null} [places] those before, told where they have changed
 */
export function leagueTable(desk, places = null) {
  const { view, t, me, person } = desk;
  const seeds = view.season?.seeds ?? [];
  const row = (/** @type {number} */ seat) => {
    const { matches, goals, points, ...team } = view.teams[seat];
    const place = seeds.length ? seeds.indexOf(seat) + 1 : team.place;
    const was = places?.[seat] ?? place;
    const moved = was === place ? nothing : html` <small class="was">${t("ui-was-place", { place: was })}</small>`;
    return html`<tr class="${seat === me ? "mine" : ""} ${was === place ? "" : "moved"}">
      <td>${place}</td>
      <td>${shape(seat)} <span dir="auto">${person(seat)}</span>${moved}</td>
      <td>${keyedContent(html`<span>${matches}</span>`)}</td>
      <td>${keyedContent(html`<span>${goals.join(":")}</span>`)}</td>
      <td>${plus(won(desk, seat))}${keyedContent(html`<b>${points}</b>`)}</td>
    </tr>`;
  };
  return html`<table class="lt">
    <thead>
      <tr>
        <th><span class="vh">${t("ui-place")}</span></th>
        <th>${t("ui-team")}</th>
        <th title=${t("ui-matches")}>${t("ui-matches-short")}</th>
        <th>${t("ui-goals")}</th>
        <th>${t("ui-points-short")}</th>
      </tr>
    </thead>
    <tbody>
      ${standings(view).map(row)}
    </tbody>
  </table>`;
}

/** @param {number} points */
const plus = (points) => (points ? html`<span class="plus" aria-hidden="true">+${points}</span>` : nothing);

/**
 * Draw the latest rounds.
 * @param {Desk} desk @param {Season} season @param {number} most
 */
const roundsOf = (desk, season, most) =>
  Object.entries(season.cards)
    .slice(-most)
    .map(([number, card]) => [
      Number(number) === season.half_rounds + 1 ? html`<li class="brk">${desk.t("ui-break")}</li>` : nothing,
      roundLine(desk, season, Number(number), card),
    ]);

/** @param {Desk} desk @param {Season} season @param {number} number @param {string | null} card */
function roundLine(desk, season, number, card) {
  const { view, t, words } = desk;
  const results = Object.values(season.results).filter((one) => one.round === number && one.stage !== "deciding");
  const current = view.round?.number === number && view.phase !== "over";
  const virtual = card?.startsWith("OPP") ? words.opponentName(card) : "";
  const cells = results.map((one) => resultCell(desk, one));
  const stage = card === null ? t(`ui-stage-${results[0]?.stage ?? season.stage}`) : "";
  const scrollTarget = current ? ref(inSight) : nothing;
  return html`<li class=${current ? "now" : ""} aria-current=${current ? "true" : nothing} ${scrollTarget}>
    <b>${number}</b>${virtual || stage ? html`<span class="vs">${virtual || stage}</span>` : nothing}
    <span class="cells">${cells}${current ? coming(desk, results.length) : nothing}</span>
  </li>`;
}

/** Scroll the card, and nothing else, to the round that is being played. @param {Element | undefined} line */
function inSight(line) {
  requestAnimationFrame(() => {
    const card = line?.closest(".course");
    if (!line || !card) return;
    const below = line.getBoundingClientRect().bottom + AIR - card.getBoundingClientRect().bottom;
    if (below > 0) card.scrollTop += below;
  });
}

/**
 * Return the matches of this round that are not over: the current one, then those that follow.
 * @param {Desk} desk @param {number} played
 */
function coming(desk, played) {
  const { view, t } = desk;
  const due = (view.round?.pairings ?? []).slice(played);
  const running = view.match ? due.splice(0, 1) : [];
  const wording = (/** @type {Pairing[]} */ some, /** @type {string} */ text) =>
    html`<span>${some.map((one) => letters(desk, one)).join(", ")} <span class="ot">${t(text)}</span></span>`;
  return [running.length ? wording(running, "ui-live") : nothing, due.length ? wording(due, "ui-next") : nothing];
}

/** @param {Desk} desk @param {Pairing} pairing */
const letters = ({ person }, { a, b }) => [a, b].flatMap((seat) => (seat === null ? [] : [person(seat)])).join(" – ");

/** @param {Desk} desk @param {import("./view.d.ts").Result} one */
const resultCell = (desk, one) =>
  html`<span
    >${letters(desk, one)}
    ${one.goals.join(":")}${one.overtime ? html`<span class="ot"> ${desk.t("ui-ot")}</span>` : nothing}</span
  >`;

/**
 * Return the opponents that the seat may still meet in the cards left, without those that have been drawn.
 * @param {Desk} desk @param {Season} season @param {number} me
 */
function nextOf({ table, seats, person, view }, { left: deck }, me) {
  const mine = view.teams[me].letter;
  const named = (/** @type {string} */ letter) => seats.find((seat) => view.teams[seat].letter === letter) ?? 0;
  const rivals = Object.keys(deck.lots).flatMap((id) =>
    table.components.lots[id].pairs[seats.length]
      .filter((pair) => pair.includes(mine))
      .map(([a, b]) => named(a === mine ? b : a)),
  );
  return [...new Set(rivals)].map(person);
}

/** Tell what is left: whom the seat may meet next, clubs, events. @param {Desk} desk @param {Season} season */
export function left(desk, season) {
  const { t, me, words } = desk;
  const { left: deck, events_left: events } = season;
  const rivals = me === null ? [] : nextOf(desk, season, me);
  const clubs = deck.opponents ? t("ui-virtual-left", { opponents: deck.opponents }) : "";
  const next = [...rivals, ...(clubs ? [clubs] : [])];
  return html`<p class="sm muted">
    ${next.length ? t("ui-next-hidden", { next: words.either(next) }) : nothing} ${t("ui-events-left", { events })}
  </p>`;
}

/* ---- before the season ---- */

/** Draw the progress of the draft. @param {Desk} desk */
function draftCourse(desk) {
  const { draft } = desk.view;
  const { t } = desk;
  if (!draft) return html`<div class="season"><p class="sm muted">${t("ui-after-draft")}</p></div>`;
  const open = draft.kind === "open";
  const rows = open ? openRows(desk, draft) : passRows(desk);
  const now = open ? draft.round : draft.number;
  return html`<div class="season">
    <ul class="fx">
      ${rows.map((text, i) => draftLine(desk, draft, text, i + 1, now))}
    </ul>
    <p class="sm muted help">${t(open ? "ui-draft-open-help" : "ui-draft-pass-help")}</p>
  </div>`;
}

/** List the seat that picks first in each round. @param {Desk} desk @param {import("./view.d.ts").OpenDraft} draft */
const openRows = ({ t, person }, { firsts }) => firsts.map((seat) => t("ui-first-picks", { name: person(seat) }));

/** @param {Desk} desk */
const passRows = ({ t }) => [t("ui-six-left"), t("ui-six-right")];

/** The content of a line that is still empty, which gives it its full height. */
const ROOM = "\u00a0";

/**
 * @param {Desk} desk @param {{pick: number, picks: number}} draft @param {string} text
 * @param {number} number @param {number} now
 */
function draftLine({ t }, { pick, picks }, text, number, now) {
  const running = number === now ? t("ui-pick-of", { pick, of: picks }) : ROOM;
  const state = number < now ? t("ui-done-word") : running;
  return html`<li class=${number === now ? "now" : ""}>
    <b>${number}</b><span class="cells"><span>${text}</span><span>${state}</span></span>
  </li>`;
}

// What the end of a tournament match says of the tournament: match and cup in one sentence, and the way back.
import { html, nothing } from "lit-html";
import { getJson } from "../../net/http.js";
import { facing } from "../../kit/numbers.js";
import { icon } from "../../kit/pieces.js";
import { shownName } from "../../kit/words.js";

/** @import {Table} from "../../kit/table.d.ts" */

/** The server counts a match a moment after its end. */
const AGAIN_MS = 1000;
const MOST_ATTEMPTS = 10;

/** The tournament of this page's match, once it counts the match. @type {any} */
let known = null;
let asked = false;

/**
 * @param {{summary: any, code: string | null, redraw: () => void}} context
 * @param {Table} table
 */
export function cupEnd({ summary, code, redraw }, table) {
  const url = `/tournaments/${summary.tournament}${code ? `?${new URLSearchParams({ code })}` : ""}`;
  if (!asked) void follow(`/api${url}`, summary.id, redraw);
  const say = pageWords();
  const lines = known ? cupLines(known, table, say) : [];
  return html`${lines.length ? html`<p class="cup-line">${lines.join(" ")}</p>` : nothing}
    <a class="btn flood" href=${url}>${icon("trophy")}${say("back")}</a>`;
}

/**
 * The champion, the final table and all results in the place of the board; nothing before the tournament is over.
 * @param {Table} table
 */
export function ceremony({ seats, me, t }) {
  if (known?.status !== "finished") return nothing;
  const say = pageWords();
  const name = (/** @type {number} */ coach) => nameOf(known, coach, seats, t);
  const own = me === null ? null : seats[me].coach;
  return html`<section class="cup-stage" aria-label=${say("table")}>
    <div>
      ${icon("trophy")}
      <h2 dir="auto">${say("watched", { name: name(known.table[0].coach), cup: known.name })}</h2>
    </div>
    <div class="cup-sums">
      <table class="pt">
        <thead><tr><th></th><th>${say("table")}</th><th>${say("goals")}</th><th>${say("points")}</th></tr></thead>
        <tbody>${known.table.map((/** @type {any} */ row) => standing(row, name(row.coach), row.coach === own))}</tbody>
      </table>
      <ul>${finalScores(known).map(({ sides: [home, away], winner, score }) => {
        const side = (/** @type {number} */ one) =>
          html`<bdi>${one === winner ? html`<b>${name(one)}</b>` : name(one)}</bdi>`;
        return html`<li><span>${side(home)} – ${side(away)}</span><b class="num">${score}</b></li>`;
      })}</ul>
    </div>
  </section>`;
}

/** @param {any} row @param {string} name @param {boolean} own */
const standing = ({ place, scored, conceded, points }, name, own) =>
  html`<tr class=${own ? "mine" : ""}><td>${place}</td><td><bdi>${name}</bdi></td>
    <td class="num">${conceded === null ? scored : `${scored}:${conceded}`}</td>
    <td class="num"><b>${points}</b></td></tr>`;

/**
 * The results of the matches of two that were played, with the goals of a shoot-out in brackets.
 * @param {any} cup @returns {{sides: number[], winner: number | null, score: string}[]}
 */
export const finalScores = (cup) =>
  cup.fixtures
    .filter((/** @type {any} */ { score, coaches }) => score && coaches.length === 2)
    .map((/** @type {any} */ { coaches, winner, score, series }) => ({
      sides: coaches,
      winner,
      score: score.join(":") + (series ? ` (${series.join(":")})` : ""),
    }));

const pageWords = () => sayFrom(JSON.parse(document.getElementById("table")?.dataset.cup ?? "{}"));

/**
 * The texts come with the page of a tournament match, with names in braces for what is known here.
 * @param {Record<string, string>} words @returns {import("../../kit/table.d.ts").Say}
 */
export const sayFrom =
  (words) =>
  (id, args = {}) =>
    (words[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));

/** @param {string} url @param {string} match @param {() => void} redraw */
async function follow(url, match, redraw) {
  asked = true;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const cup = await getJson(url).catch(() => null);
    const fixture = cup?.fixtures.find((/** @type {any} */ one) => one.match?.id === match);
    if (fixture && fixture.state !== "due") {
      known = cup;
      return redraw();
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/**
 * The sentences about match and cup; none while there is nothing to say.
 * @param {any} cup @param {Table} table @param {import("../../kit/table.d.ts").Say} say @returns {string[]}
 */
export function cupLines(cup, { doc, me, seats, t }, say) {
  const over = cup.status === "finished";
  const [first] = cup.table;
  const champion = first && nameOf(cup, first.coach, seats, t);
  if (me === null) return over ? [say("watched", { name: champion, cup: cup.name })] : [];
  const own = cup.table.find((/** @type {any} */ row) => row.coach === seats[me].coach);
  const placements = /** @type {any[]} */ (doc.outcome?.placements ?? []);
  const mine = placements.find(({ seat }) => seat === me);
  const [theirs] = placements.filter(({ seat }) => seat !== me).sort((a, b) => a.place - b.place);
  if (!own || !mine || !theirs) return [];
  const fixture = cup.fixtures?.find((/** @type {any} */ one) => one.match?.id === doc.match);
  const score = countedScore(fixture, own.coach) ?? [mine.score, theirs.score];
  const drawnLots = fixture?.reason === "lot" && (fixture.winner === own.coach ? "lucky" : "unlucky");
  const result = drawnLots || resultOf(theirs.place - mine.place, score[0] - score[1]);
  const args = { score: score.join(":"), cup: cup.name, name: champion, place: own.place };
  const key = !over ? "goes-on" : own.place === 1 ? "won" : "over";
  return [say(`${key}-${result}`, args), ...(over && isDecidedByGoals(cup) ? [say("level")] : [])];
}

/**
 * A score that does not tell the result, as after a resignation, is not said.
 * @param {number} places by how many places the reader is better @param {number} goals by how much their score is
 */
function resultOf(places, goals) {
  if (places === 0) return "drawn";
  if (Math.sign(places) === Math.sign(goals)) return places > 0 ? "won" : "lost";
  return places > 0 ? "given" : "gave";
}

/**
 * Whether the goal difference has decided between the first two, who are level on points: by a game's own rules
 * (HC-17.1). In the server's formats other things come first, and only their rows have the opponents' average.
 * @param {any} cup
 */
const isDecidedByGoals = ({ view, table: [first, second] }) =>
  view.format === "round_robin" &&
  first.points === second?.points &&
  first.opponents === undefined &&
  first.scored - first.conceded !== second.scored - second.conceded;

/**
 * The goals that the tournament counts, those of a coach first: other ones than were scored if somebody has resigned.
 * @param {any} fixture @param {number} coach @returns {number[] | null}
 */
function countedScore(fixture, coach) {
  return fixture?.score?.length === 2 ? facing(fixture.coaches.indexOf(coach), fixture.score) : null;
}

/** @param {any} cup @param {number} coach @param {Table["seats"]} seats @param {Table["t"]} t */
function nameOf(cup, coach, seats, t) {
  const { player, computer } = cup.coaches[coach];
  const here = seats.find((sat) => sat.coach === coach)?.player;
  const name = player?.name ?? computer ?? here?.name;
  return name ? shownName(name, t) : t("table-bot-name", { number: coach + 1 });
}

// Checks a finished match and says what was found, under a result: a quiet line, or a loud one with what differs.
import { html } from "lit-html";
import { icon } from "../kit/pieces.js";
import { getJson, getText } from "../net/http.js";
import { checkRecord } from "./record_check.js";
import { keptOf } from "./watcher.js";

/** @import {Say} from "../kit/table.d.ts" */
/** @import {Checked} from "./record_check.js" */
/** @typedef {{line: unknown, isFaulty: boolean}} CheckedLine */

/**
 * Fetch the record of a match and check it against what this browser kept, and against its tournament.
 * @param {string} match @param {{record: string, tournament: string | null}} urls
 */
export async function checkMatch(match, { record, tournament }) {
  const [text, kept] = await Promise.all([getText(record), keptOf(match)]);
  return checkRecord(text, kept, tournament ? await playedIn(tournament) : null);
}

/** Return a tournament with what this browser kept of it. @param {string} url */
export async function playedIn(url) {
  const document = await getJson(url);
  return { document, kept: await keptOf(document.id) };
}

/** Return what was checked, if all of it is right. @param {Checked} checked @param {Say} t */
function quietText({ there, since, draws, moves, chained }, t) {
  if (!there) return t(chained ? "check-stranger" : "check-stranger-old", { draws, moves });
  return since === null ? t("check-right", { draws, moves }) : t("check-right-since", { draws, moves, since });
}

/** What is right, but should be known. @param {Checked} checked @param {Say} t */
export const remarks = ({ unrevealed, dropped, chosen }, t) =>
  [
    unrevealed ? t("check-unrevealed") : null,
    dropped ? t("check-dropped") : null,
    chosen === "host" ? t("check-host") : null,
  ].filter((text) => text !== null);

/**
 * The quiet line. Draws without the player's own word are not what was promised.
 * @param {Checked} checked @param {Say} t
 */
export const quietLine = (checked, t) =>
  [...remarks(checked, t), ...(checked.dropped ? [] : [quietText(checked, t)])].join(" ");

/** @param {Checked} checked @param {Say} t */
export const faultList = ({ faults }, t) =>
  html`<ul>
    ${faults.map((fault) => html`<li>${t(`check-fault-${fault}`)}</li>`)}
  </ul>`;

/**
 * The line under a result.
 * @param {Checked} checked @param {Say} t @param {{record: string, verify: string}} urls
 */
export function checkLine(checked, t, urls) {
  if (checked.faults.length) return alarm(checked, t, urls);
  return html`<p class="checked sm" role="status">${icon("shield")}<span>${quietLine(checked, t)}</span></p>`;
}

/** @param {Checked} checked @param {Say} t @param {{record: string, verify: string}} urls */
const alarm = (checked, t, urls) =>
  html`<div class="checked bad" role="alert">
    ${icon("x")}
    <div>
      <b>${t(checked.there ? "check-wrong" : "check-record-wrong")}</b>
      ${faultList(checked, t)}
      <div class="row wrap">
        <a class="btn" href=${urls.record} download>${icon("down")}${t("check-save")}</a>
        <a class="btn" href=${urls.verify}>${icon("shield")}${t("check-details")}</a>
      </div>
    </div>
  </div>`;

/**
 * Return the line under a result as soon as the record has been checked, and whether it says that something is wrong;
 * null where there is no record yet.
 * @param {string} match @param {Say} t @param {{record: string, verify: string, tournament: string | null}} urls
 * @returns {Promise<CheckedLine | null>}
 */
export const lineOf = (match, t, urls) =>
  checkMatch(match, urls).then(
    (checked) => ({ line: checkLine(checked, t, urls), isFaulty: checked.faults.length > 0 }),
    () => null, // The record of a tournament's match comes later; a lost connection is shown elsewhere.
  );

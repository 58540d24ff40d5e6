// On a phone, below the board: the d20, its verdict and the ruler, always in sight.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { hyphened } from "stadion/kit/words.js";
import { d20, lastThrow, rolledWords, ruler } from "./sum.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function band(desk) {
  const { table, duel, thrown } = desk;
  const last = lastThrow(table.doc.log);
  const shownTest = duel?.thrown ?? thrown ?? (last && !duel ? { test: last, number: true, verdict: true } : null);
  const over = !duel && !thrown;
  const content = shownTest ? shown(desk, shownTest, over) : unthrown(desk);
  return html`<div class="hc-band" aria-hidden="true">${content}</div>`;
}

/**
 * The text without a throw: before the first one, or if a guarded pane needs none; empty after the match.
 * @param {Desk} desk
 */
const unthrown = ({ duel, now, t }) =>
  now.phase === "over" ? nothing : html`<p><b>${t(duel?.end === "saved" ? "ui-call-no-die" : "ui-band-empty")}</b></p>`;

/**
 * @param {Desk} desk @param {import("./view.d.ts").Thrown} thrown
 * @param {boolean} over something else is asked by now
 */
function shown(desk, { test, number, verdict }, over) {
  const { t, now } = desk;
  const good = Math.max(0, Math.min(20, test.value));
  const what = t(test.event === "tested" ? `ui-test-${hyphened(test.test)}` : `ui-shot-${hyphened(test.shot)}`);
  if (!test.rolled) return html`<p><b>${what}: ${now.short(test.f)}</b><small>${t("ui-no-die")}</small></p>`;
  const name = over ? t("ui-band-last", { name: now.short(test.f) }) : now.short(test.f);
  const text = html`<p><b>${verdict ? rolledWords(desk, test) : what}</b>
    <small>${name}, ${t("ui-or-less", { value: test.value })}</small></p>`;
  return html`${d20(number ? test.rolled : 0, t)}${keyedContent(text)}<span
      class="num">${t("ui-percent", { percent: good * 5 })}</span>${ruler(desk, good, number ? test.rolled : 0)}`;
}

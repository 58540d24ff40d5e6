// While a die falls, it and the ruler lie over the lower edge of the board, where nothing can be pressed then. On a
// phone, below the board: the last throw in a line, and the keys of the pitch.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { hyphened } from "stadion/kit/words.js";
import { d20, lastThrow, rolledWords, ruler } from "./sum.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export const band = (desk) =>
  html`<div class="hc-band"><p class="grow">${keyedContent(lastLine(desk))}</p>${keys(desk)}
    ${falling(desk)}</div>`;

/** The die that falls, with its ruler. @param {Desk} desk */
export function falling(desk) {
  const { duel, thrown } = desk;
  const now = duel?.thrown ?? thrown;
  return now ? html`<div class="hc-fall" aria-hidden="true">${shown(desk, now)}</div>` : nothing;
}

/** @type {["left" | "right" | null, string, string][]} */
const KEYS = [
  ["left", "ui-pitch-left", "M15 5 8 12l7 7"],
  ["right", "ui-pitch-right", "m9 5 7 7-7 7"],
  [null, "ui-pitch-whole", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
];

/** The ends of the pitch, and all of it. @param {Desk} desk */
const keys = (desk) =>
  KEYS.map(
    ([end, text, way]) =>
      html`<button type="button" data-camera aria-label=${desk.t(text)} @click=${() =>
        desk.show(end)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${way} /></svg></button>`,
  );

/** The last throw and its result until a movement has ended since; empty before the first one. @param {Desk} desk */
function lastLine(desk) {
  const { table, duel, now, t } = desk;
  if (duel) return duel.end === "saved" && !duel.thrown ? t("ui-call-no-die") : "";
  const last = lastThrow(table.doc.log);
  const moved = table.doc.log.findLast((one) => one.event === "movement_done");
  if (!last || now.phase === "over" || (moved && moved.seq > last.seq)) return "";
  return `${t("ui-band-last", { name: now.short(last.f) })}. ${last.rolled ? rolledWords(desk, last) : t("ui-no-die")}`;
}

/** @param {Desk} desk @param {import("./view.d.ts").Thrown} thrown */
function shown(desk, { test, number, verdict }) {
  const { t, now } = desk;
  const good = Math.max(0, Math.min(20, test.value));
  const what = t(test.event === "tested" ? `ui-test-${hyphened(test.test)}` : `ui-shot-${hyphened(test.shot)}`);
  if (!test.rolled) return html`<p><b>${what}: ${now.short(test.f)}</b><small>${t("ui-no-die")}</small></p>`;
  const text = html`<p><b>${verdict ? rolledWords(desk, test) : what}</b>
    <small>${now.short(test.f)}, ${t("ui-or-less", { value: test.value })}</small></p>`;
  return html`${d20(number ? test.rolled : 0, t)}${keyedContent(text)}<span
      class="num">${t("ui-percent", { percent: good * 5 })}</span>${ruler(desk, good, number ? test.rolled : 0)}`;
}

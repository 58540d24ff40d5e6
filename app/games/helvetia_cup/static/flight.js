// A long pass thought through by the server: where it lands for every number, and whose the ball is then.
import { html } from "lit-html";

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Landing} Landing
 */

/**
 * @param {Reading} now
 * @param {Table} table
 * @param {string | null} target
 * @returns {import("./view.d.ts").Flight | null}
 */
export function flightOf(now, table, target) {
  const promised = target ? now.preview?.long?.[target] : undefined;
  if (!promised || !target || !now.preview) return null;
  const { good, landings } = now.preview;
  const misses = promised.ways.map((way, i) => {
    const end = way[way.length - 1];
    return { roll: good + 1 + i, via: way.length > 1 ? way[0] : null, end, ...landing(now, table, landings[end]) };
  });
  return { hit: landing(now, table, landings[target]), misses, kept: promised.kept };
}

/**
 * Return in words for how many numbers the passing team keeps the ball.
 * @param {Pick<import("./desk.js").Desk, "t" | "now" | "table">} desk @param {import("./view.d.ts").Flight} flight
 */
export const keptWords = ({ t, now, table }, { kept }) =>
  t("ui-long-stays", { stays: kept, mine: table.me === now.attacker ? "yes" : "no" });

/**
 * Return in words which footballer would have a ball that comes down there.
 * @param {Reading} now
 * @param {Table} table
 * @param {Landing} where
 */
function landing(now, { t, name, me }, where) {
  const mine = where.who === now.attacker;
  const first = now.f(where.f)?.short ?? "";
  if (where.case === "contest") {
    const may = t("ui-land-may-clear", { name: now.f(where.opponent)?.short ?? "", percent: where.clear ?? 0 });
    return { mine, text: html`${first}, <b>${may}</b>` };
  }
  const loose = t(where.level ? "ui-land-level" : "ui-land-loose");
  const who = { keeper: t("ui-land-keeper"), mate: first, opponent: first, loose }[where.case];
  const owner = where.who === me ? t("ui-yours") : t("ui-theirs", { name: name(where.who) });
  return { mine, text: html`${who}: <b>${owner}</b>` };
}

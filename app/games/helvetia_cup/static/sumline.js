// The calculation in one line of the bar: its parts, the number to roll, and the chance. All numbers are the server's.
import { signed } from "stadion/kit/numbers.js";
import { hyphened } from "stadion/kit/words.js";
import { orLess } from "./goal.js";
import { SKILLS, rolledWords } from "./sum.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Line} Line
 */

/** @param {Desk} desk @returns {string | undefined} */
export function sumLine(desk) {
  const { now, picks, flight } = desk;
  const odds = now.view.odds ?? {};
  const thrown = desk.duel?.thrown ?? desk.thrown;
  if (thrown) return thrownLine(desk, thrown);
  if (desk.table.animating) return undefined; // The next question's sum says nothing of what is shown.
  if (now.phase === "act_def") return `${duelLine(desk, "steal")} · ${duelLine(desk, "tackle")}`;
  if (now.phase === "intercept" || now.phase === "clear") return line(desk, odds[now.phase]);
  if (now.phase === "shot") return shotLine(desk, picks.sector);
  if (now.phase === "after_long") return shotLine(desk, null);
  if (now.phase !== "act_att") return undefined;
  return flight ? line(desk, odds.long_pass) : odds.sum && shotLine(desk, null);
}

/** @param {Desk} desk @param {Line[]} lines */
const parts = ({ t }, lines) =>
  lines
    .map(({ what, value }) =>
      SKILLS.includes(what) && what !== "pressure"
        ? `${t(`ui-skill-${what}`)} ${value}`
        : `${t(`ui-part-${what}`)} ${signed(value)}`,
    )
    .join(", ");

/** The sum of a test. @param {Desk} desk @param {import("./view.d.ts").Sum} sum @param {string} [said] its result */
function line(desk, { lines, total, chance }, said = result(desk, { total, chance })) {
  const [{ what }] = lines;
  return (lines.length === 1 && chance % 100) || desk.table.phone
    ? `${desk.t(`ui-skill-${what}`)} ${said}`
    : `${parts(desk, lines)}: ${said}`;
}

/** The buttons of a duel say its chances, so its sums do not. @param {Desk} desk @param {"steal" | "tackle"} way */
function duelLine(desk, way) {
  const sum = desk.now.view.odds[way];
  return line(desk, sum, desk.table.phone ? `≤ ${sum.total}` : orLess(desk, sum));
}

/** @param {Desk} desk @param {{total: number, chance: number}} sum */
const result = (desk, { total, chance }) =>
  `${orLess(desk, { total, chance })}, ${desk.t("ui-percent", { percent: chance })}`;

/**
 * A shot at a sector, or at the best one; the sentence above names the sector that is aimed at, and its chance.
 * @param {Desk} desk @param {string | null} sector
 */
function shotLine(desk, sector) {
  const { t, table, now } = desk;
  const { sum, sectors, best } = now.view.odds;
  const { penalty, ...aimed } = sectors[sector ?? best.sector];
  if (now.phase !== "shot" && table.phone) return line(desk, { ...aimed, lines: sum.lines });
  const [{ what }] = sum.lines;
  if (table.phone) return `${t(`ui-skill-${what}`)} ${sector ? orLess(desk, aimed) : sum.total}`;
  const aims = sector || now.phase !== "shot";
  const said = `${parts(desk, sum.lines)}${aims && penalty ? `, ${t("ui-part-sector")} ${signed(penalty)}` : ""}`;
  if (now.phase !== "shot") return `${said}: ${result(desk, aimed)}`;
  return said.includes(",") ? `${said}: ${sector ? aimed.total : sum.total}` : said;
}

/** @param {Desk} desk @param {import("./view.d.ts").Thrown} thrown */
function thrownLine(desk, { test, verdict }) {
  const { t } = desk;
  const what = t(test.event === "tested" ? `ui-test-${hyphened(test.test)}` : `ui-shot-${hyphened(test.shot)}`);
  if (!test.rolled) return `${what}: ${t("ui-no-die")}`;
  return `${what}: ${verdict ? rolledWords(desk, test) : t("ui-or-less", { value: test.value })}`;
}

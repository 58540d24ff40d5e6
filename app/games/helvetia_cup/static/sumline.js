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
  if (now.phase === "act_def") return `${line(desk, odds.steal, false)} · ${line(desk, odds.tackle, false)}`;
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

/**
 * The sum of a test. The buttons of a duel say both chances, so its line does not.
 * @param {Desk} desk @param {import("./view.d.ts").Sum} sum
 */
function line(desk, { lines, total, chance }, chances = true) {
  const said = chances ? result(desk, { total, chance }) : orLess(desk, { total, chance });
  const [{ what }] = lines;
  return (lines.length === 1 && chance % 100) || desk.table.phone
    ? `${desk.t(`ui-skill-${what}`)} ${said}`
    : `${parts(desk, lines)}: ${said}`;
}

/** @param {Desk} desk @param {{total: number, chance: number}} sum */
const result = (desk, { total, chance }) =>
  `${orLess(desk, { total, chance })}, ${desk.t("ui-percent", { percent: chance })}`;

/** A shot at a sector, or at the best one. @param {Desk} desk @param {string | null} sector */
function shotLine(desk, sector) {
  const { table, now } = desk;
  const { sum, sectors, best } = now.view.odds;
  const id = sector ?? best.sector;
  const { penalty, ...aimed } = sectors[id];
  const name = table.components.goal.sectors[id].name[table.lang];
  const at = penalty ? `, ${name} ${signed(penalty)}` : `, ${name}`;
  if (table.phone && (sector || now.phase !== "shot")) return line(desk, { ...aimed, lines: sum.lines });
  return sector || now.phase !== "shot"
    ? `${parts(desk, sum.lines)}${at}: ${result(desk, aimed)}`
    : `${parts(desk, sum.lines)}${sum.lines.length > 1 ? `: ${sum.total}` : ""}`;
}

/** @param {Desk} desk @param {import("./view.d.ts").Thrown} thrown */
function thrownLine(desk, { test, verdict }) {
  const { t } = desk;
  const what = t(test.event === "tested" ? `ui-test-${hyphened(test.test)}` : `ui-shot-${hyphened(test.shot)}`);
  if (!test.rolled) return `${what}: ${t("ui-no-die")}`;
  return `${what}: ${verdict ? rolledWords(desk, test) : t("ui-or-less", { value: test.value })}`;
}

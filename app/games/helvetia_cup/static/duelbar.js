// The action bar of a duel over the goal: aim at a sector, or guard a set of them.
import { step } from "stadion/kit/bar.js";
import { changeButton, mainButton, plain, yours } from "./buttons.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function shotBar(desk) {
  const { t, now, ui } = desk;
  const aims = now.kinds("aim").length > 0;
  const words = aims ? aimWords(desk) : now.view.decision.n ? guardWords(desk) : nothingToGuard(desk);
  return {
    ...yours(desk),
    ...words,
    steps: [
      step(t("ui-step-shoots", { name: now.short(now.view.decision.shooter) }), "done"),
      step(t(aims ? "ui-step-aim" : "ui-step-guard"), "now"),
      step(t("ui-step-reveal"), "todo"),
      step("d20", "todo"),
    ],
    link: { label: t(ui.pitchShown ? "ui-show-goal" : "ui-show-pitch"), run: () => desk.showPitch(!ui.pitchShown) },
  };
}

/** @param {Desk} desk @param {string} id */
const sectorName = ({ table }, id) => table.components.goal.sectors[id].name[table.lang];

/** @param {Desk} desk */
function aimWords(desk) {
  const { t, now, picks, table } = desk;
  const { odds, decision } = now.view;
  const sector = picks.sector ? sectorName(desk, picks.sector) : "";
  const { total, chance } = odds.sectors[picks.sector ?? ""] ?? { total: 0, chance: 0 };
  const chosen = t(chance ? "ui-aim-chosen" : "ui-aim-never", { sector, value: total, percent: chance });
  const label = sector ? t("ui-aim-do", { sector: sector.toLocaleLowerCase(table.lang) }) : t("ui-shoot");
  return {
    sentence: sector ? chosen : t("ui-aim"),
    second: t("ui-aim-second", { who: now.rival, n: decision.n }),
    buttons: [changeButton(desk), mainButton(desk, label, "dice", { key: "R", effect: "ui-secret-effect" })],
  };
}

/** @param {Desk} desk */
const nothingToGuard = (desk) => ({
  sentence: desk.t("ui-guard-nothing"),
  second: desk.t("ui-guard-nothing-second"),
  buttons: [plain(desk, "guard", desk.t("ui-guard-nothing-do"), { key: "G", icon: "glove", primary: true })],
});

/** @param {Desk} desk */
function guardWords(desk) {
  const { t, now, picks } = desk;
  const { n: of } = now.view.decision;
  const sectors = picks.guard.map((id) => sectorName(desk, id)).join(", ");
  const args = { sectors, n: picks.guard.length, of };
  return {
    sentence: t("ui-guard", args),
    short: t("ui-guard-short", args),
    second: t("ui-guard-second", { who: now.rival }),
    buttons: [
      changeButton(desk),
      mainButton(desk, t("ui-guard-do", { n: of }), "glove", { key: "G", effect: "ui-secret-effect" }),
    ],
  };
}

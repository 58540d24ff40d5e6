// The bar of a match that is over: who has won, and how.
import { winners } from "stadion/kit/bar.js";
import { facing } from "stadion/kit/numbers.js";
import { series } from "./series.js";

/** @param {import("./desk.js").Desk} desk */
export function over({ t, table, now }) {
  const won = winners(table.doc);
  const [winner, second] = won.map(table.name);
  const first = won.length === 1 ? won[0] : table.me; // nobody wins 1:2
  const [left, right] = facing(first, now.view.score);
  const [kicks_left, kicks_right] = series(now, first);
  const reason = table.doc.outcome?.reason ?? "score";
  const drawn = !winner || Boolean(second);
  const args = { name: winner ?? "", left, right, kicks_left, kicks_right };
  const { half } = now.view;
  const few = reason === "forfeit" && half > 0; // HC-8.6; before the match a squad is too small
  const how = t(few ? "ui-over-few" : (HOW[reason] ?? (half > 2 ? "ui-over-extra" : "ui-over-goals")), args);
  return {
    flag: t("ui-flag-over"),
    kind: /** @type {const} */ ("over"),
    sentence: t(drawn ? "ui-over-draw" : (WON[reason] ?? "ui-over-won"), args),
    second: how,
    how: reason === "shootout" ? how : undefined,
    buttons: [],
  };
}

/** The addition to the result if more than goals decided. @type {Record<string, string>} */
const WON = { shootout: "ui-over-penalties", resigned: "ui-over-given", forfeit: "ui-over-given" };
/** @type {Record<string, string>} */
const HOW = { shootout: "ui-over-shootout", resigned: "ui-over-resigned", forfeit: "ui-over-forfeit" };

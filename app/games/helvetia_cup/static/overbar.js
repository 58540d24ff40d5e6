// The bar of a match that is over: who has won, and how.
import { winners } from "stadion/kit/bar.js";
import { facing } from "stadion/kit/numbers.js";
import { series } from "./series.js";

/** @param {import("./desk.js").Desk} desk */
export function over({ t, table, now }) {
  const [winner, second] = winners(table.doc).map(table.name);
  const [left, right] = facing(table.me, now.view.score);
  const [kicks_left, kicks_right] = series(now, table.me);
  const reason = table.doc.outcome?.reason ?? "score";
  const drawn = !winner || Boolean(second);
  const args = { name: winner ?? "", left, right, kicks_left, kicks_right };
  const how = t(HOW[reason] ?? (now.view.half > 2 ? "ui-over-extra" : "ui-over-goals"), args);
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

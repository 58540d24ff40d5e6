// The bar of a match that is over: who has won, and how.
import { winners } from "stadion/kit/bar.js";
import { series } from "./series.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 */

/** @param {Desk} desk @returns {import("stadion/kit/table.d.ts").Bar} */
export function over({ t, table, now }) {
  const { outcome } = table.doc;
  const [winner, second] = winners(table.doc).map(table.name);
  const [left, right] = now.view.score;
  const penalties = outcome?.reason === "shootout";
  const won = penalties ? t("ui-over-penalties", { name: winner }) : t("ui-over-won", { name: winner, left, right });
  const how = outcome?.reason === "forfeit" || outcome?.reason === "resigned" ? outcome.reason : "goals";
  return {
    flag: t("ui-flag-over"),
    kind: "over",
    sentence: winner && !second ? won : t("ui-over-draw", { left, right }),
    second: penalties ? t("ui-over-shootout", { ...tallied(now), left, right }) : t(`ui-over-${how}`),
    buttons: [],
  };
}

/** @param {Reading} now */
function tallied(now) {
  const tally = series(now);
  return { kicks_left: tally.left, kicks_right: tally.right };
}

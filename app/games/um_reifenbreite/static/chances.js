// What the dice of a ride risk, in words: a 7, a crash, the photo. The server has counted it.
import { percentOf, rideOfPair } from "./look_ahead.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 */

/** "7 in 17%, a crash in 2%. Disqualified by the photos: 33 → 60%." @param {Desk} desk @param {RidePreview} ride */
export const risksText = (desk, ride) => [sevenText(desk, ride), photoText(desk, ride)].filter(Boolean).join(" ");

/** @param {Desk} desk @param {RidePreview} ride */
function sevenText({ t, names }, { seven, crash }) {
  if (!seven[0] || !crash) return "";
  return t("ui-odds-seven", { seven: names.seven, percent: percentOf(seven), crash: percentOf(crash) });
}

/** @param {Desk} desk @param {RidePreview} ride */
function photoText({ t }, { risk }) {
  if (!risk) return "";
  const [now, then] = risk.map(percentOf);
  return t("ui-odds-photo", { now, then });
}

/** Of the pair of a source and the one that is picked: "7: 17%". @param {Desk} desk @param {string} source */
export function pairText({ t, names, table, picks }, source) {
  const [first, second] = picks.sources;
  const ride = first && !second ? rideOfPair(table, [first, source]) : null;
  return ride ? t("ui-note-seven", { seven: names.seven, percent: percentOf(ride.seven) }) : "";
}

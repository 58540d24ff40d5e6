// Records of format 2 for tests, made of the golden ones of format 1, whose client seeds become the players' words.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { headsOf, shortHead } from "../../../app/static/js/fairness/record_chain.js";
import { hexOf } from "../../../app/static/js/fairness/sha256.js";

/** @import {Kept} from "../../../app/static/js/fairness/kept_entry.js" */
/** @typedef {{header: any, lines: any[]}} Parts */

export const GAMES = ["extraliga", "helvetia_cup", "hockey_game", "um_reifenbreite"];

/** @param {string | Uint8Array} data */
export const sha256Hex = (data) => createHash("sha256").update(data).digest("hex");

/** @param {string} game @returns {string} a short golden record of format 1 */
export const goldenRecord = (game) => {
  const name = { um_reifenbreite: "forfeit", extraliga: "resigned-two" }[game] ?? "resigned";
  return readFileSync(new URL(`../../games/${game}/records/${name}.ndjson`, import.meta.url), "utf8");
};

/** Write the head anew, as a server could. @param {Parts} parts @returns {Parts} */
export const sealed = (parts) => {
  parts.lines[parts.lines.length - 1].head = hexOf(headsOf(parts)[parts.lines.length]);
  return parts;
};

/** @param {Parts} parts */
export const textOf = ({ header, lines }) => [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");

/** @type {Map<string, string>} */ const made = new Map();

/** A match in which a player gave time after the third action. @param {string} game @returns {Parts} */
export function record(game) {
  if (!made.has(game)) made.set(game, JSON.stringify(converted(game)));
  return JSON.parse(made.get(game) ?? "");
}

/** @param {string} game @returns {Parts} */
function converted(game) {
  const [old, ...lines] = goldenRecord(game)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { commitment, client_seeds: words, server_seed } = old.fairness;
  const both = words.map((/** @type {string} */ word) => ({ commitment: sha256Hex(word), word }));
  const header = {
    ...old,
    stadion_record: 2,
    fairness: { version: 2, commitment, words: both, chosen: null, server_seed },
  };
  for (const line of lines) delete line.table;
  lines.splice(4, 0, { event: { event: "gave_time", to: 1 }, seat: 0, after: 3, at: lines[3].at });
  Object.assign(lines[lines.length - 1], { signature: null, key: null });
  return sealed({ header, lines });
}

/** Return what the first player's browser has kept that saw all of a match. @param {Parts} parts @returns {Kept} */
export function keptOf({ header, lines }) {
  const { commitment, words } = header.fairness;
  const heads = headsOf({ header, lines });
  return {
    ...{ match: header.match, commitment, word: words[0].word, own: words[0].commitment, words, since: null, at: 1 },
    ...{ asked: words.map((/** @type {any} */ one) => one.commitment), outcome: lines[lines.length - 1].outcome },
    ...{ seq: lines.filter((line) => "seq" in line).length - 1, head: shortHead(heads[heads.length - 1]) },
  };
}

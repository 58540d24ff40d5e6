// Loads what draws a game: its module, its components and its texts. A game without a drawing gets the generic one.
import { getJson, versionedUrl, serverNow } from "../net/http.js";
import * as generic from "./generic_drawing.js";
import { gamePreferences, motion } from "../browser/preferences.js";
import { play } from "../browser/sound.js";
import { SPRITE } from "../kit/pieces.js";
import { shownName } from "../kit/words.js";
import { loadTexts } from "../browser/i18n.js";

const RULES = (/** @type {string} */ game, /** @type {string} */ clause) =>
  `/rules/${encodeURIComponent(game)}${clause ? `#${encodeURIComponent(clause)}` : ""}`;

/**
 * Load what stays the same for all draws of a page.
 * @param {{game: string, lang: string, drawing: string | null, options: Record<string, unknown>}} page
 */
export async function loadDrawing({ game, lang, drawing, options }) {
  const [module, components, texts] = await Promise.all([
    drawing ? import(drawing).catch(fallBack) : generic,
    getJson(versionedUrl(`/api/games/${encodeURIComponent(game)}/components`)),
    loadTexts(lang, game),
  ]);
  const fixed = {
    options,
    components,
    lang,
    t: texts.t,
    has: texts.has,
    sprite: SPRITE,
    serverNow,
    sound: play,
    preferences: gamePreferences(game),
    rule: (/** @type {string} */ clause = "") => RULES(game, clause),
    coarse: matchMedia("(pointer: coarse)").matches,
  };
  return { module, fixed, texts };
}

/** Fall back to the generic drawing: a drawing that cannot be loaded must not stop the match. @param {unknown} error */
function fallBack(error) {
  reportError(error);
  return generic;
}

/** The state of the page that a drawing adapts to. */
export const environment = () => ({ motion: motion(), phone: matchMedia("(max-width: 720px)").matches });

/**
 * Return a function that gives the name of the player on a seat, as text.
 * @param {import("../kit/table.d.ts").Sat[]} seats @param {import("../kit/table.d.ts").Say} t
 */
export const playerNames = (seats, t) => (/** @type {number} */ seat) => {
  const sat = seats[seat];
  if (sat?.player) return shownName(sat.player.name, t);
  if (sat?.computer) return sat.computer;
  return t(sat?.bot ? "table-bot-name" : "table-seat-name", { number: (sat?.coach ?? seat) + 1 });
};

// Sentences in the reader's language, from the same Fluent files that the server reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getText, versionedUrl } from "../net/http.js";

// A minus that Intl wrote as a hyphen, but not the hyphen of "2-1" or of "C-1".
const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;
// The numbers before which a Czech preposition takes an e: ze 4, but z 5. app/api/i18n/translations.py has the same
// list.
const TAKES_AN_E = {
  z: "[23467]|1[3467]|[3467]\\d|100",
  s: "[23467]|1[467]|[67]\\d|100",
  v: "[234]|1[234]|[234]\\d",
  k: "[234]",
};
const ways = Object.entries(TAKES_AN_E).map(([one, numbers]) => `${one}(?= (?:${numbers})(?!\\d))`);
const HARD_TO_SAY = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${ways.join("|")})`, "giu");

/**
 * @typedef {(id: string, args?: Record<string, string | number>) => string} Say
 *
 * @typedef {{t: Say, has: (id: string) => boolean}} Texts
 * @param {string} lang
 * @param {string | null} game its texts override the page's
 * @returns {Promise<Texts>}
 */
export async function loadTexts(lang, game) {
  const files = [`/text/${lang}.ftl`];
  if (game) files.push(`/games/${encodeURIComponent(game)}/text/${lang}.ftl`);
  const loaded = await Promise.all(files.map((url) => getText(versionedUrl(url)).catch(() => "")));
  const held = globalThis.document?.querySelector("#messages")?.textContent ?? ""; // by the page itself
  return textsOf(lang, [...loaded, held]);
}

/**
 * @param {string} lang
 * @param {string[]} files Fluent sources; a later one overrides an earlier one
 * @returns {Texts}
 */
export function textsOf(lang, files) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  const say = (/** @type {string} */ id, /** @type {any} */ args) => formatMessage(bundle, id, args);
  return {
    t: lang === "cs" ? (id, args) => say(id, args).replace(HARD_TO_SAY, "$&e") : say,
    has: (id) => bundle.hasMessage(id),
  };
}

/** @param {FluentBundle} bundle @param {string} id @param {Record<string, string | number>} [args] */
function formatMessage(bundle, id, args) {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const words = bundle.formatPattern(message.value, args, []); // With a list for errors it never throws.
  return words.replace(HYPHEN_AS_MINUS, "\u2212");
}

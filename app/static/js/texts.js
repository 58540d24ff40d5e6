// Sentences in the reader's language, out of the same Fluent files that the server reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getText } from "./api.js";

/**
 * @typedef {(id: string, args?: Record<string, string | number>) => string} Say
 *
 * @param {string} lang
 * @param {string | null} game its own file is asked first
 * @returns {Promise<{t: Say, has: (id: string) => boolean}>}
 */
export async function loadTexts(lang, game) {
  const files = [`/text/${lang}.ftl`];
  if (game) files.push(`/games/${encodeURIComponent(game)}/text/${lang}.ftl`);
  const [page, own] = await Promise.all(files.map((url) => getText(url).catch(() => "")));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(page));
  if (own) bundle.addResource(new FluentResource(own), { allowOverrides: true });
  return { t: (id, args) => said(bundle, id, args), has: (id) => bundle.hasMessage(id) };
}

/** @param {FluentBundle} bundle @param {string} id @param {Record<string, string | number>} [args] */
function said(bundle, id, args) {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args, []); // with a list for errors it never throws
}

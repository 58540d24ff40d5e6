// Words that every game needs: texts of its components in the reader's language, lists, capitals.

/** @typedef {Record<string, string>} Texts one text per language */

/**
 * Return a text of the components in a language.
 * @param {Texts | string | null | undefined} texts @param {string} lang
 */
export const inLanguage = (texts, lang) => (typeof texts === "string" ? texts : (texts?.[lang] ?? texts?.en ?? ""));

/** Return a list in words: "Ann, Bob and Eve". @param {string[]} names @param {string} lang */
export const listed = (names, lang) => new Intl.ListFormat(lang, { type: "conjunction" }).format(names);

/** @param {string} text @param {string} [lang] */
export const capital = (text, lang) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** Return a word of the rules as part of a text's id. @param {string} word */
export const hyphened = (word) => word.replaceAll("_", "-");

/** Return texts as sentences, one after another: what ends in a word ends with a full stop. @param {string[]} texts */
export const sentences = (texts) =>
  texts.flatMap((text) => (text ? [text.replace(/[\p{L}\p{N}]$/u, "$&.")] : [])).join(" ");

/**
 * Return a player's name as it is shown. Two stored names stand for no name, and are said in the reader's language:
 * that of a former player, and the numbered one in place of one that was withdrawn.
 * @param {string} name @param {import("./table.d.ts").Say} t
 */
export function shownName(name, t) {
  const [known, n] = /^(?:Former player|Player (\d{4}))$/.exec(name) ?? [];
  return known ? t(n ? "name-numbered" : "name-former", { n }) : name;
}

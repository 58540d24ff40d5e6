// Searches the rulebook. Case and accents do not matter, words match from their beginning, and synonyms lead to the
// book's own words. A phrase that is found nowhere is searched word by word, without endings.
export const MOST = 8;
const ENOUGH = 3;
const AROUND = 70;
const ENDING = 2;

/**
 * @typedef {{id: string, title: string, text: string, ours: string | null, variant: string | null}} Clause
 *
 * @typedef {{chapters: {number: string, title: string, clauses: Clause[]}[], synonyms: Record<string, string[]>}} Book
 *
 * @typedef {{id: string, title: string, line: [string, string, string]}} Hit the words before, those found, and those
 *   after
 */

/** Return the chapter of a clause: `UR-7.3` is in chapter 7. @param {string} id */
export const chapterOf = (id) => id.slice(id.indexOf("-") + 1).split(".")[0];

/** Return plain text in which each letter stays one letter, so that positions agree. @param {string} text */
export const plain = (text) => [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase()).join("");

/** Return the words of a piece of HTML from the server. @param {string} html */
export const wordsOf = (html) =>
  html
    .replace(/<\/?(a|em|strong)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

/** Return clauses whose id or title matches first. @param {Book} book @param {string} query @returns {Hit[]} */
export function searchBook(book, query) {
  const wanted = plain(query.trim());
  if (!wanted) return [];
  const hits = everywhere(book, [wanted]);
  return hits.length ? hits : everywhere(book, wanted.split(/\s+/).map(stem));
}

/** Return a word without its ending, if enough is left. @param {string} word */
const stem = (word) => (word.length < ENOUGH + ENDING ? word : word.slice(0, -ENDING));

/** Return the clauses that contain all of these. @param {Book} book @param {string[]} wanted @returns {Hit[]} */
function everywhere(book, wanted) {
  const ways = wanted.map((one) => [one, ...withSynonyms(book, one)]);
  const hits = book.chapters.flatMap(({ clauses }) =>
    clauses.flatMap((clause) => {
      const fits = ways.map((words) => fitting(clause, words).slice(0, 1));
      return fits.every((one) => one.length) ? fits.flat().sort(nearest).slice(0, 1) : [];
    }),
  );
  return hits.sort(nearest).map(([, hit]) => hit);
}

/** @param {[number, Hit]} one @param {[number, Hit]} other */
const nearest = ([one], [other]) => one - other;

/** Return the book's own words for what was typed. @param {Book} book @param {string} wanted */
function withSynonyms({ synonyms }, wanted) {
  if (wanted.length < ENOUGH) return [];
  const typed = (/** @type {string} */ word) => beginning(word, wanted) === 0;
  return Object.keys(synonyms)
    .filter((own) => synonyms[own].some(typed))
    .map(plain);
}

/**
 * Return how a clause matches the words: typed words rank before synonyms, id and title before the text.
 * @param {Clause} clause @param {string[]} words @returns {[number, Hit][]}
 */
function fitting({ id, title, text: html, ours, variant }, words) {
  const text = wordsOf([html, ours, variant].join(" "));
  return words.flatMap((word, place) => {
    const at = beginning(text, word);
    const rank = named(id, word) ? 0 : beginning(title, word) >= 0 ? 1 : at >= 0 ? 2 : 3;
    const later = place ? 3 : 0;
    return rank < 3 ? [[rank + later, { id, title, line: line(text, at, word.length) }]] : [];
  });
}

/**
 * Return whether an id was typed: `UR-7.3`, `ur7.3` and `7.3` are the same clause, `7.` is its chapter.
 * @param {string} id @param {string} wanted
 */
function named(id, wanted) {
  const short = (/** @type {string} */ text) => text.toLowerCase().replace("-", "");
  const number = id.slice(id.indexOf("-") + 1).toLowerCase();
  return short(id) === short(wanted) || number === wanted || (/\.$/.test(wanted) && number.startsWith(wanted));
}

/** Return where a word of the text begins like this; -1: nowhere. @param {string} text @param {string} wanted */
function beginning(text, wanted) {
  const folded = plain(text);
  let at = folded.indexOf(wanted);
  while (at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1])) at = folded.indexOf(wanted, at + 1);
  return at;
}

/** @param {string} text @param {number} at @param {number} length @returns {[string, string, string]} */
function line(text, at, length) {
  if (at < 0) return [`${text.slice(0, 2 * AROUND)}${text.length > 2 * AROUND ? "…" : ""}`, "", ""];
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const rest = text.slice(at + length);
  return [
    (from ? "…" : "") + text.slice(from, at),
    text.slice(at, at + length),
    rest.length > AROUND ? `${rest.slice(0, AROUND)}…` : rest,
  ];
}

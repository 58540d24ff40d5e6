// Shows times in the reader's own zone; the server does not know the zone and writes UTC.

/**
 * @param {string} iso @param {boolean} hours whether to show the hour
 * @param {string} lang
 * @param {string} [timeZone] the reader's own by default
 */
export function localTime(iso, hours, lang, timeZone) {
  const locale = lang === "en" ? "en-GB" : lang;
  const at = new Date(iso);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone }).format(at);
  if (!hours) return day;
  const parts = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  return `${day}, ${new Intl.DateTimeFormat(locale, parts).format(at)}`;
}

/** Convert all times in the page, or in a part that was loaded later. @param {ParentNode} part @param {string} lang */
export function localise(part, lang) {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (part.querySelectorAll("time[data-local]")))
    time.textContent = localTime(time.dateTime, time.dataset.local === "hours", lang);
}

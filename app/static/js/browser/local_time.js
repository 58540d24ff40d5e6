// Shows times in the reader's own zone; the server does not know the zone and writes UTC.

const HOUR_MS = 3_600_000;

/**
 * Return the time of day, 18:30. An hour that comes twice, when the clocks are put back, names its zone.
 * @param {number} at @param {string} locale @param {string} [timeZone] the reader's own by default
 */
export function hourOf(at, locale, timeZone) {
  const parts = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  const text = (/** @type {Intl.DateTimeFormatOptions} */ more, time = at) =>
    new Intl.DateTimeFormat(locale, { ...parts, ...more }).format(time);
  const isTwice = [at - HOUR_MS, at + HOUR_MS].some((time) => text({}, time) === text({}));
  return text(isTwice ? { timeZoneName: "short" } : {});
}

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
  return `${day}, ${hourOf(at.getTime(), locale, timeZone)}`;
}

/** Convert all times in the page, or in a part that was loaded later. @param {ParentNode} part @param {string} lang */
export function localise(part, lang) {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (part.querySelectorAll("time[data-local]")))
    time.textContent =
      time.dataset.local === "time"
        ? hourOf(Date.parse(time.dateTime), lang)
        : localTime(time.dateTime, time.dataset.local === "hours", lang);
}

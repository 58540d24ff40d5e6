// The hours in which most people look for an opponent, in the reader's zone: the server counts them in UTC.
import { hourOf } from "../browser/local_time.js";

const HOUR_MS = 3_600_000;
const MINUTES_PER_HOUR = 60;

/**
 * Return people by hour of the reader's day, and the first of the two hours in which most look.
 * @param {number[]} utc people by hour of the day in UTC @param {number} offset of the reader's zone, in whole hours
 * @returns {{hours: number[], busiest: number}}
 */
export function localHours(utc, offset) {
  const at = (/** @type {number} */ hour) => utc[(((hour - offset) % utc.length) + utc.length) % utc.length];
  const hours = utc.map((_, hour) => at(hour));
  const pairs = hours.map((people, hour) => people + hours[(hour + 1) % hours.length]);
  return { hours, busiest: pairs.indexOf(Math.max(...pairs)) };
}

const EVENING = 17;

/**
 * Return the sentence of how many people looked at an hour on the last evenings; empty if it is none, or nobody did.
 * @param {{week?: string, says?: string}} data people by hour of UTC, and the sentence
 * @param {Date} time @param {string} lang
 */
export function ofEvenings({ week = "", says = "" }, time, lang) {
  const utc = week.split(" ").map(Number);
  const people = localHours(utc, zoneHours()).hours[time.getHours()];
  if (!people || time.getHours() < EVENING) return "";
  const from = new Date(time).setMinutes(0, 0, 0);
  const face = (/** @type {number} */ at) => hourOf(at, lang);
  const said = { n: String(people), a: face(from), b: face(from + HOUR_MS) };
  return says.replaceAll(/\{(n|a|b)\}/g, (_, key) => said[/** @type {"n"|"a"|"b"} */ (key)]);
}

/** Return the offset of the reader's zone, in whole hours. */
const zoneHours = () => Math.round(-new Date().getTimezoneOffset() / MINUTES_PER_HOUR);

/** Show the bars and their sentence. @param {HTMLElement} figure */
export function showHours(figure) {
  const utc = (figure.dataset.hours ?? "").split(" ").map(Number);
  const { hours, busiest } = localHours(utc, zoneHours());
  const most = Math.max(...hours);
  const bars = /** @type {HTMLElement} */ (figure.querySelector(".bars"));
  const drawn = hours.map((people) => {
    const bar = document.createElement("i");
    bar.style.height = `${Math.max(4, Math.round((100 * people) / most))}%`;
    return bar;
  });
  bars.replaceChildren(...drawn);
  const day = new Date().setHours(0, 0, 0, 0);
  const face = (/** @type {number} */ hour) => hourOf(day + hour * HOUR_MS, document.documentElement.lang);
  const words = (figure.dataset.says ?? "").replace("{a}", () => face(busiest)).replace("{b}", () => face(busiest + 2));
  /** @type {HTMLElement} */ (figure.querySelector("figcaption")).textContent = words;
  figure.hidden = false;
}

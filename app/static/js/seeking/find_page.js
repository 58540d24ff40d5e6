// The page on which a player looks for an opponent: words for its forms, and rows that stay up to date.
import { fillWords } from "../fairness/word_forms.js";
import { refresh } from "../net/page_refresh.js";
import { hourOf } from "../browser/local_time.js";
import { ofEvenings, showHours } from "./busy_hours.js";
import { followRows, isFollowing } from "./live_rows.js";

/** Some networks let no WebSocket through. */
const WITHOUT_CHANNEL_MS = 10_000;
/** How often the reader's own search is drawn again: after some minutes it asks whether the range may be wider. */
const OWN_MS = 60_000;
const MINUTE_MS = 60_000;
/** A set time is more than ten minutes away. */
const SOON_MS = 15 * MINUTE_MS;
const EIGHT = 20;
const ELEVEN = 23;

fillWords(document);
followRows(refresh);
setInterval(() => isFollowing() || refresh(), WITHOUT_CHANNEL_MS);
setInterval(refresh, OWN_MS);
document.addEventListener("visibilitychange", refresh);

untilEleven();
addEventListener("fresh", untilEleven);

const figure = /** @type {HTMLElement | null} */ (document.querySelector("[data-hours]"));
if (figure) showHours(figure);

const time = /** @type {HTMLInputElement | null} */ (document.querySelector("[name=starts_at]"));
if (time) {
  const form = /** @type {HTMLFormElement} */ (time.form);
  time.value = tonight();
  said(form, time.value);
  time.addEventListener("change", () => {
    /** @type {HTMLInputElement} */ (form.querySelector("[name=when][value=later]")).checked = true;
    said(form, time.value);
  });
}

/** Offer calls until eleven in the evening if that is later than the hours that the server offers. */
function untilEleven() {
  const form = document.querySelector("[data-until]");
  const shown = /** @type {HTMLTimeElement | null | undefined} */ (form?.querySelector("[name=yes] time"));
  const eleven = new Date().setHours(ELEVEN, 0, 0, 0);
  if (!form || !shown || eleven <= Date.parse(shown.dateTime)) return;
  shown.dateTime = new Date(eleven).toISOString();
  shown.textContent = hourOf(eleven, document.documentElement.lang);
  /** @type {HTMLInputElement} */ (form.querySelector("[name=until]")).value = shown.dateTime;
}

/** Return the next evening at eight, as the field has it. */
function tonight() {
  const at = new Date(Date.now() + SOON_MS);
  if (at.getHours() >= EIGHT) at.setDate(at.getDate() + 1);
  at.setHours(EIGHT, 0, 0, 0);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, "2026-11-29T20:00".length);
}

/** Note the reader's zone, and say how many looked at that hour. @param {HTMLFormElement} form @param {string} value */
function said(form, value) {
  const at = new Date(value || Date.now());
  /** @type {HTMLInputElement} */ (form.querySelector("[name=utc_offset]")).value = String(-at.getTimezoneOffset());
  const place = /** @type {HTMLElement} */ (form.querySelector("[data-week]"));
  place.textContent = ofEvenings(place.dataset, at, document.documentElement.lang);
  place.hidden = place.textContent === "";
}

// The page on which a player looks for an opponent: words for its forms, and rows that stay up to date.
import { fillWords } from "../fairness/word_forms.js";
import { refresh } from "../net/page_refresh.js";
import { showHours } from "./busy_hours.js";
import { followRows, isFollowing } from "./live_rows.js";

/** Some networks let no WebSocket through. */
const WITHOUT_CHANNEL_MS = 10_000;
/** How often the reader's own search is drawn again: after some minutes it asks whether the range may be wider. */
const OWN_MS = 60_000;

fillWords(document);
followRows(refresh);
setInterval(() => isFollowing() || refresh(), WITHOUT_CHANNEL_MS);
setInterval(refresh, OWN_MS);
document.addEventListener("visibilitychange", refresh);

const figure = /** @type {HTMLElement | null} */ (document.querySelector("[data-hours]"));
if (figure) showHours(figure);

const time = /** @type {HTMLInputElement | null} */ (document.querySelector("[name=starts_at]"));
time?.addEventListener("change", () => {
  const form = /** @type {HTMLFormElement} */ (time.form);
  /** @type {HTMLInputElement} */ (form.querySelector("[name=when][value=later]")).checked = true;
  const offset = /** @type {HTMLInputElement} */ (form.querySelector("[name=utc_offset]"));
  offset.value = String(-new Date(time.value || Date.now()).getTimezoneOffset());
});

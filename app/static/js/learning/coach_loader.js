// Loads the coach when a tip may be due, or when the reader points at something that it may explain.
import { nothing } from "lit-html";
import { getJson } from "../net/http.js";
import { flag } from "../browser/preferences.js";
import { loadStylesheet } from "../browser/load_stylesheet.js";

/**
 * @typedef {object} Page
 * @property {HTMLElement} root @property {string} game @property {string} script @property {string} sheet
 * @property {string} words addresses of the coach
 *
 * @typedef {import("../kit/table.d.ts").Table} Table
 */

const STILL_MS = 600;

export class CoachLoader {
  /** @type {import("./coach.js").Coach | null} */ coach = null;
  /** @type {Promise<import("./coach.js").Coach> | null} */ coming = null;
  /** @type {Table | null} the table drawn last */ table = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    for (const kind of ["pointermove", "focusin"])
      page.root.addEventListener(kind, () => void this.fetch(), { once: true, passive: true });
  }

  /** @param {Table} table drawn a moment ago */
  follow(table) {
    this.table = table;
    this.coach?.leave(table);
    clearTimeout(this.timer);
    if (flag("tips") || this.coach?.shown) this.timer = setTimeout(() => void this.look(), STILL_MS);
  }

  async look() {
    const coach = await this.fetch();
    if (!coach || !this.table) return;
    coach.update(this.table);
    // There may be no draw meanwhile.
    if (coach.waiting) this.timer = setTimeout(() => void this.look(), coach.patience);
  }

  /**
   * The coach's part of a dialog; empty until the coach is loaded.
   * @param {Table} table @param {() => void} changed @param {() => void} close
   */
  menu(table, changed, close) {
    if (!this.coach) void this.fetch().then((coach) => coach && changed());
    return this.coach?.menu(table, changed, close) ?? nothing;
  }

  /** Load the coach; a failed load is tried again at the next opportunity. */
  async fetch() {
    this.coming ??= fetchCoach(this.page);
    return (this.coach = await this.coming.catch(() => {
      dispatchEvent(new Event("notloaded"));
      return (this.coming = null);
    }));
  }
}

/** @param {Page} page @returns {Promise<import("./coach.js").Coach>} */
async function fetchCoach(page) {
  const [{ Coach }, content] = await Promise.all([
    import(page.script),
    getJson(page.words),
    loadStylesheet(page.sheet),
  ]);
  return new Coach(page, content);
}

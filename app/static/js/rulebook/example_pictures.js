// Pictures in a text: each is a small table, drawn by the game and not played.
import { html, nothing, render } from "lit-html";
import { getJson } from "../net/http.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { createDrawingHost } from "../drawing/drawing_host.js";

/** @import {Doc, LogEntry, Slots, Table} from "../kit/table.d.ts" */

/**
 * @typedef {{text: string, ok: boolean, clause: string | null, right?: boolean}} TutorialAnswer `ok`: it ends the
 *   attempt
 *
 * @typedef {{doc: Doc, options: Record<string, unknown>, preview: unknown, events: LogEntry[], picture?: string,
 *   answer?: TutorialAnswer, illegal_action?: {clause: string | null, detail: string}}} Position of an example
 *
 * @typedef {"top" | "board" | "sum" | "tray"} Slot
 *
 * @typedef {Awaited<ReturnType<typeof loadDrawing>>} Loaded
 */

const AHEAD = "300px"; // A picture is drawn a little before it is seen.

/** Return the slots of a drawing that are shown. @param {string} [shows] */
export const slotsOf = (shows = "board") => /** @type {Slot[]} */ (shows.split(" "));

/** Return the loaded drawing with the options of one example. @param {Loaded} loaded @param {Position} [opening] */
export const loadedFor = (loaded, opening) => ({
  ...loaded,
  fixed: { ...loaded.fixed, options: opening?.options ?? {} },
});

/** @param {Slot[]} shows @param {Slots} slots */
export const inSlots = (shows, slots) =>
  shows.map((slot) => html`<div class="lslot lslot-${slot}">${slots[slot] ?? nothing}</div>`);

/** @param {HTMLElement} place @param {Position} position @param {Loaded} loaded */
function draw(place, position, loaded) {
  const can = { act: () => {}, redraw: () => show(), preview: () => position.preview };
  const stage = createDrawingHost(loadedFor(loaded, position), can);
  const now = { live: true, busy: false, stale: false, history: position.doc.log, still: true };
  const show = () => {
    const slots = stage.slotsOf(/** @type {Table} */ (stage.tableOf(position.doc, now)));
    render(inSlots(slotsOf(place.dataset.shows), slots), place);
  };
  place.inert = true;
  show();
}

/** The pictures of a page of the rulebook. */
export class ExamplePictures {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.game = main.dataset.book ?? "";
    this.drawing = main.dataset.drawing ?? null;
    this.places = /** @type {HTMLElement[]} */ ([...main.querySelectorAll("[data-picture]")]);
    /** @type {Promise<Record<string, Position>> | null} */ this.positions = null;
    /** @type {Promise<Loaded> | null} */ this.loaded = null;
  }

  /** Draw each picture when it comes near. */
  drawWhenVisible() {
    const waiting = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (!isIntersecting) continue;
          waiting.unobserve(target);
          this.drawAt(/** @type {HTMLElement} */ (target)).catch(reportError);
        }
      },
      { rootMargin: AHEAD },
    );
    for (const place of this.places) waiting.observe(place);
  }

  /** Draw all pictures, to print them. */
  async drawAll() {
    await Promise.all(this.places.map((place) => this.drawAt(place).catch(reportError)));
  }

  /** @param {HTMLElement} place */
  async drawAt(place) {
    const { pictures = "", picture = "" } = place.dataset;
    const { game, drawing } = this;
    const { lang } = document.documentElement;
    this.loaded ??= loadDrawing({ game, lang, drawing, options: {} });
    this.positions ??= getJson(`/rules/${game}/${pictures}/pictures`);
    const [loaded, positions] = await Promise.all([this.loaded, this.positions]);
    draw(place, positions[picture], loaded);
  }
}

// The coach: in the first match of a game it explains each new kind of decision once, in the side. It is fetched
// when the first tip may be due (coach_loader.js).
import { html, nothing } from "lit-html";
import { serverNow } from "../net/http.js";
import { pressed } from "../kit/keys.js";
import { icon } from "../kit/pieces.js";
import { CoachPlacement } from "./coach_placement.js";
import { MarkTooltips } from "./mark_tooltips.js";
import { flag, gamePreferences, setFlag } from "../browser/preferences.js";

/**
 * A tip of the game's `coach.yaml`.
 *
 * @typedef {{key: string, at: string, say: string, clause: string | null, hasty?: boolean, waits?: boolean, when?:
 *   Record<string, Wanted>, options?: Record<string, unknown[]>, offered?: string, told?: string, mine?: boolean,
 *   fill?: Record<string, string>}} Tip
 *
 * @typedef {unknown[] | number | boolean | "me"} Wanted
 *
 * @typedef {{words: Record<string, string>, every: Tip[], tips: Tip[], marks: import("./mark_tooltips.js").Mark[]}}
 *   CoachContent
 *
 * @typedef {import("../kit/table.d.ts").Table} Table
 */

const MOST_A_TURN = 3;
const APART_MS = 20_000;
const WAIT_MS = 10_000;
const HURRY_MS = 15_000;

export class Coach {
  /** @type {{tip: Tip, seq: number} | null} */ shown = null;
  /** The number of tips in this turn. */ tipsThisTurn = 0;
  lastAt = -Infinity;
  /** @type {number | null} since when others decide, in ms */ waiting = null;
  /** How long others must decide before there is time for a tip. */ patience = WAIT_MS;

  /** @param {import("./coach_loader.js").Page} page @param {CoachContent} told */
  constructor(page, { words, every, tips, marks }) {
    this.page = page;
    this.words = words;
    this.catalogue = [
      ...tips.map((tip) => ({ tip, preferences: gamePreferences(page.game) })),
      ...every.map((tip) => ({ tip, preferences: gamePreferences("all") })),
    ];
    this.placement = new CoachPlacement(words.tip);
    this.marks = new MarkTooltips(page.root, marks);
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("resize", () => this.shown && this.placement.place());
  }

  /** @param {Table} table unchanged for a moment */
  update(table) {
    const mine = isDeciding(table);
    if (!mine) this.tipsThisTurn = 0;
    this.waiting = mine ? null : (this.waiting ?? Date.now());
    if (this.shown) return this.placement.place();
    if (!flag("tips") || document.querySelector(".rulep") || !this.canShowTip(table)) return;
    const due = this.due(table, (one) => !this.knows(one));
    if (due) this.showTip(due.tip, table);
  }

  /** Close the tip as soon as its question is gone, also while its answer is shown. @param {Table} table */
  leave({ doc, animating }) {
    if (this.shown && (animating || this.shown.seq !== doc.seq)) this.markSeen();
  }

  /** Return whether a tip may be shown: not too many, and not too close together. @param {Table} table */
  canShowTip({ history, me }) {
    if (this.tipsThisTurn >= MOST_A_TURN) return false;
    const first = !history.some(({ seat }) => seat === me);
    return first || Date.now() - this.lastAt >= APART_MS;
  }

  /** @param {Table} table @param {(one: {tip: Tip, preferences: any}) => boolean} [asked] */
  due(table, asked = () => true) {
    return this.catalogue.find((one) => asked(one) && this.fits(one.tip, table) && this.placement.finds(one.tip.at));
  }

  /** @param {Tip} tip @param {Table} table */
  fits(tip, table) {
    if (!table.live || table.animating || table.busy || table.stale || table.me === null) return false;
    if (tip.waits ? !this.waited(table) : !isDeciding(table)) return false;
    if (!tip.hasty && isHurried(table)) return false;
    return appliesTo(tip, table);
  }

  /** @param {Table} table */
  waited({ doc }) {
    return doc.status === "playing" && this.waiting !== null && Date.now() - this.waiting >= WAIT_MS;
  }

  /** @param {Tip} tip @param {Table} table */
  showTip(tip, table) {
    this.shown = { tip, seq: table.doc.seq };
    this.tipsThisTurn += 1;
    this.lastAt = Date.now();
    this.placement.show(tip.at, this.bubble(tip, fillText(tip, table)));
  }

  /** @param {Tip} tip @param {string} text */
  bubble({ clause }, text) {
    const { words } = this;
    const rule = `/rules/${this.page.game}#${clause}`;
    return html`<h2>${icon("whistle")}${words.tip}</h2>
      <button class="tool" type="button" aria-label=${words.close} @click=${() => this.markSeen()}>${icon("x")}</button>
      <p>${text}</p>
      <div class="act">
        <button class="btn" type="button" @click=${() => this.markSeen()}>${words.ok}</button>
        ${clause ? html`<a class="btn quiet" href=${rule}>${words.rule}</a>` : nothing}
        <button class="off" type="button" @click=${() => this.turnOff()}>${words.off}</button>
      </div>`;
  }

  /** Remember that a tip was read, or played past. */
  markSeen() {
    if (!this.shown) return;
    const one = this.catalogue.find(({ tip }) => tip === this.shown?.tip);
    if (one && !this.knows(one)) one.preferences.set("tips", [...(one.preferences.get("tips") ?? []), one.tip.key]);
    this.shown = null;
    this.placement.hide();
  }

  turnOff() {
    this.shown = null;
    setFlag("tips", false);
    this.placement.say(this.words["off-done"]);
  }

  /** @param {{tip: Tip, preferences: any}} one */
  knows = ({ tip, preferences }) => (preferences.get("tips") ?? []).includes(tip.key);

  close() {
    if (this.shown) this.markSeen();
    else this.placement.hide();
  }

  /** Close the tip with Esc; Shift T moves the focus into the tip and back. @param {KeyboardEvent} event */
  key(event) {
    if (!this.placement.open || document.querySelector("dialog[open], .rulep")) return;
    if (event.key === "Escape") this.close();
    else if (pressed(event) === "t" && event.shiftKey) this.placement.visit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The coach's part of the list of keys.
   * @param {Table} table @param {() => void} changed @param {() => void} close
   */
  menu(table, changed, close) {
    const { words, catalogue } = this;
    const seen = catalogue.filter(this.knows).length;
    const counted = words.seen.replace("{seen}", () => String(seen)).replace("{all}", () => String(catalogue.length));
    const run = (/** @type {() => void} */ work) => () => (work(), changed());
    const replay = () => {
      close();
      const due = this.due(table);
      if (due) this.showTip(due.tip, table);
      else this.placement.say(words.nothing);
    };
    return html`<section class="tips">
      <label class="sw">
        <input type="checkbox" .checked=${flag("tips")} @change=${run(() => setFlag("tips", !flag("tips")))} /><i></i>
        ${words.on}
      </label>
      <p class="muted">${counted}</p>
      <div class="row wrap">
        <button class="btn" type="button" @click=${replay}>${words.replay}</button>
        <button class="btn quiet" type="button" @click=${run(() => this.resetTips())}>${words.reset}</button>
      </div>
    </section>`;
  }

  resetTips() {
    for (const { preferences } of this.catalogue) preferences.set("tips", []);
  }
}

/** @param {Table} table */
const isDeciding = ({ doc, me }) => doc.status === "playing" && me !== null && doc.to_act.includes(me);

/** @param {Table} table */
function isHurried({ doc, me }) {
  const deadline = doc.seats[me ?? 0]?.deadline;
  return Boolean(deadline) && Date.parse(deadline ?? "") - serverNow() < HURRY_MS;
}

/** @param {Tip} tip @param {Table} table */
export function appliesTo({ when = {}, options = {}, offered, told, mine }, table) {
  const { view, actions, me } = table;
  if (offered && !actions.some(({ type }) => type === offered)) return false;
  if (told && !recentEntries(table).some(({ event, who }) => event === told && (!mine || who === me))) return false;
  if (Object.entries(options).some(([name, values]) => !values.includes(table.options[name]))) return false;
  return Object.entries(when).every(([place, wanted]) => matches(valueAt(view, place), wanted, me));
}

/** Return the log entries since the reader's last action, that action included. @param {Table} table */
function recentEntries({ history, me }) {
  const last = history.findLast(({ seat }) => seat === me);
  return history.filter(({ seq }) => seq >= (last?.seq ?? 0));
}

/**
 * Return the value at a path of the view, such as `outlook.dice.lines.-1.what`.
 * @param {any} view @param {string} place
 */
const valueAt = (view, place) =>
  place.split(".").reduce((at, part) => (Array.isArray(at) ? at.at(Number(part)) : at?.[part]), view);

/** @param {any} value @param {Wanted} wanted @param {number | null} me */
function matches(value, wanted, me) {
  if (wanted === true) return value !== null && value !== undefined;
  if (wanted === "me") return Array.isArray(value) && value.includes(me);
  return Array.isArray(wanted) ? wanted.includes(value) : value >= wanted;
}

/** @param {Tip} tip @param {Table} table */
const fillText = ({ say, fill = {} }, { view }) =>
  Object.entries(fill).reduce(
    (text, [name, place]) => text.replace(`{${name}}`, () => String(valueAt(view, place))),
    say,
  );

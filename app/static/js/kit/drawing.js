// The common shape of drawings: what a drawing reads, what is picked, what it shows (docs/reference/table-page.md).
import { Picks, Queue } from "./picks.js";

/** @import {Drawing, Game, DrawContext, Slots, Table} from "./table.d.ts" */

/**
 * A game's drawing on one page.
 * @template {Table<any, any, any, any, any>} T @template Now @template {object} P @template {object} Ui @template Desk
 */
class Page {
  /** @param {Game<T, Now, P, Ui, Desk>} game @param {T} table */
  constructor(game, table) {
    this.game = game;
    this.table = table;
    this.ui = game.initialUi?.(table) ?? /** @type {Ui} */ ({});
    /** @type {Picks<P>} */ this.picks = new Picks();
    /** @type {Queue<T["actions"][number]>} */ this.queue = new Queue();
    /** @type {Desk | null} */ this.desk = null;
  }

  /** @param {T} table @returns {Slots} */
  draw(table) {
    const { game, picks, ui } = this;
    this.table = table;
    const now = game.reading(table, ui);
    if (now === null) return {};
    // While the match rests, nothing is asked: what was picked waits for the question to come back.
    if (table.animating || table.doc.status === "asleep") return game.slots((this.desk = this.deskWithoutPicks(now)));
    const opened = picks.follow(game.decision(now, table), () => game.picks(now, table, ui));
    if (opened) game.opened?.(this.contextOf(now));
    this.sendNext();
    picks.now = game.prunePicks?.(picks.now, now, table) ?? picks.now;
    this.desk = game.desk(this.contextOf(now));
    return game.slots(this.desk);
  }

  /**
   * Return the desk without the player's picks, for animations: the picks of the decision stay untouched.
   * @param {Now} now
   */
  deskWithoutPicks(now) {
    const { game, table, ui } = this;
    return game.desk(this.contextOf(now, game.picks(now, table, ui)));
  }

  /**
   * @param {T["history"]} events @param {T} table the table of `after`
   * @param {T["doc"]} before @param {T["doc"]} after
   */
  animations(events, table, before, after) {
    const desk = this.game.animations && this.deskAt(table);
    return desk ? (this.game.animations?.(events, desk, before, after) ?? []) : [];
  }

  /** @param {T["history"]} events @param {T} table @returns {string | null} */
  brief(events, table) {
    const desk = this.game.brief && this.deskAt(table);
    return desk ? (this.game.brief?.(events, desk) ?? null) : null;
  }

  /** Return the desk of a table that is not drawn. @param {T} table */
  deskAt(table) {
    const now = this.game.reading(table, this.ui);
    if (now === null) return null;
    const drawn = this.table;
    this.table = table;
    const desk = this.deskWithoutPicks(now);
    this.table = drawn;
    return desk;
  }

  /** Return the only possible action if the game lets the page send it, otherwise null. */
  forced() {
    const { game, desk, table, queue } = this;
    const [action, ...others] = table.actions;
    if (!desk || !action || others.length || queue.waiting.length || !this.sendable) return null;
    return game.forced?.(action, desk) ? action : null;
  }

  sendNext() {
    const { table, queue, picks } = this;
    const action = queue.next(table);
    if (!action) return;
    picks.now = this.game.sent?.(picks.now, action, queue.waiting.length) ?? picks.now;
    queueMicrotask(() => table.act(action));
  }

  /**
   * @param {Now} now
   * @param {Readonly<P>} [aside] picks that replace the player's, for an animation
   * @returns {DrawContext<T, Now, P, Ui>}
   */
  contextOf(now, aside) {
    const { table, picks, ui, queue } = this;
    return {
      table,
      t: table.t,
      now,
      picks: aside ?? picks.now,
      ui,
      changed: !aside && picks.changed,
      pick: (change) => void (aside || this.choose(() => picks.pick(change))),
      back: () => void (aside || this.choose(() => picks.back())),
      setUi: (change) => this.changeAndRedraw(() => Object.assign(ui, change)),
      act: (action) => this.act(action),
      send: (actions) => this.sendable && this.changeAndRedraw(() => queue.fill(actions)),
    };
  }

  get sendable() {
    const { busy, stale, animating } = this.table;
    return !busy && !stale && !animating;
  }

  /** @param {T["actions"][number] | null | undefined} action */
  act(action) {
    this.queue.empty();
    if (action && this.sendable) this.table.act(action);
  }

  /** Dismiss the feedback about a wrong click, and change something. @param {() => void} change */
  choose(change) {
    this.table.dismissFeedback();
    this.changeAndRedraw(change);
  }

  /** @param {() => void} change */
  changeAndRedraw(change) {
    change();
    this.table.redraw();
  }
}

/**
 * Return `create` of a game's table.js: `export const create = drawing({reading, decision, picks, desk, slots, ...})`.
 * @template {Table<any, any, any, any, any>} T @template Now @template {object} P @template {object} Ui @template Desk
 * @param {Game<T, Now, P, Ui, Desk>} game @returns {(table: T) => Drawing<T>}
 */
export const drawing = (game) => (table) => {
  const page = new Page(game, table);
  return {
    draw: (now) => page.draw(now),
    played: (events, before, after) => void (page.desk && game.played?.(events, page.desk, before, after)),
    animations: (events, now, before, after) => page.animations(events, now, before, after),
    brief: (events, now) => page.brief(events, now),
    entry: game.entry,
    forced: () => page.forced(),
    hinted: (action) => page.desk && game.hinted?.(action, page.desk),
    key: (event) => (page.desk && game.key?.(event, page.desk)) ?? false,
    closed: () => game.closed?.(page.ui),
    sentence: game.sentence,
    heading: game.heading,
    action: game.action,
    undone: game.undone,
  };
};

// Several actions of one decision go one after another, each when the last has arrived.

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The offered action with these fields: each that is named must be equal.
 * @template {object} Action
 * @param {Action[]} actions @param {Partial<Action>} wanted @returns {Action | undefined}
 */
export const offered = (actions, wanted) =>
  actions.find((one) => Object.entries(wanted).every(([field, value]) => same(/** @type {any} */ (one)[field], value)));

/** @template {object} Action */
export class Queue {
  constructor() {
    /** @type {Partial<Action>[]} */ this.waiting = [];
    /** @type {number | null} where the table stood when the last one was sent */ this.sent = null;
  }

  /** @param {Partial<Action>[]} actions */
  fill(actions) {
    this.waiting = [...actions];
    this.sent = null;
  }

  empty() {
    this.waiting = [];
  }

  /**
   * Called at each draw. What is not offered ends the queue: somebody else has to decide first.
   * @param {{actions: Action[], doc: {seq: number}, busy: boolean, stale: boolean, live: boolean}} table
   * @returns {Action | null} the action to be sent now
   */
  next({ actions, doc, busy, stale, live }) {
    if (!this.waiting.length || busy || stale || !live || this.sent === doc.seq) return null;
    const [wanted, ...rest] = this.waiting;
    const action = offered(actions, wanted) ?? null;
    this.waiting = action ? rest : [];
    this.sent = doc.seq;
    return action;
  }
}

// The picks of a decision that have not been sent, and the queue of actions that they become.

/** @template {object} P */
export class Picks {
  constructor() {
    /** @type {string | null} */ this.decision = null;
    /** @type {P} the picks when the decision began */ this.opening = /** @type {P} */ ({});
    /** @type {P} */ this.now = this.opening;
  }

  /**
   * Begin another decision with its own picks.
   * @param {string} decision @param {() => P} opening
   * @returns {boolean} whether it is another decision
   */
  follow(decision, opening) {
    if (decision === this.decision) return false;
    this.decision = decision;
    this.opening = opening();
    this.now = { ...this.opening };
    return true;
  }

  /** @param {Partial<P>} change */
  pick(change) {
    this.now = { ...this.now, ...change };
  }

  back() {
    this.now = { ...this.opening };
  }

  /** Whether anything was picked since the decision began. */
  get changed() {
    return JSON.stringify(this.now) !== JSON.stringify(this.opening);
  }
}

/**
 * Return the list with an item added or removed; it holds at most `most` items.
 * @template T @param {T[]} list @param {T} one @param {number} [most] @returns {T[]}
 */
export const toggled = (list, one, most = Infinity) =>
  list.includes(one) ? list.filter((other) => other !== one) : list.length < most ? [...list, one] : list;

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Return the offered action whose fields equal all of the wanted ones.
 * @template {object} Action @param {Action[]} actions @param {Partial<Action>} wanted @returns {Action | undefined}
 */
export const offered = (actions, wanted) =>
  actions.find((one) => Object.entries(wanted).every(([field, value]) => same(/** @type {any} */ (one)[field], value)));

/** @template {object} Action */
export class Queue {
  constructor() {
    /** @type {Partial<Action>[]} */ this.waiting = [];
    /** @type {number | null} the position when the last action was sent */ this.sent = null;
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
   * Return the action to send now; called at each draw. An action that is not offered ends the queue: another player
   * must decide first.
   * @param {{actions: Action[], doc: {seq: number}, busy: boolean, stale: boolean, live: boolean}} table
   * @returns {Action | null}
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

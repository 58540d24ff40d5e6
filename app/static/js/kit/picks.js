// What the player has picked for one decision and not sent, and the queue of actions that such picks become.

/** @template {object} P */
export class Picks {
  constructor() {
    /** @type {string | null} */ this.decision = null;
    /** @type {P} as the decision began */ this.opening = /** @type {P} */ ({});
    /** @type {P} */ this.now = this.opening;
  }

  /**
   * Another decision begins with picks of its own.
   * @param {string} decision @param {() => P} opening @returns {boolean} whether it is another one
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

  /** Whether there is anything to go back from. */
  get changed() {
    return JSON.stringify(this.now) !== JSON.stringify(this.opening);
  }
}

/**
 * In or out of a list that holds so many at most.
 * @template T @param {T[]} list @param {T} one @param {number} [most] @returns {T[]}
 */
export const toggled = (list, one, most = Infinity) =>
  list.includes(one) ? list.filter((other) => other !== one) : list.length < most ? [...list, one] : list;

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

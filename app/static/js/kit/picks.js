// What the player has picked and not sent: it belongs to one decision and vanishes with it.

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

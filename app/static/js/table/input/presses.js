// Presses on lit targets: a press belongs to the question that stood when it began, the first one chooses, and a second
// one on the chosen target confirms. Times are in ms, on any clock that only goes forward.

/** A press sooner after its question was drawn was meant for the one before. */
export const SETTLE_MS = 250;
/** A second press sooner than this after the first is the second half of a double click. */
export const SECOND_MS = 300;
/** A press moves by this many pixels at most; more is a drag. */
export const TRAVEL = { mouse: 8, touch: 12 };

/**
 * What becomes of a press: nothing, the target is chosen, the choice is confirmed, or the page and the game answer it
 * themselves.
 * @typedef {"nothing" | "choose" | "confirm" | "pass"} Verdict
 *
 * @typedef {object} Begun a press that has begun
 * @property {unknown} question @property {string | null} target
 * @property {{x: number, y: number} | null} point null for a key
 */

export class Presses {
  /** @type {unknown} */ question = null;
  born = -Infinity;
  /** @type {Begun | null} */ begun = null;
  tooEarly = false;
  /** @type {{target: string, at: number} | null} the target that a press has chosen last */ chosen = null;

  /**
   * Follow the question that stands; null: none does.
   * @param {unknown} question @param {number} now @returns {boolean} whether it is another one
   */
  follow(question, now) {
    if (question === this.question) return false;
    this.question = question;
    this.born = now;
    this.chosen = null;
    return true;
  }

  /** Return whether a press that begins now is one too early for its question. @param {number} now */
  isFresh(now) {
    return this.question !== null && now - this.born < SETTLE_MS;
  }

  /**
   * A pointer or a key has gone down.
   * @param {string | null} target @param {number} now @param {Begun["point"]} [point]
   */
  begin(target, now, point = null) {
    this.begun = { question: this.question, target, point };
    this.tooEarly = this.isFresh(now);
  }

  /**
   * Return what becomes of the press that ends now. Without a beginning, as with a screen reader, it begins now too.
   * @param {{target: string | null, isChosen: boolean, now: number, point?: Begun["point"], travel?: number}} end
   *   `target` is null beside all lit targets; `isChosen`: it is drawn as chosen by the player, not only proposed
   * @returns {Verdict}
   */
  end({ target, isChosen, now, point = null, travel = TRAVEL.mouse }) {
    if (!this.begun) this.begin(target, now);
    const { begun, tooEarly } = this;
    this.begun = null;
    if (!begun || tooEarly || begun.question !== this.question) return "nothing";
    if (begun.target !== target) return "nothing";
    if (target === null) return "pass";
    if (begun.point && point && distance(begun.point, point) > travel) return "nothing";
    if (this.chosen?.target === target && now - this.chosen.at < SECOND_MS) return "nothing";
    if (isChosen) return "confirm";
    this.chosen = { target, at: now };
    return "choose";
  }
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

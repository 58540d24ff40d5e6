// What a running stage has shown so far, for all parts that hold something back (docs/reference/table-page.md).

/**
 * @typedef {import("./view.d.ts").Table} Table
 * @typedef {import("./view.d.ts").Throw} Throw
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./finish.js").Finish} Finish
 *
 * @typedef {object} Plan what the stages of one action reveal
 * @property {View} before
 * @property {Throw|null} made a throw with dice
 * @property {boolean} others it is not the viewer's own action
 * @property {boolean} crash
 * @property {number} tally the beat with which points are counted; 0: none are held back
 * @property {Finish|null} finish of a race
 *
 * @typedef {Plan & {shown: number, early: boolean}} AnimationState `early`: the board is still the one from before
 * @typedef {{made: Throw, faces: boolean, rows: number, total: boolean}} Roll
 */

/** The word with which `about` ends while a rider crosses the finish. */
export const CHEER = "cheer";

/** With this the photos and the podium are drawn; other stages of the last action show the road. */
export const FINALE = "finale";

/** Beats of a throw before its first line: the tumble and the faces. */
const FACES = 2;

/** @param {Table} table @param {Map<number, Plan>} plans by number of the action @returns {AnimationState|null} */
export function animationState({ animating, shown, history, doc }, plans) {
  const seq = animating ? (history.at(-1)?.seq ?? 0) : 0;
  const plan = plans.get(seq);
  return plan && animating ? { ...plan, shown, early: doc.seq < seq } : null;
}

/**
 * The throw that is being shown, and the beats shown so far.
 * @param {AnimationState|null} animation @returns {Roll|null}
 */
export function rolling(animation) {
  if (!animation?.early || !animation.made) return null;
  const { made, shown } = animation;
  const most = made.lines.length;
  return { made, faces: shown >= FACES, rows: Math.min(most, Math.max(0, shown - FACES)), total: shown > FACES + most };
}

/** The number of falls of a crash that have been shown; the card turns first. @param {AnimationState|null} animation */
export const fallsShown = (animation) => (animation?.crash && !animation.early ? animation.shown - 1 : Infinity);

/**
 * The view whose points are shown: the earlier one until the new points have been earned.
 * @param {AnimationState|null} animation @param {View} view
 */
export const counted = (animation, view) =>
  animation && !animation.early && animation.tally && animation.shown < animation.tally ? animation.before : view;

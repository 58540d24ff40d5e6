// Motion: the new position is drawn first, and an animation only shows how it came about.

/** The easing of the design system. */
export const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SLIDE = 260;
const DICE = 600;

/** @type {Set<Animation>} */
const running = new Set();

/** Finish all running animations: the next events have arrived. */
export function settle() {
  for (const one of running) one.finish();
  running.clear();
}

/**
 * Animate an element.
 * @param {Element | null | undefined} element null does nothing
 * @param {Keyframe[]} frames @param {KeyframeAnimationOptions} [timing] @returns {Animation | null}
 */
export function play(element, frames, timing = {}) {
  if (!element) return null;
  const animation = element.animate(frames, { duration: SLIDE, easing: EASE, fill: "backwards", ...timing });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
  return animation;
}

/** Let dice tumble and come to rest. @param {Iterable<Element>} dice @param {number} [apart] ms between two dice */
export function tumble(dice, apart = 0) {
  const frames = [
    { transform: "rotate(-240deg) scale(.6)" },
    { transform: "rotate(20deg) scale(1.08)", offset: 0.8 },
    { transform: "none" },
  ];
  [...dice].forEach((die, i) => play(die, frames, { duration: DICE, delay: i * apart }));
}

/**
 * Call the function that shows each event, in order.
 * @template {{event: string}} Event @template Stage @param {Event[]} events
 * @param {{[Name in Event["event"]]?: (event: Extract<Event, {event: Name}>, stage: Stage) => void}} scenes
 * @param {Stage} stage
 */
export function show(events, scenes, stage) {
  for (const event of events) {
    const scene = scenes[/** @type {Event["event"]} */ (event.event)];
    scene?.(/** @type {any} */ (event), stage);
  }
}

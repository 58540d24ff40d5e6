// Touch and mouse gestures on a board with a camera: one finger drags, two pinch, and a tap stays a tap.
import { carried } from "./camera.js";

/**
 * @typedef {import("./camera.js").Box} Box
 *
 * @typedef {import("./camera.js").Grip} Grip
 *
 * @typedef {object} Sight the camera that the gestures move
 * @property {() => Box | null} get returns the visible box; null: nothing can be moved
 * @property {(box: Box) => void} set
 * @property {(event: PointerEvent, fingers: number) => boolean} [mine] returns whether the gesture belongs to the
 *   board; otherwise the page scrolls
 * @property {(box: Box, factor: number) => number} [limited] returns the zoom factor that is allowed
 * @property {() => void} [settled] called when the last finger is lifted after a drag
 */

/** A finger moves by this many pixels while it taps. */
const TAP = { touch: 8, mouse: 5 };

export class Gestures {
  /** @param {Sight} sight */
  constructor(sight) {
    this.sight = sight;
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
    /** @type {{grip: Grip, box: Box | null, rect: DOMRect} | null} */ this.start = null;
    this.dragged = false;
    /** The click handler for a template: the end of a drag is no click on what is below the finger. */
    this.click = { handleEvent: (/** @type {Event} */ event) => this.clicked(event), capture: true };
  }

  /** Listen to a permanent element. @param {Element} element */
  on(element) {
    element.addEventListener("pointerdown", (event) => this.down(/** @type {PointerEvent} */ (event)));
    element.addEventListener("pointermove", (event) => this.move(/** @type {PointerEvent} */ (event)));
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    element.addEventListener("click", (event) => this.clicked(event), { capture: true });
  }

  down = (/** @type {PointerEvent} */ event) => {
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.begin(event);
  };

  move = (/** @type {PointerEvent} */ event) => {
    if (!this.fingers.has(event.pointerId) || !this.start) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { grip, box, rect } = this.start;
    const now = this.grip(rect);
    const tremble = event.pointerType === "mouse" ? TAP.mouse : TAP.touch;
    const far = Math.max(Math.hypot(now.x - grip.x, now.y - grip.y), Math.abs(now.spread - grip.spread));
    if (!this.dragged && far <= tremble) return;
    if (!box || this.sight.mine?.(event, this.fingers.size) === false) return;
    this.dragged = true;
    this.sight.set(carried(box, { w: rect.width, h: rect.height }, grip, now, this.sight.limited));
  };

  up = (/** @type {PointerEvent} */ event) => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size) this.begin(event);
    else if (this.dragged) this.sight.settled?.();
  };

  /** Measure from here: a finger was added or lifted. @param {PointerEvent} event */
  begin({ currentTarget }) {
    const rect = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    this.start = { grip: this.grip(rect), box: this.sight.get(), rect };
  }

  /** @param {DOMRect} rect @returns {Grip} in pixels of the pane */
  grip(rect) {
    const [a, b = a] = [...this.fingers.values()];
    return { x: (a.x + b.x) / 2 - rect.x, y: (a.y + b.y) / 2 - rect.y, spread: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  /** @param {Event} event */
  clicked(event) {
    if (!this.dragged) return;
    event.stopPropagation();
    this.dragged = false;
  }
}

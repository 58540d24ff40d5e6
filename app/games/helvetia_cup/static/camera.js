// Which part of the pitch is in sight on a narrow page: whole, or a square that fingers drag and pinch.
import { VIEW } from "./pitch.js";

/** The square of a first tap: hexes of 55 px on a phone. */
export const CLOSE = 425;
const CLOSEST = 240;
/** As high as the whole pitch: wider than this nothing would be gained. */
const WIDEST = VIEW.height;
/** A finger that moves less has tapped. */
const TAP = 8;

/** @typedef {{x: number, y: number, size: number}} Camera a square of the viewBox; null is the whole pitch */

const between = (least, value, most) => Math.max(least, Math.min(most, value));

/** Kept on the pitch. @param {Camera} camera @returns {Camera} */
export function kept({ x, y, size }) {
  const side = between(CLOSEST, size, WIDEST);
  return {
    x: between(VIEW.x, x, VIEW.x + VIEW.width - side),
    y: between(VIEW.y, y, VIEW.y + VIEW.height - side),
    size: side,
  };
}

/** @param {number[]} centre @returns {Camera} */
export const around = ([x, y], size = CLOSE) => kept({ x: x - size / 2, y: y - size / 2, size });

/** Whether a point is in sight, and not at the very edge. @param {Camera} camera @param {number[]} point */
export function sees({ x, y, size }, [px, py]) {
  const inner = size * 0.1;
  return px > x + inner && px < x + size - inner && py > y + inner && py < y + size - inner;
}

/** @param {Camera} camera */
export const closer = ({ x, y, size }) => around([x + size / 2, y + size / 2], size * 0.75);

/** @param {Camera | null} camera */
export const viewBox = (camera) =>
  camera ? `${camera.x} ${camera.y} ${camera.size} ${camera.size}` : `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`;

/** One finger drags, two pinch; a tap stays a tap. */
export class Gestures {
  /** @param {{get: () => Camera | null, set: (camera: Camera | null) => void}} camera */
  constructor(camera) {
    this.camera = camera;
    this.fingers = new Map();
    this.dragged = false;
    this.click = { handleEvent: (event) => this.clicked(event), capture: true };
  }

  down = (event) => {
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { ...this.grip(), camera: this.camera.get(), rect: event.currentTarget.getBoundingClientRect() };
  };

  move = (event) => {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.grip();
    const { start } = this;
    this.dragged ||= Math.hypot(now.x - start.x, now.y - start.y) > TAP || Math.abs(now.spread - start.spread) > TAP;
    if (!this.dragged) return;
    const camera = this.moved(now);
    if (camera) this.camera.set(camera);
  };

  up = (event) => {
    if (!this.fingers.delete(event.pointerId) || !this.fingers.size) return;
    this.start = { ...this.grip(), camera: this.camera.get(), rect: event.currentTarget.getBoundingClientRect() };
  };

  /** Where the fingers are: their middle, and how far apart. */
  grip() {
    const [a, b = a] = [...this.fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  /** What was under the fingers stays under them. */
  moved(now) {
    const { start } = this;
    const pinched = start.spread > 0 && now.spread > 0;
    if (!start.camera && !pinched) return null; // the whole pitch cannot be dragged
    const from = start.camera ?? { x: VIEW.x, y: VIEW.y, size: VIEW.width };
    const unit = from.size / start.rect.width;
    const size = between(CLOSEST, pinched ? (from.size * start.spread) / now.spread : from.size, WIDEST);
    const held = [from.x + (start.x - start.rect.left) * unit, from.y + (start.y - start.rect.top) * unit];
    const part = size / start.rect.width;
    return kept({ x: held[0] - (now.x - start.rect.left) * part, y: held[1] - (now.y - start.rect.top) * part, size });
  }

  /** The end of a drag is no tap on the hex under the finger. */
  clicked(event) {
    if (!this.dragged) return;
    event.stopPropagation();
    this.dragged = false;
  }
}

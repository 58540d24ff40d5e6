// Which part of the pitch is in sight on a narrow page: whole, or a square that fingers drag and pinch.
import { clamp, inside, sees as boxSees, viewBox as written } from "stadion/kit/camera.js";
import { Gestures } from "stadion/kit/gestures.js";
import { VIEW } from "./pitch.js";

/**
 * @typedef {import("stadion/kit/camera.js").Box} Box
 * @typedef {Box} Camera a square of the viewBox; null is the whole pitch
 * @typedef {[number, number]} Point
 */

const CLOSEST = 240;
/** The height of the whole pitch: the square with which a phone begins. */
const WIDEST = VIEW.height;
const EDGE = 0.1;
const PITCH = { x: VIEW.x, y: VIEW.y, w: VIEW.width, h: VIEW.height };

/** @param {number} size */
const held = (size) => clamp(CLOSEST, size, WIDEST);

/** A square about the middle of a box, kept on the pitch. @param {Box} box @returns {Camera} */
export function bounded(box) {
  const side = held(box.w);
  return inside({ x: box.x, y: box.y, w: side, h: side }, PITCH);
}

/** @param {Point} centre @returns {Camera} */
export const around = ([x, y], size = WIDEST) => bounded({ x: x - size / 2, y: y - size / 2, w: size, h: size });

/** Return whether a point is in sight, and not at the very edge. @param {Camera} camera @param {Point} point */
export const sees = (camera, [x, y]) => boxSees(camera, { x, y }, EDGE);

/** The square at an end of the pitch. @param {"left" | "right"} end @returns {Camera} */
export const atEnd = (end) => around([end === "left" ? PITCH.x : PITCH.x + PITCH.w, PITCH.y + PITCH.h / 2]);

/** @param {Camera | null} camera */
export const viewBox = (camera) => written(camera ?? PITCH);

/**
 * One finger drags, two pinch; the whole pitch can be pinched alone.
 * @param {() => Camera | null} get @param {(camera: Camera) => void} set
 */
export const fingers = (get, set) =>
  new Gestures({
    get: () => get() ?? PITCH,
    set: (box) => set(bounded(box)),
    mine: (_, count) => get() !== null || count > 1,
    limited: (box, factor) => box.w / held(box.w / factor),
  });

// The hand on the camera: keeps an SVG's window, pans it softly, and follows drags, pinches and the wheel.
import { between, centred, centreOf, ease, viewBox, within } from "stadion/kit/camera.js";
import { Gestures } from "stadion/kit/gestures.js";
import { clearWindow, fitted, HAND, isCut, WHOLE, zoomed } from "./camera.js";

/**
 * @typedef {import("./camera.js").Box} Box
 * @typedef {import("./camera.js").Pane} Pane
 * @typedef {import("./camera.js").Point} Point
 *
 * @typedef {object} Must what must be seen now
 * @property {string} key another one: another subject
 * @property {Point[]} points
 * @property {(pane: Pane) => Box[]} covers what lies on the pane
 * @property {import("./camera.js").Limits} limits
 */

/** Milliseconds of a pan. */
const PAN = 400;

/** Milliseconds per frame from which a machine gets a cut instead of a pan. */
const SLOW = 120;

/** Pixels per unit below which riders are shapes and numbers are left out. */
const DETAIL = 0.7;

export class Viewfinder {
  /**
   * @param {SVGSVGElement} svg
   * @param {{moved: () => void, settled: () => void}} listener `moved` at every step, `settled` when a redraw is due
   * @param {boolean} still no hand moves it
   */
  constructor(svg, listener, still) {
    this.svg = svg;
    this.listener = listener;
    /** @type {Pane} */ this.pane = { w: 760, h: 400 };
    /** @type {Box} */ this.window = { ...WHOLE };
    /** @type {Must | null} */ this.must = null;
    this.following = true;
    this.motion = true;
    this.whole = false;
    this.pan = 0;
    this.watch = new ResizeObserver(([{ contentRect }]) => this.resized(contentRect));
    this.watch.observe(svg);
    if (!still) this.listen();
  }

  /** Pixels per unit. */
  get scale() {
    return this.pane.w / this.window.w;
  }

  /** Return whether the camera is too far away for numbers and bikes. */
  get far() {
    return this.scale < DETAIL;
  }

  /**
   * Only a new subject moves the camera, and only while it follows.
   * @param {Must} must @param {boolean} mine the viewer's own decision brings the camera back
   */
  aim(must, mine) {
    if (this.must?.key === must.key) return;
    this.must = must;
    if (mine) this.following = true;
    if (this.following && !this.whole) this.look(this.wanted());
  }

  /** Show the whole course, or return to the followed riders. @param {boolean} whole */
  show(whole) {
    if (whole === this.whole) return;
    this.whole = whole;
    this.look(whole ? fitted(WHOLE, this.pane) : this.wanted(), false);
  }

  follow() {
    this.following = true;
    this.look(this.wanted());
    this.listener.settled();
  }

  /** @param {number} factor @param {Point} [about] */
  zoom(factor, about) {
    this.following = false;
    this.look(zoomed(this.window, factor, this.pane, about), false);
    this.listener.settled();
  }

  /** Look at a point of the world. @param {Point} point */
  centre(point) {
    this.following = false;
    this.look(centred(this.window, point), false);
  }

  wanted() {
    if (!this.must) return fitted(WHOLE, this.pane);
    const { points, covers, limits } = this.must;
    return clearWindow(points, this.pane, covers(this.pane), limits);
  }

  /** @param {Box} window */
  look(window, softly = this.motion) {
    cancelAnimationFrame(this.pan);
    if (softly && this.svg.isConnected && !isCut(this.window, window)) this.panTo(window);
    else this.set(window);
  }

  /** @param {Box} window */
  panTo(window) {
    const from = this.window;
    const began = performance.now();
    let last = began;
    const frame = (/** @type {number} */ now) => {
      if (now - last > SLOW) this.motion = false;
      last = now;
      // a frame may have begun before this call
      const part = this.motion ? Math.max(0, Math.min(1, (now - began) / PAN)) : 1;
      this.set(between(from, window, ease(part)));
      if (part < 1) this.pan = requestAnimationFrame(frame);
      else this.listener.settled();
    };
    this.pan = requestAnimationFrame(frame);
  }

  /** @param {Box} window */
  set(window) {
    this.window = window;
    this.svg.setAttribute("viewBox", viewBox(window));
    this.svg.classList.toggle("lod", this.far);
    this.svg.classList.toggle("zoomed", !this.following);
    this.listener.moved();
  }

  /** @param {{width: number, height: number}} size */
  resized({ width, height }) {
    if (!width || !height) return;
    const middle = centreOf(this.window);
    const scale = this.scale;
    this.pane = { w: width, h: height };
    if (this.whole) this.set(fitted(WHOLE, this.pane));
    else if (this.following) this.set(this.wanted());
    else this.set(centred({ x: 0, y: 0, w: width / scale, h: height / scale }, middle));
    this.listener.settled();
  }

  /** The point of the world under a pointer. @param {{clientX: number, clientY: number}} pointer */
  at({ clientX, clientY }) {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: this.window.x + (clientX - left) / this.scale, y: this.window.y + (clientY - top) / this.scale };
  }

  listen() {
    const { svg } = this;
    svg.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    svg.addEventListener("dblclick", (event) => this.zoom(2, this.at(event)));
    const hand = new Gestures({
      get: () => this.window,
      set: (window) => this.dragged(window),
      // one finger scrolls the page while the camera follows
      mine: ({ pointerType }, fingers) => !(pointerType === "touch" && fingers === 1 && this.following),
      limited: (window, factor) => within(window, factor, this.pane, HAND),
      settled: () => {
        svg.classList.remove("dragging");
        this.listener.settled();
      },
    });
    hand.on(svg);
  }

  /** @param {WheelEvent} event */
  wheeled(event) {
    if (!event.ctrlKey && document.documentElement.scrollHeight > innerHeight + 1) return; // it scrolls the page
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.at(event));
  }

  /** @param {Box} window */
  dragged(window) {
    cancelAnimationFrame(this.pan);
    this.following = false;
    this.svg.classList.add("dragging");
    this.set(window);
  }

  close() {
    this.watch.disconnect();
    cancelAnimationFrame(this.pan);
  }
}

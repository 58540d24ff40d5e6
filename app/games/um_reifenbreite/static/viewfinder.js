// The hand on the camera: keeps an SVG's window, pans it softly, and follows drags, pinches and the wheel.
import { between, centred, clearWindow, ease, fitted, isCut, middleOf, viewBox, WHOLE, zoomed } from "./camera.js";

/** Milliseconds of a pan. */
const PAN = 400;

/** A machine whose frames take so many milliseconds gets a cut instead of a pan. */
const SLOW = 120;

/** Pixels a unit below which riders are shapes and numbers are left out. */
const DETAIL = 0.7;

export class Viewfinder {
  /**
   * @param {SVGSVGElement} svg
   * @param {{moved: () => void, settled: () => void}} told `moved` at every step, `settled` when a redraw is due
   */
  constructor(svg, told) {
    this.svg = svg;
    this.told = told;
    this.pane = { w: 760, h: 400 };
    this.window = { ...WHOLE };
    this.following = true;
    this.motion = true;
    this.must = null;
    this.whole = false;
    this.fingers = new Map();
    this.pan = 0;
    this.watch = new ResizeObserver(([{ contentRect }]) => this.resized(contentRect));
    this.watch.observe(svg);
    this.listen();
  }

  /** Pixels a unit. */
  get scale() {
    return this.pane.w / this.window.w;
  }

  /** Too far away for numbers and bikes. */
  get far() {
    return this.scale < DETAIL;
  }

  /**
   * What must be seen now. Only a new subject moves the camera, and only while it follows.
   * @param {{key: string, points: import("./camera.js").Point[],
   *   covers: (pane: {w: number, h: number}) => object[], limits: object}} must
   * @param {boolean} mine the viewer's own decision brings the camera back
   */
  aim(must, mine) {
    if (this.must?.key === must.key) return;
    this.must = must;
    if (mine) this.following = true;
    if (this.following && !this.whole) this.look(this.wanted());
  }

  /** The whole course, or back to what is followed. */
  show(whole) {
    if (whole === this.whole) return;
    this.whole = whole;
    this.look(whole ? fitted(WHOLE, this.pane) : this.wanted(), false);
  }

  follow() {
    this.following = true;
    this.look(this.wanted());
    this.told.settled();
  }

  zoom(factor, about) {
    this.following = false;
    this.look(zoomed(this.window, factor, this.pane, about), false);
    this.told.settled();
  }

  /** Look at a point of the world. */
  centre(point) {
    this.following = false;
    this.look(centred(this.window, point), false);
  }

  wanted() {
    if (!this.must) return fitted(WHOLE, this.pane);
    const { points, covers, limits } = this.must;
    return clearWindow(points, this.pane, covers(this.pane), limits);
  }

  look(window, softly = this.motion) {
    cancelAnimationFrame(this.pan);
    const from = this.window;
    if (!softly || !this.svg.isConnected || isCut(from, window)) return this.set(window);
    const began = performance.now();
    let last = began;
    const frame = (now) => {
      if (now - last > SLOW) this.motion = false;
      last = now;
      const part = !this.motion ? 1 : Math.max(0, Math.min(1, (now - began) / PAN)); // a frame may have begun before this call
      this.set(between(from, window, ease(part)));
      if (part < 1) this.pan = requestAnimationFrame(frame);
      else this.told.settled();
    };
    this.pan = requestAnimationFrame(frame);
    return undefined;
  }

  set(window) {
    this.window = window;
    this.svg.setAttribute("viewBox", viewBox(window));
    this.svg.classList.toggle("lod", this.far);
    this.svg.classList.toggle("zoomed", !this.following);
    this.told.moved();
  }

  resized({ width, height }) {
    if (!width || !height) return;
    const middle = middleOf(this.window);
    const scale = this.scale;
    this.pane = { w: width, h: height };
    if (this.whole) this.set(fitted(WHOLE, this.pane));
    else if (this.following) this.set(this.wanted());
    else this.set(centred({ x: 0, y: 0, w: width / scale, h: height / scale }, middle));
    this.told.settled();
  }

  /** The point of the world under a pointer. */
  at({ clientX, clientY }) {
    const { left, top } = this.svg.getBoundingClientRect();
    return { x: this.window.x + (clientX - left) / this.scale, y: this.window.y + (clientY - top) / this.scale };
  }

  listen() {
    const { svg } = this;
    svg.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && document.documentElement.scrollHeight > innerHeight + 1) return; // it scrolls the page
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.at(event));
      },
      { passive: false },
    );
    svg.addEventListener("dblclick", (event) => this.zoom(2, this.at(event)));
    svg.addEventListener("pointerdown", (event) => this.fingers.set(event.pointerId, event));
    svg.addEventListener("pointermove", (event) => this.dragged(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      svg.addEventListener(end, (event) => this.lifted(event));
    }
  }

  dragged(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.dragging && Math.hypot(dx, dy) < 5) return; // a tap trembles
    const finger = event.pointerType === "touch";
    if (finger && this.fingers.size === 1 && this.following) return; // one finger scrolls the page
    this.dragging = true;
    this.following = false;
    this.svg.classList.add("dragging");
    if (this.fingers.size === 2) this.pinched(event);
    else this.set({ ...this.window, x: this.window.x - dx / this.scale, y: this.window.y - dy / this.scale });
    this.fingers.set(event.pointerId, event);
  }

  pinched(event) {
    const other = [...this.fingers.values()].find((one) => one.pointerId !== event.pointerId);
    const before = this.fingers.get(event.pointerId);
    const span = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
    this.set(zoomed(this.window, span(event, other) / span(before, other), this.pane, this.at(other)));
  }

  lifted(event) {
    if (!this.fingers.delete(event.pointerId) || !this.dragging) return;
    if (this.fingers.size) return;
    this.svg.classList.remove("dragging");
    this.told.settled();
    setTimeout(() => {
      this.dragging = false;
    }, 0); // after the click that ends the drag
  }

  close() {
    this.watch.disconnect();
    cancelAnimationFrame(this.pan);
  }
}

// Drags by mouse and finger: a source (`data-drag`) onto a lit place. Loaded when a source is first pressed.
import { TRAVEL } from "./presses.js";

/** A finger that moves sooner than this after it went down scrolls, or moves the board. */
const HOLD_MS = 120;
const BACK_MS = 140;
const PLACES = ":is([data-target], [data-drop]):not([aria-disabled=true])";
/** What answers a press in vain. */
const REFUSING = "[role=button], button";

/**
 * What becomes of the target below the pointer: with `confirm` it is chosen on the way, and a mouse that drops there
 * confirms it; with `choose` it is only chosen; with `press` the drop presses it, and nothing is chosen on the way.
 * @typedef {"confirm" | "choose" | "press"} Way
 *
 * @typedef {Pick<import("./press_guard.js").PressGuard, "root" | "isChosen" | "buttons" | "presses">} Page
 */

class Drag {
  begun = false;
  /** Whether a place was chosen on the way. */
  chose = false;
  /** @type {Element | null} */ over = null;
  /** @type {HTMLElement | null} the picture of a card in the hand, which scrolls below it */ picture = null;
  listening = new AbortController();

  /** @param {Page} page @param {Element} source @param {PointerEvent} down */
  constructor(page, source, down) {
    this.page = page;
    this.source = source;
    this.down = down;
    this.way = /** @type {Way} */ (source.getAttribute("data-drag"));
    this.question = page.presses.question;
    const options = { capture: true, signal: this.listening.signal };
    addEventListener("pointermove", (event) => this.moved(event), options);
    addEventListener("pointerup", (event) => this.dropped(event), options);
    addEventListener("pointercancel", () => this.back(), options);
    addEventListener("keydown", (event) => this.key(event), options);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (event.pointerId !== this.down.pointerId) return;
    if (this.isOver || (event.pointerType === "mouse" && !event.buttons)) return this.back();
    const far = Math.hypot(event.clientX - this.down.clientX, event.clientY - this.down.clientY);
    if (!this.begun) {
      const isMouse = event.pointerType === "mouse";
      if (far > (isMouse ? TRAVEL.mouse : TRAVEL.touch)) {
        if (!isMouse && event.timeStamp - this.down.timeStamp < HOLD_MS) return this.stop();
        this.begin();
      }
    }
    event.stopPropagation(); // The board does not follow.
    if (this.begun) this.follow(event);
  }

  /** Whether another question stands than when it began. */
  get isOver() {
    return this.page.presses.question !== this.question;
  }

  begin() {
    this.begun = true;
    this.page.presses.begun = null; // The press has become a drag.
    this.source.dispatchEvent(new Event("take"));
    if (this.source instanceof HTMLElement) this.picture = this.pictureOf(this.source);
  }

  /** @param {HTMLElement} source */
  pictureOf(source) {
    const { left, top, width, height } = source.getBoundingClientRect();
    const picture = /** @type {HTMLElement} */ (source.cloneNode(true));
    picture.inert = true;
    for (const name of ["data-drag", "data-target", "data-drop"]) picture.removeAttribute(name);
    const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(picture.style, { position: "fixed", zIndex: "20", margin: "0", pointerEvents: "none" }, box);
    source.parentElement?.append(picture);
    const drawn = picture.getBoundingClientRect(); // what is fixed in a size container starts at its corner
    Object.assign(picture.style, { left: `${2 * left - drawn.left}px`, top: `${2 * top - drawn.top}px` });
    return picture;
  }

  /** The element that moves with the pointer: the piece that the source names, or the picture of a card. */
  get moving() {
    const named = this.source.getAttribute("data-drag-piece");
    return /** @type {HTMLElement | SVGElement | null} */ (
      this.picture ?? (named ? this.page.root.querySelector(named) : this.source)
    );
  }

  /** @param {PointerEvent} event */
  follow({ clientX, clientY }) {
    const { moving, way, page } = this;
    const scale = moving instanceof SVGGraphicsElement ? (parentScale(moving) ?? 1) : 1;
    const [x, y] = [(clientX - this.down.clientX) / scale, (clientY - this.down.clientY) / scale];
    if (moving) Object.assign(moving.style, { translate: `${x}px ${y}px`, pointerEvents: "none" });
    const over = document.elementFromPoint(clientX, clientY)?.closest(PLACES) ?? null;
    if (over === this.over) return;
    this.over?.dispatchEvent(new PointerEvent("pointerleave"));
    over?.dispatchEvent(new PointerEvent("pointerenter"));
    this.over = over;
    if (!over || way === "press" || page.isChosen(over)) return;
    click(over);
    this.chose = true;
  }

  /** @param {PointerEvent} event */
  dropped(event) {
    if (event.pointerId !== this.down.pointerId) return;
    if (!this.begun) return this.stop();
    swallowClick();
    const { way, page } = this;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const place = below?.closest(PLACES);
    if (this.isOver || !place || place === this.source) {
      this.back();
      const refusing = below?.closest(REFUSING);
      if (refusing && refusing !== this.source && refusing.getAttribute("aria-disabled") === "true") click(refusing);
      return;
    }
    this.release();
    if (way === "press") return click(place);
    const isMouse = event.pointerType === "mouse";
    if (way === "confirm" && isMouse && page.isChosen(place)) primary(page.buttons())?.run();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Escape" || !this.begun) return;
    event.stopPropagation();
    swallowClick();
    this.back();
  }

  /** The piece glides back, and what was chosen on the way is dropped. */
  back() {
    const { moving, begun } = this;
    if (begun && moving) {
      moving.style.transition = `translate ${BACK_MS}ms`;
      moving.style.translate = "none";
      setTimeout(() => this.release(), BACK_MS);
    }
    this.stop();
    if (this.chose)
      this.page
        .buttons()
        .find((one) => one.icon === "undo" && !one.disabled)
        ?.run();
  }

  release() {
    const { moving } = this;
    this.stop();
    this.picture?.remove();
    if (moving) Object.assign(moving.style, { translate: "", pointerEvents: "", transition: "" });
  }

  stop() {
    this.listening.abort();
    this.over?.dispatchEvent(new PointerEvent("pointerleave"));
    this.over = null;
  }
}

/** Press an element. @param {Element} element */
const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** The press that ends a drag is none on what lies below. */
function swallowClick() {
  const options = new AbortController();
  const swallow = (/** @type {Event} */ event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, signal: options.signal });
  setTimeout(() => options.abort());
}

/** @param {import("../../kit/table.d.ts").Button[]} buttons */
const primary = (buttons) => buttons.find((one) => one.primary && !one.disabled);

/** The pixels per unit in which an element of an SVG is moved. @param {SVGGraphicsElement} element */
function parentScale({ parentElement }) {
  const matrix = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null;
  return matrix && Math.hypot(matrix.a, matrix.b);
}

/** @type {Drag | null} */ let drag = null;

/**
 * Follow a press on a source; it becomes a drag when the pointer moves.
 * @param {Page} page @param {Element} source @param {PointerEvent} down
 */
export function follow(page, source, down) {
  drag?.stop();
  drag = new Drag(page, source, down);
}

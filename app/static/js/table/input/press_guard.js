// Presses on the table page, before anything else hears of them: those that began at another question, or too early,
// do nothing, and a second press on a chosen target is the main button (presses.js).
import { Presses, SETTLE_MS, TRAVEL } from "./presses.js";

/** @import {Button, Doc, Table} from "../../kit/table.d.ts" */

/** The parts of the page in which a press belongs to a question. */
const QUESTION = ".boardwrap, .trayw, .actionbar";

/** @param {EventTarget | null} target @param {string} selector */
const closest = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** Return the lit target at an element. @param {EventTarget | null} at */
const targetAt = (at) => closest(at, "[data-target]:not([aria-disabled=true])");

/** @param {EventTarget | null} at */
const targetId = (at) => targetAt(at)?.getAttribute("data-target") ?? null;

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Return the document whose question stands; null: nothing is asked.
 * @param {Table} table the one that is drawn @param {Doc} doc
 */
export const questionOf = (table, doc) => (table.animating || table.actions.length === 0 ? null : doc);

export class PressGuard {
  presses = new Presses();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;
  travel = TRAVEL.mouse;
  /** @type {{q: number | null, actions: unknown} | null} */ drawn = null;

  /** @param {HTMLElement} root @param {() => Button[]} buttons those of the action bar */
  constructor(root, buttons) {
    this.root = root;
    this.buttons = buttons;
    const capture = true;
    root.addEventListener("pointerdown", (event) => this.down(event), { capture });
    root.addEventListener("keydown", (event) => this.keyDown(event), { capture });
    root.addEventListener("click", (event) => this.click(event), { capture });
    root.addEventListener("dblclick", (event) => closest(event.target, QUESTION) && event.preventDefault());
  }

  /**
   * Follow the question that is drawn: its number and its actions; null: none is.
   * @param {{q: number | null, actions: unknown} | null} drawn
   */
  follow(drawn) {
    const isSame = drawn && this.drawn && drawn.q === this.drawn.q && drawn.actions === this.drawn.actions;
    const question = isSame ? this.drawn : drawn;
    this.drawn = question;
    if (!this.presses.follow(question, performance.now())) return;
    clearTimeout(this.timer);
    const isFresh = question !== null;
    this.root.toggleAttribute("data-settling", isFresh); // The style sheet makes what is lit wait.
    if (isFresh) this.timer = setTimeout(() => this.root.removeAttribute("data-settling"), SETTLE_MS);
  }

  /** Return whether a key may act: it was not held, and the question has stood for long enough. */
  takesKey(/** @type {KeyboardEvent} */ event) {
    return !event.repeat && !this.presses.isFresh(performance.now());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const { target, clientX, clientY, pointerType } = event;
    this.travel = pointerType === "mouse" ? TRAVEL.mouse : TRAVEL.touch;
    this.presses.begin(targetId(target), performance.now(), { x: clientX, y: clientY });
    const source = event.isPrimary && !event.button && !this.presses.tooEarly && closest(target, "[data-drag]");
    if (source) this.drag(source, event);
  }

  /** A press on a source may become a drag. @param {Element} source @param {PointerEvent} down */
  async drag(source, down) {
    const { follow } = await import(this.root.dataset.drags ?? "");
    follow(this, source, down);
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    if ((event.key !== "Enter" && event.key !== " ") || !closest(event.target, QUESTION)) return;
    if (event.repeat) swallow(event);
    else this.presses.begin(targetId(event.target), performance.now());
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!closest(event.target, QUESTION)) return;
    const target = targetAt(event.target);
    const verdict = this.presses.end({
      target: targetId(event.target),
      isChosen: this.isChosen(target),
      now: performance.now(),
      ...(event.detail ? { point: { x: event.clientX, y: event.clientY }, travel: this.travel } : {}),
    });
    const primary = verdict === "confirm" && this.buttons().find((one) => one.primary && !one.disabled);
    if (verdict === "nothing" || primary) swallow(event);
    if (primary) primary.run();
  }

  /** Return whether the player has chosen a target; one that is only proposed is not. @param {Element | null} target */
  isChosen(target) {
    if (target?.getAttribute("aria-pressed") !== "true") return false;
    return !target.hasAttribute("data-proposed") || this.presses.chosen?.target === targetId(target);
  }
}

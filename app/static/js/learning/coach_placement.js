// Places the coach's tips: at the foot of the side panel; on a tablet in the corner below the tray; on a phone above
// the action bar or, where the board is there, over the head of the page. A ring marks what the tip is about.
import { html, render } from "lit-html";

const PHONE = matchMedia("(max-width: 720px)");
const NARROWEST = 280;
const GAP = 6;
const SAID_MS = 6000;

export class CoachPlacement {
  node = document.createElement("aside");
  /** Announces a tip once; the element must exist before. */ voice = document.createElement("p");
  /** @type {Element | null} the element that the tip is about */ about = null;
  selector = "";

  /** @param {string} name */
  constructor(name) {
    this.node.className = "coach";
    this.node.id = "coach";
    this.node.setAttribute("aria-label", name);
    this.name = name;
    this.voice.className = "vh";
    this.voice.setAttribute("role", "status");
    document.body.append(this.voice);
  }

  get open() {
    return this.node.isConnected;
  }

  /** Return whether an element is visible. @param {string} selector */
  finds(selector) {
    return visibleElement(selector) !== null;
  }

  /** @param {string} selector @param {unknown} content */
  show(selector, content) {
    this.selector = selector;
    render(html`<div role="note" aria-label=${this.name}>${content}</div>`, this.node);
    document.body.append(this.node);
    this.place();
    this.voice.textContent = this.node.querySelector("p")?.textContent ?? "";
  }

  /** Show a sentence without a control. @param {string} text */
  say(text) {
    this.show("", html`<p>${text}</p>`);
    setTimeout(() => this.node.textContent?.trim() === text && this.hide(), SAID_MS);
  }

  hide() {
    const within = this.node.contains(document.activeElement);
    this.ring(null);
    this.node.remove();
    this.moveLessonNotice(false);
    this.voice.textContent = "";
    if (within) this.left?.focus();
  }

  /** Move the focus into the tip, and back to where the reader was. */
  visit() {
    if (this.node.contains(document.activeElement)) return this.left?.focus();
    this.left = /** @type {HTMLElement | null} */ (document.activeElement);
    /** @type {HTMLElement | null} */ (this.node.querySelector(".btn"))?.focus();
  }

  /** Place the tip again, after a draw or a change of size. */
  place() {
    this.ring(this.selector ? visibleElement(this.selector) : null);
    const rail = document.querySelector(".side")?.getBoundingClientRect();
    const beside = rail && rail.width >= NARROWEST && rail.left > innerWidth / 2;
    this.node.classList.toggle("beside", Boolean(beside));
    const { style } = this.node;
    if (beside) {
      style.inset = `auto ${innerWidth - rail.right}px ${Math.max(GAP, innerHeight - rail.bottom)}px ${rail.left}px`;
    } else if (PHONE.matches) this.placeOnPhone();
    else style.inset = `auto 8px ${GAP}px auto`;
    this.moveLessonNotice(true);
    this.point();
  }

  placeOnPhone() {
    const bar = document.querySelector(".actionbar")?.getBoundingClientRect();
    const board = document.querySelector(".boardwrap")?.getBoundingClientRect();
    this.node.style.inset = `auto 8px ${bar ? innerHeight - bar.top + GAP : GAP}px 8px`;
    if (board && this.node.getBoundingClientRect().top < board.bottom) this.node.style.inset = `${GAP}px 8px auto 8px`;
  }

  /** Move the notice of a lesson aside for a tip that has no other room. @param {boolean} shown */
  moveLessonNotice(shown) {
    const strip = document.querySelector("#table .lesson");
    if (!strip) return;
    const [own, its] = [this.node.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.classList.toggle("aside", shown && own.top < its.bottom && its.top < own.bottom && own.right > its.left);
  }

  /** Point the arrow at the control: at its height beside it, at its middle above it. */
  point() {
    const about = this.about?.getBoundingClientRect();
    const own = this.node.getBoundingClientRect();
    if (!about) return;
    const within = (/** @type {number} */ at, /** @type {number} */ size) => Math.min(size - 28, Math.max(16, at));
    this.node.style.setProperty("--at-x", `${within(about.left + about.width / 2 - own.left, own.width)}px`);
    this.node.style.setProperty("--at-y", `${within(about.top - own.top, own.height)}px`);
    this.node.classList.toggle("under", about.top > own.bottom);
  }

  /** @param {Element | null} about */
  ring(about) {
    if (about === this.about) return;
    this.about?.removeAttribute("data-tip");
    if (this.about?.getAttribute("aria-describedby") === "coach") this.about.removeAttribute("aria-describedby");
    about?.setAttribute("data-tip", "");
    if (about && !about.hasAttribute("aria-describedby")) about.setAttribute("aria-describedby", "coach");
    this.about = about;
  }
}

/** Return the first element that is visible and has room on the page. @param {string} selector */
function visibleElement(selector) {
  const all = [...document.querySelectorAll(`#table :is(${selector})`)];
  return all.find((one) => one.checkVisibility() && hasRoom(one)) ?? null;
}

/** @param {Element} one */
function hasRoom(one) {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0;
}

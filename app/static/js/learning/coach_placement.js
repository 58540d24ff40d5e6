// Places the coach's tips: in the side, above the oldest lines of the log; where there is no side, as one line in the
// row below the board, which a press opens. A ring marks what the tip is about. A tip never lies over the board.
import { html, render } from "lit-html";

const GAP = 8;
const SAID_MS = 6000;
/** The height of a log in which a tip of four lines with its buttons is whole, in px. */
const LEAST_HEIGHT = 190;

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
    this.node.classList.remove("sheet");
    const open = () => {
      this.node.classList.add("sheet");
      this.place();
    };
    render(
      html`<button class="line" type="button" @click=${open}></button>
        <div role="note" aria-label=${this.name}>${content}</div>`,
      this.node,
    );
    const text = this.node.querySelector("p")?.textContent ?? "";
    /** @type {Element} */ (this.node.querySelector(".line")).textContent = `${this.name}: ${text}`;
    this.node.translate = false; // A translator takes the nodes away that are drawn again.
    document.body.append(this.node);
    this.place();
    this.voice.textContent = text;
  }

  /** Show a sentence without a control. @param {string} text */
  say(text) {
    this.show("", html`<p>${text}</p>`);
    setTimeout(() => this.node.querySelector("p")?.textContent === text && this.hide(), SAID_MS);
  }

  hide() {
    const within = this.node.contains(document.activeElement);
    this.ring(null);
    this.node.remove();
    this.voice.textContent = "";
    if (within) this.left?.focus();
  }

  /** Move the focus into the tip, and back to where the reader was. */
  visit() {
    if (this.node.contains(document.activeElement)) return this.left?.focus();
    this.left = /** @type {HTMLElement | null} */ (document.activeElement);
    const line = this.node.classList.contains("row") && !this.node.classList.contains("sheet");
    /** @type {HTMLElement | null} */ (this.node.querySelector(line ? ".line" : ".btn"))?.focus();
  }

  /** Place the tip again, after a draw or a change of size. */
  place() {
    this.ring(this.selector ? visibleElement(this.selector) : null);
    const lines = boxOf(".side > .feed .body");
    const row = boxOf(".since");
    this.node.classList.toggle("row", !lines);
    this.node.hidden = !row && Boolean(boxOf(".side")); // on a phone a tab has the place of the board
    const { style } = this.node;
    const inSide = lines && boxInSide(lines, boxOf(".side")?.top ?? 0, { width: innerWidth, height: innerHeight });
    if (inSide) style.inset = inSide.inset;
    else if (this.node.classList.contains("sheet") || !row) style.inset = `auto ${GAP}px ${GAP}px ${GAP}px`;
    else style.inset = `${row.top}px ${innerWidth - row.right}px ${innerHeight - row.bottom}px ${row.left}px`;
    style.maxHeight = inSide?.maxHeight ?? "";
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

/**
 * Return where a tip lies in the side: above the oldest lines of the log; where a game's seats leave the log too little
 * room for a tip, from the end of the log upwards, over the seats.
 * @param {{top: number, right: number, bottom: number, left: number, height: number}} lines the box of the log
 * @param {number} top of the side @param {{width: number, height: number}} page
 */
export function boxInSide(lines, top, page) {
  const [right, left] = [page.width - lines.right + GAP, lines.left + GAP];
  if (lines.height >= LEAST_HEIGHT) {
    return { inset: `${lines.top + GAP}px ${right}px auto ${left}px`, maxHeight: `${lines.height - 2 * GAP}px` };
  }
  const inset = `auto ${right}px ${page.height - lines.bottom + GAP}px ${left}px`;
  return { inset, maxHeight: `${lines.bottom - top - 2 * GAP}px` };
}

/** Return the box of an element that is visible, otherwise null. @param {string} selector */
function boxOf(selector) {
  const one = document.querySelector(selector);
  return one?.checkVisibility() ? one.getBoundingClientRect() : null;
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

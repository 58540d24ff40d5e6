// A clause of the rules where it is cited: every link to one, and the chip of an answer, opens it over the page.
import { html, nothing, render } from "lit-html";
import { getText } from "./api.js";
import { icon } from "./kit/pieces.js";

const GAP = 10;
const WIDEST = 640;

class Clauses {
  note = document.createElement("div");
  /** @type {HTMLElement | null} what cites the clause that is shown */ from = null;
  /** @type {HTMLElement | null} the same when a press began, which closes the clause */ closing = null;

  /** @param {string} game @param {(clause?: string) => string} address @param {import("./kit/table.d.ts").Say} t */
  constructor(game, address, t) {
    this.game = game;
    this.address = address;
    this.t = t;
    this.note.className = "clause-note";
    this.note.popover = "auto";
    this.note.setAttribute("role", "dialog");
    document.body.append(this.note);
    this.note.addEventListener("toggle", () => this.open || this.left());
    addEventListener("pointerdown", () => (this.closing = this.open ? this.from : null), true);
    document.addEventListener("click", (event) => this.pressed(event));
  }

  get open() {
    return this.note.matches(":popover-open");
  }

  /** @param {MouseEvent} event */
  pressed(event) {
    const cited = citation(event, this.game);
    if (!cited) return;
    event.preventDefault();
    if (this.note.contains(cited.at)) this.show(cited.id);
    else if (cited.at !== this.closing) this.openAt(cited.id, cited.at);
  }

  /** @param {string} id @param {HTMLElement} at */
  async openAt(id, at) {
    this.from = at;
    await this.show(id);
    this.note.showPopover();
    place(this.note, at);
    at.setAttribute("aria-expanded", "true");
    this.note.querySelector("button")?.focus();
  }

  /** @param {string} id */
  async show(id) {
    const url = `/rules/${encodeURIComponent(this.game)}/clauses/${encodeURIComponent(id)}`;
    const text = await getText(url).catch(() => null);
    this.note.setAttribute("aria-label", id);
    render(this.body(id, text), this.note);
    if (this.open && this.from) place(this.note, this.from);
  }

  /** @param {string} id @param {string | null} text as the page of the rules has it */
  body(id, text) {
    return html`<div class="clause-h">
        <a class="in-rules" href=${this.address(id)} target="_blank" rel="noopener">${this.t("table-clause-rules")}</a>
        <button class="tool" type="button" aria-label=${this.t("table-close")} @click=${() => this.note.hidePopover()}>
          ${icon("x")}
        </button>
      </div>
      ${text === null ? html`<p><b>${id}</b> ${this.t("table-clause-missing")}</p>` : nothing}
      <div lang="en" .innerHTML=${text ?? ""}></div>`;
  }

  /** Closed: the keyboard goes back to where it came from, unless it has gone elsewhere. */
  left() {
    this.from?.setAttribute("aria-expanded", "false");
    const { activeElement } = document;
    if (activeElement === document.body || this.note.contains(activeElement)) this.from?.focus();
    this.from = null;
  }
}

/** What was pressed, if it cites a clause. @param {MouseEvent} event @param {string} game */
function citation(event, game) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  const at = /** @type {HTMLElement | null} */ (event.target.closest("[data-clause], a[href*='#']"));
  if (!at || at.matches(".in-rules")) return null;
  if (at.dataset.clause) return { at, id: at.dataset.clause };
  const { pathname, hash } = new URL(/** @type {HTMLAnchorElement} */ (at).href);
  const here = at.closest(".clause-note") ? location.pathname : `/rules/${game}`;
  return pathname === here && /^#[A-Z]{2}-/.test(hash) ? { at, id: decodeURIComponent(hash.slice(1)) } : null;
}

/** Above what it was opened from, or below where there is more room. @param {HTMLElement} note @param {Element} at */
function place(note, at) {
  const { left, width } = at.getBoundingClientRect();
  const { top, bottom } = (at.closest(".actionbar") ?? at).getBoundingClientRect();
  const wide = Math.min(WIDEST, innerWidth - 2 * GAP);
  const x = Math.max(GAP, Math.min(left + width / 2 - wide / 2, innerWidth - wide - GAP));
  const above = top > innerHeight - bottom;
  note.classList.toggle("above", above);
  note.style.width = `${wide}px`;
  note.style.left = `${x}px`;
  note.style.top = above ? "auto" : `${bottom + GAP}px`;
  note.style.bottom = above ? `${innerHeight - top + GAP}px` : "auto";
  note.style.maxHeight = `${(above ? top : innerHeight - bottom) - 2 * GAP}px`;
  note.style.setProperty("--tip", `${left + width / 2 - x}px`);
}

/**
 * Listens to the page of a game; `address`: where a clause stands on the page of its rules.
 * @param {string} game @param {(clause?: string) => string} address @param {import("./kit/table.d.ts").Say} t
 */
export const clauses = (game, address, t) => new Clauses(game, address, t);

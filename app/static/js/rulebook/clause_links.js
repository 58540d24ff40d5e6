// Links to clauses of the rules: a link, or the chip of an explanation, opens the clause in a panel on the table; a
// link to the book opens its contents. A card opens its clause with Shift and Enter, or a long press. The panel is
// loaded when it is first opened.
import { loadStylesheet } from "../browser/load_stylesheet.js";

/**
 * @typedef {object} Rules the rules of a page
 * @property {string} game @property {string} lang @property {Record<string, unknown>} options of this match
 * @property {import("../kit/table.d.ts").Say} t @property {(id: string) => boolean} has @property {string} script
 * @property {string} sheet addresses of the panel @property {() => void} [changed] the panel was opened or closed
 */

class ClauseLinks {
  /** @type {import("./rule_panel.js").RulePanel | null} */ panel = null;
  /** @type {Promise<import("./rule_panel.js").RulePanel> | null} */ coming = null;
  mine = false;

  /** @param {Rules} rules */
  constructor(rules) {
    this.rules = rules;
    document.addEventListener("click", (event) => this.pressed(event));
    document.addEventListener("contextmenu", (event) => this.cardAsked(event)); // It is a long press, too.
    document.addEventListener(
      "keydown",
      (event) => event.shiftKey && event.key === "Enter" && this.cardAsked(event),
      true,
    );
  }

  get open() {
    return this.panel?.open ?? false;
  }

  /** @param {MouseEvent} event */
  pressed(event) {
    const cited = citation(event, this.rules.game);
    if (cited) this.show(event, cited);
  }

  /** Open the rule of a card, which does something else when it is pressed. @param {Event} event */
  cardAsked(event) {
    const card = event.target instanceof Element && event.target.closest("[data-rule]");
    if (card instanceof HTMLElement) this.show(event, { at: card, id: card.dataset.rule ?? null });
  }

  /** @param {Event} event @param {{at: HTMLElement, id: string | null}} cited */
  async show(event, cited) {
    event.preventDefault();
    event.stopPropagation();
    this.coming ??= fetchPanel(this.rules);
    this.panel = await this.coming.catch(() => {
      dispatchEvent(new Event("notloaded"));
      return (this.coming = null); // The next press loads it again.
    });
    this.panel?.openAt(cited.id, cited.at);
  }

  /** Close the panel: the reader has chosen something. */
  close() {
    this.panel?.close();
  }

  /** @param {boolean} mine whether the reader is to decide */
  follow(mine) {
    if (mine && !this.mine) this.panel?.decisionOpened();
    this.mine = mine;
  }
}

/** @param {Rules} rules */
async function fetchPanel(rules) {
  const [{ RulePanel }] = await Promise.all([import(rules.script), loadStylesheet(rules.sheet)]);
  return new RulePanel(rules);
}

/**
 * Return the pressed link to a clause, or to the book (id null), or null.
 * @param {MouseEvent} event @param {string} game
 */
function citation(event, game) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  const at = /** @type {HTMLElement | null} */ (event.target.closest("[data-clause], a[href*='/rules/']"));
  if (!at) return null;
  if (at.dataset.clause) return { at, id: at.dataset.clause };
  const { pathname, hash } = new URL(/** @type {HTMLAnchorElement} */ (at).href);
  const book = `/rules/${game}`;
  if (pathname === book && !hash) return { at, id: null };
  const inRules = pathname === book || pathname.startsWith(`${book}/`);
  return inRules && /^#[A-Z]{2}-/.test(hash) ? { at, id: decodeURIComponent(hash.slice(1)) } : null;
}

/** Listen to the page of a game. @param {Rules} rules */
export const createClauseLinks = (rules) => new ClauseLinks(rules);

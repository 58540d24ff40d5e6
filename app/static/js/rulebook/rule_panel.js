// The rule panel on the table: the clause that was asked for, the clauses it names, whole chapters, the search.
import { html, nothing, render } from "lit-html";
import { getJson, getText } from "../net/http.js";
import { chapterOf, searchBook, MOST } from "./book_search.js";
import { clauseApplies } from "./clause_applies.js";
import { pressed } from "../kit/keys.js";
import { icon } from "../kit/pieces.js";

/**
 * @typedef {import("./book_search.js").Clause & {tags: string[], options: {name: string, said: string}[],
 *   table: {heads: string[], rows: string[][]} | null, examples: {text: string, address: string | null}[],
 *   only: Record<string, unknown[]>}} Clause
 * @typedef {{chapters: {number: string, title: string, lead: string | null, clauses: Clause[]}[],
 *   synonyms: Record<string, string[]>}} Book
 * @typedef {{clause: string} | {chapter: string} | {contents: true}} View
 */

const NAMED = 4;
const NARROWEST = 280;
const TAGS = /** @type {Record<string, [string, string]>} */ ({
  printed: ["ok", "check"],
  ours: ["warn", "info"],
  variant: ["info", "gear"],
});

export class RulePanel {
  node = document.createElement("section");
  /** @type {HTMLElement | null} the element that opened it */ from = null;
  /** @type {View[]} the reader's trail, the current view last */ trail = [];
  /** @type {[string, string][]} the lines of the sum from which it was opened */ sum = [];
  /** @type {Book | null} */ book = null;
  /** @type {string | null} a clause of a game without a book, as HTML */ passage = null;
  word = "";
  turned = false;

  /** @param {import("./clause_links.js").Rules} rules */
  constructor(rules) {
    this.rules = rules;
    this.node.className = "rulep";
    addEventListener("keydown", (event) => this.open && this.key(event), true);
    addEventListener("resize", () => this.open && this.place());
  }

  get open() {
    return this.node.isConnected;
  }

  /** @param {string | null} id null: the contents @param {HTMLElement} at */
  openAt(id, at) {
    const view = id === null ? { contents: /** @type {const} */ (true) } : { clause: id };
    if (this.node.contains(at)) return this.go(view);
    if (this.open && at === this.from) return this.close();
    this.from?.setAttribute("aria-expanded", "false");
    this.from = at;
    at.setAttribute("aria-expanded", "true");
    this.trail = [];
    this.sum = sumAt(at);
    this.turned = false;
    this.node.translate = false; // A translator takes the nodes away that are drawn again.
    document.body.append(this.node);
    this.place();
    this.rules.changed?.();
    return this.go(view);
  }

  /** @param {View} view */
  async go(view) {
    this.trail.push(view);
    this.draw();
    const { game, lang } = this.rules;
    this.book ??= await getJson(`/rules/${encodeURIComponent(game)}/book.${lang}.json`).catch(() => null);
    if (!this.book && "clause" in view) this.passage = await this.read(view.clause);
    if (!this.book && "contents" in view) return location.assign(`/rules/${encodeURIComponent(game)}`);
    this.draw();
    this.arrive();
  }

  /** @param {string} id */
  read(id) {
    const url = `/rules/${encodeURIComponent(this.rules.game)}/clauses/${encodeURIComponent(id)}`;
    return getText(url).catch(() => `<p>${this.rules.t("table-clause-missing")}</p>`);
  }

  back() {
    this.trail.pop();
    this.draw();
    this.arrive();
  }

  arrive() {
    this.node.querySelector(".rb")?.scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (this.node.querySelector("input, h2"))?.focus();
  }

  close() {
    if (!this.open) return;
    const within = this.node.contains(document.activeElement);
    this.node.remove();
    this.from?.setAttribute("aria-expanded", "false");
    if (within) this.from?.focus();
    this.from = null;
    this.rules.changed?.();
  }

  /** Say that it has become the reader's turn. */
  decisionOpened() {
    this.turned = true;
    if (this.open) this.draw();
  }

  /** Place the panel over the side panel if there is one, otherwise at the bottom. */
  place() {
    const rail = document.querySelector(".side")?.getBoundingClientRect();
    const beside = rail && rail.width >= NARROWEST && rail.left > innerWidth / 2;
    this.node.classList.toggle("sheet", !beside);
    this.node.style.inset = beside
      ? `${rail.top}px ${innerWidth - rail.right}px ${Math.max(0, innerHeight - rail.bottom)}px ${rail.left}px`
      : "";
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (document.querySelector("dialog[open]") || (typing && event.key !== "Escape")) return;
    const keys = /** @type {Record<string, () => void>} */ ({
      Escape: () => this.close(),
      "[": () => this.neighbour(-1),
      "]": () => this.neighbour(1),
      "/": () => this.go({ contents: true }),
    });
    const run = keys[pressed(event)];
    if (!run) return;
    event.preventDefault();
    run();
  }

  /** @param {number} step */
  neighbour(step) {
    const view = this.trail[this.trail.length - 1];
    const clauses = this.book?.chapters.flatMap((chapter) => chapter.clauses) ?? [];
    const at = "clause" in view ? clauses.findIndex(({ id }) => id === view.clause) : -1;
    if (at >= 0 && clauses[at + step]) this.go({ clause: clauses[at + step].id });
  }

  draw() {
    const view = this.trail[this.trail.length - 1];
    const { t } = this.rules;
    const title = this.title(view);
    this.node.setAttribute("role", "region");
    this.node.setAttribute("aria-label", title);
    render(
      html`<header>
          ${this.trail.length > 1 ? this.button("prev", t("panel-back"), () => this.back()) : nothing}
          <h2 tabindex="-1">${title}</h2>
          ${this.button("x", t("panel-close"), () => this.close())}
        </header>
        <div class="rb">
          ${this.turned ? html`<p class="chip turn" role="status">${t("panel-turn")}</p>` : nothing}${this.body(view)}
        </div>
        ${this.foot(view)}`,
      this.node,
    );
  }

  /** @param {View} view */
  title(view) {
    const { t } = this.rules;
    if ("clause" in view) return t("panel-title", { clause: view.clause });
    if ("contents" in view) return t("rules-contents");
    const chapter = this.book?.chapters.find(({ number }) => number === view.chapter);
    return `${view.chapter} ${chapter?.title ?? ""}`;
  }

  /** @param {View} view */
  body(view) {
    if (!this.book && this.passage) return html`<div lang="en" .innerHTML=${this.passage}></div>`;
    if (!this.book) return html`<p class="muted" role="status">${this.rules.t("panel-loading")}</p>`;
    if ("contents" in view) return this.contents(this.book);
    if ("chapter" in view) {
      const chapter = this.book.chapters.find(({ number }) => number === view.chapter);
      return html`<div .innerHTML=${chapter?.lead ?? ""}></div>
        ${chapter?.clauses.map((one) => this.clause(one))}`;
    }
    const [asked, ...named] = withNamed(this.book, view.clause).map((one) => this.clause(one, one.id === view.clause));
    return [asked, this.trail.length === 1 && this.sum.length ? this.summed() : nothing, ...named];
  }

  /** @param {Clause} clause @param {boolean} [asked] */
  clause(clause, asked = false) {
    const { id, title, tags, text, ours, variant, options, table, examples } = clause;
    const { t } = this.rules;
    const applies = clauseApplies(clause, this.rules.options);
    return html`<section class="cla ${asked ? "hit" : ""} ${applies ? "" : "off"}">
      <h3><a href="/rules/${this.rules.game}/${chapterOf(id)}#${id}">${id}</a> ${title}</h3>
      <p class="tags">
        ${applies ? nothing : html`<b class="chip">${icon("x")}${t("panel-off")}</b>`}
        ${tags.map((tag) => html`<span class="chip ${TAGS[tag][0]}">${icon(TAGS[tag][1])}${t(`book-${tag}`)}</span>`)}
      </p>
      <div .innerHTML=${text}></div>
      ${table ? rows(table) : nothing} ${examples.map((one) => aside(t("book-example"), one.text, "x"))}
      ${aside(t("book-ours"), ours, "")} ${aside(t("book-variant"), variant, "v")}
      ${options.length ? this.values(options) : nothing}
    </section>`;
  }

  /** The sum to which the clause belongs, as it stands on the table. */
  summed() {
    return html`<section class="summed">
      <b>${this.rules.t("panel-here")}</b>
      <dl>
        ${this.sum.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </section>`;
  }

  /** The values of its options in this match. @param {{name: string, said: string}[]} options */
  values(options) {
    const chips = options.map((option) => this.option(option));
    return html`<p class="tags"><b>${this.rules.t("panel-here")}</b> ${chips}</p>`;
  }

  /** One option with its value in this match. @param {{name: string, said: string}} option */
  option({ name, said }) {
    const { options, t, has } = this.rules;
    const value = options[name];
    const own = `option-${name}--${value}`;
    const words = has(own) ? t(own) : typeof value === "boolean" ? t(value ? "panel-yes" : "panel-no") : "";
    return html`<span class="chip">${icon("gear")}${words ? `${said}: ${words}` : said}</span>`;
  }

  /** @param {Book} book */
  contents(book) {
    const { t } = this.rules;
    const hits = searchBook(book, this.word);
    const none = this.word && !hits.length ? t("book-none", { word: this.word }) : nothing;
    return html`<input
        class="inp"
        type="search"
        aria-label=${t("rules-search")}
        placeholder=${t("rules-search")}
        .value=${this.word}
        @input=${(/** @type {any} */ { target }) => this.search(target.value)}
      />
      <p class="muted" role="status">${none}</p>
      ${hits.slice(0, MOST).map(
        ({ id, title, line: [before, hit, after] }) =>
          html`<button type="button" class="way" @click=${() => this.go({ clause: id })}>
            <b>${id} ${title}</b><span>${before}<mark>${hit}</mark>${after}</span>
          </button>`,
      )}
      ${
        this.word
          ? nothing
          : book.chapters.map(
              ({ number, title }) =>
                html`<button type="button" class="way" @click=${() => this.go({ chapter: number })}>
                  <b>${number} ${title}</b>
                </button>`,
            )
      }`;
  }

  /** @param {string} word */
  search(word) {
    this.word = word.trim();
    this.draw();
  }

  /** @param {View} view */
  foot(view) {
    const { t } = this.rules;
    if (!this.book) return nothing;
    const chapter = "clause" in view ? chapterOf(view.clause) : null;
    return html`<footer>
      ${
        chapter
          ? html`<button class="btn" type="button" @click=${() => this.go({ chapter })}>
              ${t("panel-chapter", { number: chapter })}
            </button>`
          : nothing
      }
      ${
        "contents" in view
          ? nothing
          : html`<button class="btn quiet" type="button" @click=${() => this.go({ contents: true })}>
              ${icon("list")}${t("rules-contents")}
            </button>`
      }
    </footer>`;
  }

  /** @param {string} picture @param {string} label @param {() => void} run */
  button(picture, label, run) {
    return html`<button class="tool" type="button" aria-label=${label} @click=${run}>${icon(picture)}</button>`;
  }
}

/**
 * Return the lines of the sum in which a clause was pressed, with the total; for a single line only that line.
 * @param {HTMLElement} at @returns {[string, string][]}
 */
function sumAt(at) {
  const sum = at.closest(".calc");
  const own = at.closest("dt, th");
  const named = own ? [own] : [...(sum?.querySelectorAll("dl > dt, .tot > span, tr > th[scope]") ?? [])];
  return named.map((one) => [wordsOf(one), valueOf(one)]);
}

/** Return the value of a line; a part of two sums has both values. @param {Element} one */
const valueOf = (one) =>
  one.matches("th")
    ? [...(one.parentElement?.querySelectorAll("td") ?? [])].map(wordsOf).filter(Boolean).join(" : ")
    : wordsOf(one.nextElementSibling);

/** @param {Element | null} one */
const wordsOf = (one) => (one instanceof HTMLElement ? one.innerText.replace(/\s+/g, " ").trim() : "");

/** Return the clause, and the clauses that it names. @param {Book} book @param {string} id */
function withNamed(book, id) {
  const all = new Map(book.chapters.flatMap(({ clauses }) => clauses).map((one) => [one.id, one]));
  const asked = all.get(id);
  if (!asked) return [];
  const cited = [asked.text, asked.ours, asked.variant].join(" ").matchAll(/#([A-Z]{2}-[\w.]+)"/g);
  const named = [...new Set([...cited].map(([, one]) => one))].filter((one) => one !== id && all.has(one));
  return [asked, ...named.slice(0, NAMED).map((one) => /** @type {Clause} */ (all.get(one)))];
}

/** @param {string} name @param {string | null} words @param {string} cls */
const aside = (name, words, cls) =>
  words ? html`<div class="why ${cls}"><b>${name}: </b><div .innerHTML=${words}></div></div>` : nothing;

/** @param {{heads: string[], rows: string[][]}} table */
const rows = (table) =>
  html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${table.heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${table.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

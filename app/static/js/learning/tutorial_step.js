// One tutorial step that shows a board or can be tried: a table of its own, whose moves the server plays.
import { html, nothing, render } from "lit-html";
import { send } from "../net/http.js";
import { inSlots, loadedFor, slotsOf } from "../rulebook/example_pictures.js";
import { createDrawingHost } from "../drawing/drawing_host.js";
import { icon } from "../kit/pieces.js";
import { Quiz } from "./quiz.js";
import { NumberStepper } from "./number_stepper.js";

/** @import {AnyAction, Slots} from "../kit/table.d.ts" */

/** @import {Position, TutorialAnswer} from "../rulebook/example_pictures.js" */

/**
 * @typedef {object} Page
 * @property {Awaited<ReturnType<typeof import("../drawing/drawing_loader.js").loadDrawing>>} loaded
 * @property {string} url
 * @property {Position | undefined} opening undefined: no board is drawn
 * @property {() => void} played @property {(text: string) => void} said
 */

const BUTTONS = 2;

export class TutorialStep {
  /** @param {HTMLElement} section @param {Page} page */
  constructor(section, page) {
    this.page = page;
    this.section = section;
    this.picture = /** @type {HTMLElement} */ (section.querySelector("[data-picture]"));
    this.bar = /** @type {HTMLElement | null} */ (section.querySelector("[data-bar]"));
    this.answerElement = /** @type {HTMLElement | null} */ (section.querySelector("[data-answer]"));
    this.t = page.loaded.texts.t;
    this.shows = slotsOf(section.dataset.shows);
    this.quiz = this.bar?.dataset.choices ? new Quiz(this) : null;
    this.now = page.opening;
    /** @type {AnyAction[]} */ this.path = [];
    /** @type {TutorialAnswer | null} */ this.answer = null;
    this.busy = false;
    /** Whether the focus is here, even if the element that had it is gone. */ this.focused = false;
    this.stage = createDrawingHost(loadedFor(page.loaded, page.opening), this.hostActions());
    this.picture.inert = !this.bar;
    this.stepper = this.bar?.querySelector("[data-setting]") ? new NumberStepper(this) : null;
    this.listen();
  }

  /** Return what the drawing may do here. */
  hostActions() {
    return {
      act: (/** @type {AnyAction} */ action) => void this.play(action),
      redraw: () => this.draw(),
      preview: () => this.now?.preview ?? null,
      feedback: {
        askWhy: (/** @type {AnyAction} */ action) => void this.play(action),
        sayWhy: (/** @type {import("../kit/table.d.ts").Explanation} */ { text, args, clause }) =>
          this.say({ text: this.t(text, args), ok: false, clause: clause ?? null }),
        dismiss: () => {},
      },
    };
  }

  listen() {
    this.picture.addEventListener("keydown", (event) => {
      if (this.bar && !this.over && this.stage.drawing.key?.(event)) event.preventDefault();
    });
    this.section.addEventListener("focusin", () => (this.focused = true));
    this.section.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) this.focused = this.section.contains(relatedTarget);
    });
  }

  /** Whether an answer has ended the attempt. */
  get over() {
    return this.answer?.ok ?? false;
  }

  draw() {
    if (this.now?.doc && this.page.opening) {
      if (!this.drawn) this.picture.replaceChildren();
      this.drawn = true;
      const { doc } = this.now;
      const live = !this.over;
      const table = this.stage.tableOf(doc, { live, busy: this.busy, stale: false, history: doc.log, still: true });
      const slots = this.stage.slotsOf(/** @type {import("../kit/table.d.ts").Table} */ (table));
      render(inSlots(this.shows, slots), this.picture);
      this.drawBar(slots);
    }
    this.drawAnswer();
  }

  /** @param {Slots} slots */
  drawBar({ bar }) {
    if (!this.bar) return;
    if (!this.ready) this.bar.replaceChildren();
    this.ready = true;
    this.bar.hidden = this.over;
    const all = "bare" in this.bar.dataset ? [] : (bar?.buttons ?? []);
    const buttons = all.filter(({ icon: sign, disabled }) => sign !== "undo" && !disabled).slice(-BUTTONS);
    render(
      html`<b class="fl">${this.t("learn-choice")}</b><span class="ask">${this.bar.dataset.ask}</span>
        ${this.quiz?.choices() ?? nothing}
        ${buttons.length ? html`<span class="bt">${buttons.map((one) => this.button(one))}</span>` : nothing}`,
      this.bar,
    );
  }

  /** @param {import("../kit/table.d.ts").Button} one */
  button({ label, icon: sign, primary: primary, run }) {
    return html`<button
      class="btn ${primary ? "flood" : "chalk"}"
      type="button"
      aria-disabled=${this.busy ? "true" : "false"}
      @click=${() => run()}
    >
      ${sign ? icon(sign) : nothing}${label}
    </button>`;
  }

  drawAnswer() {
    if (!this.answerElement) return;
    const { answer } = this;
    render(answer ? this.answerStrip(answer) : nothing, this.answerElement);
  }

  /** @param {TutorialAnswer} answer */
  answerStrip({ text, ok, clause, right = ok }) {
    const game = this.now?.doc.game ?? "";
    const rule = clause && html`<a class="rid" href="/rules/${game}#${clause}">${clause}</a>`;
    const good = right && !clause;
    return html`<div class="ans ${good ? "" : "info"}">
      ${icon(good ? "check" : "info")}<span class="grow">${text} ${rule}</span>
      ${ok ? this.againButton() : nothing}
    </div>`;
  }

  againButton() {
    return html`<button class="btn quiet" type="button" @click=${() => this.reset()}>${this.t("learn-again")}</button>`;
  }

  /** @param {AnyAction} action one that is offered, or one that was pressed without effect */
  async play(action) {
    if (this.busy || this.over) return;
    await this.send([...this.path, action]);
  }

  /** @param {AnyAction[]} path @param {number} [setting] */
  async send(path, setting = 0) {
    this.busy = true;
    this.draw();
    try {
      this.receive(await send("POST", this.page.url, { path, setting }), path);
    } catch (error) {
      reportError(error);
      this.say({ text: this.t("learn-stale"), ok: false, clause: null });
    } finally {
      this.busy = false;
      this.draw();
    }
  }

  /** @param {Position} next @param {AnyAction[]} path */
  receive(next, path) {
    const { illegal_action: refused } = next;
    if (refused) return this.say(next.answer ?? { text: refused.detail, ok: false, clause: refused.clause });
    const before = this.now?.doc;
    this.path = path;
    this.now = next;
    if (next.picture !== undefined) this.picture.innerHTML = next.picture;
    this.answer = null;
    if (next.answer) this.sayWhenDone(next.answer);
    if (!before || !this.page.opening) return;
    const { drawing } = this.stage;
    requestAnimationFrame(() => drawing.played?.(next.events, before, next.doc));
  }

  /** Show the answer after the last action: a drawing may have more to send. @param {TutorialAnswer} answer */
  sayWhenDone(answer) {
    const steps = this.path.length;
    setTimeout(() => !this.busy && this.path.length === steps && this.say(answer));
  }

  /** @param {TutorialAnswer} answer */
  say(answer) {
    this.answer = answer;
    if (answer.ok) this.page.played();
    this.page.said(answer.text);
    this.draw();
    const here = document.activeElement;
    const gone = here === document.body || (this.bar?.contains(here) ?? false);
    if (this.focused && this.over && gone)
      /** @type {HTMLElement | null} */ (this.answerElement?.querySelector("button"))?.focus();
  }

  /** Move the focus to the first possible control: the main button, or else one on the board. */
  begin() {
    const first = this.bar?.querySelector("button.flood") ?? this.picture.querySelector("[tabindex='0'], button");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /** Start the step again. */
  reset() {
    const focused = this.answerElement?.contains(document.activeElement);
    this.path = [];
    this.answer = null;
    this.now = this.page.opening;
    this.stepper?.reset();
    this.quiz?.reset();
    this.draw();
    if (focused) this.begin();
  }
}

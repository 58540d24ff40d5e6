// A question beside a tutorial step that the page answers itself: numbers to choose from, each with its answer.
import { html } from "lit-html";

/**
 * @typedef {import("./tutorial_step.js").TutorialStep} Example
 * @typedef {{label: string, right: boolean, text: string, clause: string | null}} Choice
 */

export class Quiz {
  /** @param {Example} step */
  constructor(step) {
    this.step = step;
    const { choices = "[]", found = "", after = "0" } = step.bar?.dataset ?? {};
    /** @type {Choice[]} */ this.all = JSON.parse(choices);
    /** The answer when every right number was chosen. */ this.found = found;
    /** The number of actions after which the question is asked. */ this.after = Number(after);
    /** @type {Set<number>} */ this.chosen = new Set();
  }

  choices() {
    if (this.step.path.length !== this.after) return null;
    return html`<span class="bt quiz">
      ${this.all.map(
        (one, place) =>
          html`<button
            class="btn chalk"
            type="button"
            aria-pressed=${this.chosen.has(place) ? "true" : "false"}
            @click=${() => this.choose(place)}
          >
            ${one.label}
          </button>`,
      )}
    </span>`;
  }

  /** @param {number} place */
  choose(place) {
    this.chosen.add(place);
    const { text, clause, right } = this.all[place];
    const every = this.found && this.all.every((one, other) => !one.right || this.chosen.has(other));
    this.step.say(every ? { text: this.found, ok: true, clause: null } : { text, ok: false, clause, right });
  }

  reset() {
    this.chosen.clear();
  }
}

// A tutorial step in which the reader first chooses a number: the stepper, and the button that plays.

/** @typedef {import("./tutorial_step.js").TutorialStep} Example */

export class NumberStepper {
  /** @param {Example} step */
  constructor(step) {
    this.step = step;
    this.bar = /** @type {HTMLElement} */ (step.bar);
    this.stepper = /** @type {HTMLElement} */ (this.bar.querySelector("[data-setting]"));
    this.opening = step.picture.innerHTML;
    this.number = Number(this.stepper.dataset.setting);
    this.bar.querySelector("[data-play]")?.addEventListener("click", () => this.play());
    for (const button of this.steps)
      button.addEventListener("click", () => this.choose(this.number + Number(button.dataset.change)));
    for (const button of this.bar.querySelectorAll("button")) button.disabled = false;
    this.choose(this.number);
  }

  get steps() {
    return /** @type {NodeListOf<HTMLElement>} */ (this.bar.querySelectorAll("[data-change]"));
  }

  /** @param {number} number */
  choose(number) {
    const most = Number(this.stepper.dataset.most);
    if (number < 0 || number > most) return;
    this.number = number;
    const shown = this.stepper.querySelector("output");
    if (shown) shown.textContent = String(number);
    for (const word of /** @type {NodeListOf<HTMLElement>} */ (this.stepper.querySelectorAll("[data-for]")))
      word.hidden = Number(word.dataset.for) !== number;
    for (const button of this.steps) {
      const next = number + Number(button.dataset.change);
      button.setAttribute("aria-disabled", String(next < 0 || next > most));
    }
  }

  play() {
    if (this.step.busy) return;
    void this.step.send(JSON.parse(this.bar.dataset.path ?? "[]"), this.number);
  }

  reset() {
    this.step.picture.innerHTML = this.opening;
  }
}

// Tooltips that explain the marks of a table: where the pointer rests, at once on focus, or on a tap.

/** @typedef {{at: string, say: string}} Mark */

const REST_MS = 400;
const WIDEST = 280;
const GAP = 8;

export class MarkTooltips {
  node = document.createElement("p");
  /** @type {Element | null} the mark that is explained */ about = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer;

  /** @param {HTMLElement} root @param {Mark[]} marks */
  constructor(root, marks) {
    this.marks = marks;
    this.node.className = "marktip";
    this.node.id = "marktip";
    this.node.setAttribute("role", "tooltip");
    const listen = (/** @type {string} */ kind, /** @type {(event: any) => void} */ run) =>
      root.addEventListener(kind, run, { passive: true });
    listen("pointerover", ({ target, pointerType }) => pointerType === "mouse" && this.rest(target));
    listen("focusin", ({ target }) => target.matches(":focus-visible") && this.explain(target));
    listen("focusout", () => this.close());
    listen("pointerup", ({ target, pointerType }) => pointerType !== "mouse" && this.explain(target));
    addEventListener("keydown", ({ key }) => key === "Escape" && this.close(), true);
    addEventListener("scroll", () => this.close(), { capture: true, passive: true });
  }

  /** @param {Element} target */
  rest(target) {
    clearTimeout(this.timer);
    if (this.about?.contains(target)) return;
    this.close();
    this.timer = setTimeout(() => this.explain(target), REST_MS);
  }

  /** @param {Element} target */
  explain(target) {
    this.close();
    for (const { at, say } of this.marks) {
      const about = target.closest(at);
      const [number = ""] = about?.textContent?.match(/\d+/) ?? [];
      if (about && (number || !say.includes("{n}")))
        return this.show(
          about,
          say.replace("{n}", () => number),
        );
    }
  }

  /** @param {Element} about @param {string} text */
  show(about, text) {
    const { left, top, bottom, width } = about.getBoundingClientRect();
    this.about = about;
    this.node.textContent = text;
    document.body.append(this.node);
    const own = this.node.getBoundingClientRect();
    const x = Math.min(innerWidth - own.width - GAP, Math.max(GAP, left + width / 2 - Math.min(WIDEST, own.width) / 2));
    const above = top - own.height - GAP;
    this.node.style.translate = `${x}px ${above > GAP ? above : bottom + GAP}px`;
    if (!about.hasAttribute("aria-describedby")) about.setAttribute("aria-describedby", "marktip");
  }

  close() {
    clearTimeout(this.timer);
    if (this.about?.getAttribute("aria-describedby") === "marktip") this.about.removeAttribute("aria-describedby");
    this.about = null;
    this.node.remove();
  }
}

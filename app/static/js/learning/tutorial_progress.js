// The reader's progress in a tutorial: the current step, the steps that were read, and the keys J and K.
import { gamePreferences } from "../browser/preferences.js";
import { pressed } from "../kit/keys.js";

const READ_MS = 2000;
const MIDDLE = "-40% 0px -55% 0px"; // The current step crosses this band.

/** @param {HTMLElement} main @param {HTMLElement[]} sections */
export function follow(main, sections) {
  const preferences = gamePreferences(main.dataset.game ?? "");
  /** @type {Set<string>} */ const done = new Set(preferences.get("learn") ?? []);
  const bars = [...main.querySelectorAll(".lprog i")];
  let current = sections[0];
  /** @type {Map<HTMLElement, ReturnType<typeof setTimeout>>} */ const reading = new Map();
  const idOf = (/** @type {HTMLElement} */ section) => section.dataset.step ?? "";

  const show = () => {
    sections.forEach((section, at) => {
      const now = section === current;
      section.classList.toggle("now", now);
      for (const mark of [bars[at], main.querySelector(`[data-of="${idOf(section)}"]`)]) {
        mark?.classList.toggle("now", now);
        mark?.classList.toggle("done", done.has(idOf(section)));
      }
      const link = main.querySelector(`[data-of="${idOf(section)}"] a`);
      if (now) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    });
    main.querySelector(".lprog")?.setAttribute("aria-valuenow", String(sections.indexOf(current) + 1));
  };
  const finish = (/** @type {HTMLElement} */ section) => {
    done.add(idOf(section));
    preferences.set("learn", [...done]);
    show();
  };
  const arrive = (/** @type {HTMLElement} */ section) => {
    current = section;
    show();
  };
  watch(sections, { arrive, finish, reading });
  addEventListener("keydown", (event) => turn(event, sections, current));
  for (const section of sections) section.addEventListener("focusin", () => arrive(section));
  show();
  return { played: finish };
}

/**
 * @param {HTMLElement[]} sections
 * @param {{arrive: (section: HTMLElement) => void, finish: (section: HTMLElement) => void,
 *   reading: Map<HTMLElement, ReturnType<typeof setTimeout>>}} told
 */
function watch(sections, { arrive, finish, reading }) {
  const middle = new IntersectionObserver(
    (seen) => {
      const here = seen.find((one) => one.isIntersecting);
      if (here) arrive(/** @type {HTMLElement} */ (here.target));
    },
    { rootMargin: MIDDLE },
  );
  const texts = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        const section = /** @type {HTMLElement} */ (target.closest("[data-step]"));
        clearTimeout(reading.get(section));
        if (isIntersecting) reading.set(section, setTimeout(finish, READ_MS, section));
      }
    },
    { threshold: 1 },
  );
  for (const section of sections) {
    middle.observe(section);
    const text = section.querySelector(".tx > p");
    if (text) texts.observe(text);
  }
}

/**
 * Go on to the next step with J, back with K.
 * @param {KeyboardEvent} event @param {HTMLElement[]} sections @param {HTMLElement} current
 */
function turn(event, sections, current) {
  const way = { j: 1, k: -1 }[pressed(event)];
  const typing = /** @type {Element} */ (event.target).closest?.("input, select, textarea");
  if (!way || typing) return;
  const next = sections[sections.indexOf(current) + way];
  /** @type {HTMLElement | null | undefined} */ (next?.querySelector(".rid"))?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "start" });
}

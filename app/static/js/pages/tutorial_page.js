// The tutorial: each picture is a small table of its own, drawn by the game and played on the server.
import { getJson } from "../net/http.js";
import { TutorialStep } from "../learning/tutorial_step.js";
import { loadDrawing } from "../drawing/drawing_loader.js";
import { follow } from "../learning/tutorial_progress.js";

const AHEAD = "300px"; // Pictures are drawn a little before they are seen.

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const { game = "", drawing: drawingUrl } = main.dataset;
/** @type {HTMLElement[]} */ const sections = [...main.querySelectorAll("[data-step]")].map(
  (one) => /** @type {HTMLElement} */ (one),
);
const progress = follow(main, sections);

async function start() {
  const lang = document.documentElement.lang;
  const [loaded, positions] = await Promise.all([
    loadDrawing({ game, lang, drawing: drawingUrl || null, options: {} }),
    getJson(`/learn/${encodeURIComponent(game)}/positions`),
  ]);
  const waiting = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) begin(/** @type {HTMLElement} */ (target));
    },
    { rootMargin: AHEAD },
  );
  /** @param {HTMLElement} section */
  const begin = (section) => {
    waiting.unobserve(section);
    const step = section.dataset.step ?? "";
    const url = `/learn/${encodeURIComponent(game)}/${encodeURIComponent(step)}`;
    const example = new TutorialStep(section, { loaded, url, opening: positions[step], ...pageOf(section) });
    example.draw();
  };
  for (const section of sections) waiting.observe(section);
}

/** Return what a step may do on the page. @param {HTMLElement} section */
const pageOf = (section) => ({
  played: () => progress.played(section),
  said: (/** @type {string} */ text) => {
    const region = main.querySelector("[data-said]");
    if (region) region.textContent = text;
  },
});

start().catch((error) => {
  reportError(error);
  main.classList.add("stale");
});

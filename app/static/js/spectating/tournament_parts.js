// The parts of a tournament's page that its channel sends: fixtures, standings, story and the most watched match.

const SLIDE_MS = 260;
const SIGN_MS = 10_000;

/**
 * @typedef {{seq: number, after: number, status: string, day: number, watched: string | null, now: string,
 *   live: string}} State
 */

/** The entrants in the order of the standings as they were last shown. @type {string[]} */
let order = [];

/** Show what a message says, except for its tiles. @param {{t: string, html: string} & Record<string, any>} message */
export function showPart(message) {
  const show = PARTS[message.t];
  if (show) show(message);
}

/** @param {State} state */
export function showState({ day, now, live }) {
  fill(byId("now"), now);
  fill(byId("live-count"), live);
  for (const round of document.querySelectorAll("#fixtures .day"))
    round.classList.toggle("today", round.id === `round-${day}`);
  const radio = /** @type {HTMLInputElement | null} */ (document.querySelector(`.rounds [value="${day}"]`));
  if (radio) radio.checked = true;
  showRound();
}

/** The round that the reader has chosen; empty for the one that is played. */
let chosen = "";

/** Mark the round that a phone shows alone. */
export function showRound() {
  const bar = /** @type {HTMLElement | null} */ (document.querySelector(".rounds"));
  if (!bar) return;
  const radios = /** @type {HTMLInputElement[]} */ ([...bar.querySelectorAll("input")]);
  for (const radio of radios) if (radio.value === chosen) radio.checked = true;
  const shown = radios.find(({ checked }) => checked)?.value;
  bar.hidden = radios.length < 2;
  for (const round of document.querySelectorAll("#fixtures .day"))
    round.classList.toggle("unchosen", round.id !== `round-${shown}`);
}

/** @param {Event} event */
export function chooseRound({ target }) {
  if (!(target instanceof HTMLInputElement) || target.name !== "round") return;
  chosen = target.value;
  showRound();
}

/** @type {Record<string, (message: any) => void>} */
const PARTS = {
  fixture: showFixture,
  table: showTable,
  story: showStory,
  coaches: ({ html }) => fill(byId("coaches"), html),
  watched: ({ html }) => fill(byId("hero"), html),
};

/** @param {{fixture: {number: number, round: number}, html: string}} message */
function showFixture({ fixture, html }) {
  const here = byId(`fixture-${fixture.number}`);
  const round = document.querySelector(`#round-${fixture.round + 1} ul`);
  if (here)
    here.outerHTML = html; // These are the server's own parts of the page.
  else if (round) {
    round.querySelector(":scope > .muted")?.remove();
    round.insertAdjacentHTML("beforeend", html);
  }
  tellFresh(byId("fixtures"));
}

/** @param {{html: string}} message */
function showTable({ html }) {
  const body = document.querySelector("#standings tbody");
  if (!body) return;
  body.innerHTML = html;
  tellFresh(byId("standings"));
}

/** Lines that the page has already are left alone. @param {{html: string}} message */
function showStory({ html }) {
  const list = document.querySelector("#log .feed");
  const sent = document.createElement("ol");
  sent.innerHTML = html;
  const lines = [...sent.children].filter(({ id }) => !byId(id));
  list?.prepend(...lines);
  tellFresh(byId("told"));
}

/** Let the rows of the standings slide from their old places, with a sign for those who climb. */
export function slideRows() {
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#standings tbody tr")]);
  const before = order;
  order = rows.map(({ dataset }) => dataset.coach ?? "");
  rows.forEach((row, place) => {
    const last = before.indexOf(order[place]);
    if (last >= 0 && last !== place) slide(row, rows[last], last - place);
  });
}

/** @param {HTMLElement} row @param {HTMLElement} from the row that is now at its old place @param {number} climbed */
function slide(row, from, climbed) {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    row.animate([{ transform: `translateY(${from.offsetTop - row.offsetTop}px)` }, { transform: "none" }], {
      duration: SLIDE_MS,
      easing: "ease-out",
    });
  if (climbed < 0) return;
  const sign = document.createElement("span");
  sign.className = "climbed";
  sign.textContent = `▲${climbed}`;
  row.querySelector("td")?.append(sign);
  setTimeout(() => sign.remove(), SIGN_MS);
}

/** @param {Element | null} part @param {string} html */
function fill(part, html) {
  if (!part) return;
  part.innerHTML = html;
  tellFresh(part);
}

const byId = (/** @type {string} */ id) => document.getElementById(id);

const tellFresh = (/** @type {Element | null} */ part) =>
  part?.dispatchEvent(new CustomEvent("fresh", { bubbles: true }));

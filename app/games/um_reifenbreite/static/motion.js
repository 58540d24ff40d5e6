// Animations: the state is applied first, so they only show how it came about. All of them may be left out.

const RIDE = { step: 90, most: 900 };
const DICE = 600;
const WAVE = 220;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/**
 * @param {any[]} events of one action
 * @param {{root: Element, spots: (rider: number) => {x: number, y: number}|null, way: (event: any) => {x: number, y: number}[], after: {x: number, y: number}[]}} stage
 */
export function animate(events, stage) {
  let delay = 0;
  let feet = 0;
  for (const event of events) {
    switch (event.event) {
      case "thrown":
      case "seven_thrown":
        roll(stage);
        break;
      case "moved":
        delay = ride(stage, event, 0);
        break;
      case "drafted":
        pulse(stage);
        delay = ride(stage, event, 140);
        break;
      case "crashed":
        tilt(stage, event.rider, 0);
        break;
      case "fell":
        tilt(stage, event.rider, event.wave * WAVE);
        break;
      case "dismounted":
        slide(stage, event.rider, 200, 0);
        break;
      case "remounted":
        slide(stage, event.rider, 200, 200 * feet++);
        break;
      case "sprint_scored":
      case "finished":
        cross(stage, event, delay);
        break;
      case "jersey_taken":
      case "jersey_passed":
        fly(stage, event, delay);
        break;
      case "photo_drawn":
        flash(stage);
        break;
      default:
    }
  }
}

const piece = (root, rider) => root.querySelector(`.layer-pieces .rd[data-rider="${rider}"]`);

function roll({ root }) {
  for (const die of root.querySelectorAll(".dicep .die")) {
    die.animate(
      [
        { transform: "rotate(-220deg) scale(.6)" },
        { transform: "rotate(20deg) scale(1.08)", offset: 0.8 },
        { transform: "none" },
      ],
      { duration: DICE, easing: EASE },
    );
  }
}

/** Along the way, space by space. @returns {number} when he is there */
function ride({ root, way }, event, delay) {
  const points = way(event);
  const rider = piece(root, event.rider);
  if (!rider || points.length < 2) return 0;
  const duration = Math.min(RIDE.most, RIDE.step * (points.length - 1));
  rider.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration, delay, easing: "ease-in-out", fill: "backwards" },
  );
  return duration + delay;
}

function pulse({ root }) {
  root.querySelector(".rd.ghost .gr")?.animate([{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: 260 });
}

function tilt({ root }, rider, delay) {
  piece(root, rider)
    ?.querySelector(".tilt")
    ?.animate([{ transform: "rotate(0)" }, { transform: "rotate(38deg)" }], {
      duration: 160,
      delay,
      fill: "backwards",
    });
  root
    .querySelector(`.crash-mark[data-rider="${rider}"]`)
    ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay: delay + 100, fill: "backwards" });
}

function slide({ root, spots }, rider, duration, delay) {
  const from = spots(rider);
  const to = piece(root, rider);
  if (!from || !to) return;
  to.animate([{ transform: `translate(${from.x}px, ${from.y}px)` }, {}], {
    duration,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** The line flashes once, and the points rise from it. */
function cross({ root }, { line, points }, delay) {
  const bands = [...root.querySelectorAll(".layer-lines .cheq")];
  const signs = [...root.querySelectorAll(".layer-lines .lsign")];
  const at = line
    ? signs.findIndex((sign) => sign.textContent.trim().endsWith(line))
    : signs.findIndex((sign) => sign.classList.contains("finish"));
  bands[at]?.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: 400, delay });
  const sign = signs[at]?.querySelector("g");
  if (!sign || !points) return;
  const rising = document.createElementNS("http://www.w3.org/2000/svg", "text");
  rising.textContent = `+${points}`;
  rising.setAttribute("class", "rising");
  sign.append(rising);
  rising
    .animate(
      [
        { transform: "translateY(-14px)", opacity: 1 },
        { transform: "translateY(-44px)", opacity: 0 },
      ],
      { duration: 600, delay, fill: "both" },
    )
    .finished.finally(() => rising.remove());
}

/** The jersey flies from the rider who wore it to the one who wears it now. */
function fly({ root, spots }, { rider, before }, delay) {
  const shirt = piece(root, rider)?.querySelector(".shirt");
  const [from, to] = [before ? spots(before) : null, spots(rider)];
  if (!shirt) return;
  const start = from && to ? `translate(${from.x - to.x}px, ${from.y - to.y}px)` : "translateY(-60px)";
  shirt.animate([{ transform: start }, { transform: "none" }], {
    duration: 500,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** A photo is taken: the frame of the dice or the card is white for a moment, nothing more. */
function flash({ root }) {
  const frame = root.querySelector(".acard") ?? root.querySelector(".dicep");
  frame?.animate([{ boxShadow: "0 0 0 4px white" }, { boxShadow: "0 0 0 0 transparent" }], { duration: 200 });
}

// Animations: the new position is drawn first, so they only show how it came about.

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SLIDE = 260;
const DICE = 600;

/** @param {any[]} events @param {any} after the document they led to */
export function animate(events, after) {
  const root = document.querySelector(".boardwrap");
  if (!root) return;
  const me = after.viewer.seat;
  for (const event of events) {
    switch (event.event) {
      case "rolled":
        roll(root, after, event.who);
        break;
      case "bonus_used":
        turnDie(root, after, event, me);
        break;
      case "regular_time_ended":
        pulse(root);
        break;
      case "hands_dealt":
      case "hands_passed":
        slideHand(root, event.to_left ? 1 : -1);
        break;
      case "table_dealt":
        deal(root);
        break;
      case "event_turned":
        flip(document.querySelector(".ev.event"));
        break;
      case "lineups_shown":
        fade(root);
        break;
      default:
    }
  }
}

const lanes = (root, after, seat) => {
  const match = after.view?.match;
  if (!match) return null;
  const me = after.viewer.seat;
  const below = match.sides["1"].seat !== null && match.sides["1"].seat === me ? 1 : 0;
  const index = Object.values(match.sides).findIndex((side) => side.seat === seat);
  return root.querySelector(index === below ? ".lane.in .dice" : ".lane:not(.in) .dice");
};

function roll(root, after, seat) {
  for (const [i, die] of [...(lanes(root, after, seat)?.querySelectorAll(".dd") ?? [])].entries()) {
    die.animate(
      [
        { transform: "rotate(-260deg) scale(.5)", opacity: 0.3 },
        { transform: "rotate(18deg) scale(1.1)", offset: 0.8 },
        { transform: "none" },
      ],
      { duration: DICE, delay: i * 40, easing: EASE, fill: "backwards" },
    );
  }
}

function turnDie(root, after, event) {
  const match = after.view?.match;
  if (!match) return;
  const sides = Object.values(match.sides);
  const actor = sides.findIndex((side) => side.seat === event.who);
  const lane = lanes(root, after, sides[event.own ? actor : 1 - actor]?.seat ?? null);
  for (const at of event.dice) {
    lane?.children[at]
      ?.querySelector(".dd")
      ?.animate([{ transform: "rotateX(180deg) scale(.8)" }, { transform: "none" }], { duration: SLIDE, easing: EASE });
  }
}

const pulse = (root) =>
  root
    .querySelectorAll(".net")
    .forEach((net) =>
      net.animate([{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], {
        duration: 400,
        easing: EASE,
      }),
    );

const slideHand = (root, way) =>
  root.querySelector(".fan")?.animate(
    [
      { transform: `translateX(${way * 60}px)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: SLIDE, easing: EASE },
  );

const deal = (root) =>
  root.querySelectorAll(".fan .tc").forEach((card, i) =>
    card.animate(
      [
        { transform: "translateY(-40px) rotate(-6deg)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: SLIDE, delay: i * 60, easing: EASE, fill: "backwards" },
    ),
  );

const flip = (card) =>
  card?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: SLIDE, easing: EASE });

const fade = (root) =>
  root.querySelectorAll(".lkg, .tc").forEach((one) => one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140 }));

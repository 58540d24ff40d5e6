// The keyboard: arrows by geometry inside a group, digits for the hand, the bench and the dice, Esc puts back.

const GROUPS = [
  ".six.own",
  ".lane.in .dice",
  ".lane:not(.in) .dice",
  ".half",
  ".fan",
  ".benchrow",
  ".cards2",
  ".handrow",
];
const FOCUSABLE = "button:not([aria-disabled=true])";

/** @param {KeyboardEvent} event @param {import("./desk.js").Desk} desk @returns {boolean} whether the key was meant for the board */
export function key(event, desk) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.startsWith("Arrow")) return move(event);
  if (event.key === "Escape") return putBack(desk);
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), desk);
  return false;
}

function putBack({ picks, pick }) {
  if (!picks.card && !picks.source && !picks.target) return false;
  pick({ card: null, source: null, die: null, target: null });
  return true;
}

/** 1 to 9: a die once a player with a bonus is chosen, else the card at that place. */
function digit(number, { phase, picks }) {
  const where =
    phase === "bonus"
      ? picks.source
        ? "button.die"
        : ".six.own button.tc"
      : phase === "draft"
        ? ".fan button.tc"
        : ".benchrow button.tc";
  const all = [...document.querySelectorAll(where)];
  const wanted = phase === "bonus" && picks.source ? diceAt(number) : all[number - 1];
  if (!wanted || wanted.getAttribute("aria-disabled") === "true") return false;
  wanted.focus();
  wanted.click();
  return true;
}

/** The die at that place in the lane that can be chosen from. */
function diceAt(number) {
  const lane = [...document.querySelectorAll(".lane .dice")].find((one) => one.querySelector("button.die"));
  const die = lane?.children[number - 1];
  return die instanceof HTMLButtonElement ? die : null;
}

function move(event) {
  const here = document.activeElement;
  const group = here && GROUPS.map((one) => here.closest(one)).find(Boolean);
  if (!group) return false;
  const from = centre(here);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const ahead = [...group.querySelectorAll(FOCUSABLE)]
    .filter((one) => one !== here)
    .map((one) => {
      const to = centre(one);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { one, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.cost - b.cost);
  if (!ahead.length) return false;
  ahead[0].one.focus();
  return true;
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

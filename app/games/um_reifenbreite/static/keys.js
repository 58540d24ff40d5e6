// The keyboard of the board. Letters come from the page, which leaves them alone while somebody types.
import { ARROWS, digit, next, onControl, pressed, under } from "stadion/kit/keys.js";
import { change, missing, primary } from "./bar.js";
import { furthest, mayBreakAway, neighbour, swapsOf } from "./choices.js";
import { chooseSource, sourcesOf } from "./sourcetray.js";
import { VIEWS } from "./views.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {import("./desk.js").Ui["view"]} View
 * @typedef {{show: (view: View) => void, finder: import("./viewfinder.js").Viewfinder}} Eyes
 */

/** @param {KeyboardEvent} event @param {Desk} desk @param {Eyes} eyes @returns {boolean} handled */
export function key(event, desk, eyes) {
  if (!pressed(event)) return false;
  return viewKey(pressed(event), desk, eyes) || (desk.now.mine && !desk.table.busy && decisionKey(event, desk));
}

/** @param {string} letter @param {Desk} desk @param {Eyes} eyes */
function viewKey(letter, { ui: { view } }, { show, finder }) {
  switch (letter) {
    case "v":
      show(next(VIEWS, view) ?? "close");
      return true;
    case "o":
      show(view === "whole" ? "close" : "whole");
      return true;
    case "+":
      finder.zoom(1.3);
      return true;
    case "-":
      finder.zoom(1 / 1.3);
      return true;
    case "Home":
      finder.follow();
      return true;
    default:
      return false;
  }
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function decisionKey(event, desk) {
  const letter = pressed(event);
  if (letter === "Escape" || letter === "u") {
    change(desk);
    return true;
  }
  switch (desk.now.phase) {
    case "turn":
      return turnKey(event, desk);
    case "move":
    case "place":
      return targetKey(event, desk);
    case "draft":
      return answer(letter, desk, "draft", "decline_draft");
    case "swap_reply":
      return answer(letter, desk, "accept_swap", "decline_swap");
    case "lose_card":
    case "gain_card":
      return cardKey(event, desk);
    default:
      return false;
  }
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function turnKey(event, desk) {
  const { picks, actions } = desk;
  const letter = pressed(event);
  if (letter === "r") return send(desk, primary({ ...desk, picks: { ...picks, swap: null } })) || missing(desk);
  if (letter === "Enter") return picks.swap !== null && !onControl(event) && send(desk, primary(desk));
  if (letter === "b" && mayBreakAway(actions, picks.sources)) {
    desk.pick({ breakaway: !picks.breakaway });
    return true;
  }
  if (letter === "s") return nextSwap(desk);
  const source = sourcesOf(desk)[digit(event) - 1];
  if (!source) return false;
  chooseSource(desk, source);
  return true;
}

/** The next rider to trade places with. @param {Desk} desk */
function nextSwap({ actions, picks, pick }) {
  const riders = swapsOf(actions).map((one) => one.rider);
  const rider = next(riders, picks.swap);
  if (rider) pick({ swap: rider });
  return Boolean(rider);
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function targetKey(event, desk) {
  if (pressed(event) === "Enter") return !onControl(event) && send(desk, primary(desk));
  const arrow = pressed(event) in ARROWS;
  if (arrow && under(event, "[role=tablist], .feed, .seats")) return false; // they scroll there
  const found = arrow ? neighbour(desk.targets, desk.chosen, event.key) : byLetter(pressed(event), desk);
  if (!found) return false;
  desk.pick({ target: found.node.key });
  return true;
}

/** F: the furthest of the chosen lane; N: the next one. @param {string} letter @param {Desk} desk */
function byLetter(letter, { chosen, targets }) {
  if (letter === "f") return furthest(targets).find((one) => one.node.lane === chosen?.node.lane);
  return letter === "n" ? next(targets, chosen) : null;
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function cardKey(event, desk) {
  if (pressed(event) === "Enter") return !onControl(event) && send(desk, primary(desk));
  const kinds = desk.actions.flatMap((one) => (one.type === desk.now.phase && "card" in one ? one.card : []));
  const card = kinds[digit(event) - 1];
  if (!card) return false;
  desk.pick({ card });
  return true;
}

/** @param {string} letter @param {Desk} desk @param {Action["type"]} yes @param {Action["type"]} no */
function answer(letter, desk, yes, no) {
  if (letter !== "y" && letter !== "n") return false;
  const wanted = letter === "y" ? yes : no;
  return send(
    desk,
    desk.actions.find((one) => one.type === wanted),
  );
}

/** @param {Desk} desk @param {Action|null|undefined} action */
function send(desk, action) {
  if (!action) return false;
  desk.act(action);
  return true;
}

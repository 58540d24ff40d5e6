// The keyboard of the board. Letters come from the page, which leaves them alone while somebody types.
import { mayBreakAway, neighbour, tapped } from "./choices.js";
import { primary, swapLink } from "./bar.js";
import { sourcesOf } from "./tray.js";

const VIEWS = ["close", "whole", "straight"];

/**
 * @param {KeyboardEvent} event
 * @param {import("./desk.js").Desk} desk
 * @param {{view: string, show: (view: string) => void, zoom: (factor: number) => void, change: () => void, home: () => void}} hand
 * @returns {boolean} handled
 */
export function key(event, desk, hand) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return viewKey(event, hand) || (desk.now.mine && !desk.table.busy && decisionKey(event, desk, hand));
}

function viewKey({ key: pressed }, hand) {
  switch (pressed.length === 1 ? pressed.toLowerCase() : pressed) {
    case "v":
      hand.show(VIEWS[(VIEWS.indexOf(hand.view) + 1) % VIEWS.length]);
      return true;
    case "o":
      hand.show(hand.view === "whole" ? "close" : "whole");
      return true;
    case "+":
      hand.zoom(1.3);
      return true;
    case "-":
      hand.zoom(1 / 1.3);
      return true;
    case "Home":
      hand.home();
      return true;
    default:
      return false;
  }
}

function decisionKey(event, desk, hand) {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (pressed === "Escape" || pressed === "u") {
    hand.change();
    return true;
  }
  switch (desk.now.phase) {
    case "turn":
      return turnKey(pressed, desk);
    case "move":
    case "place":
      return targetKey(event, pressed, desk);
    case "draft":
      return answer(pressed, desk, "draft", "decline_draft");
    case "swap_reply":
      return answer(pressed, desk, "accept_swap", "decline_swap");
    case "lose_card":
    case "gain_card":
      return cardKey(event, pressed, desk);
    default:
      return false;
  }
}

function turnKey(pressed, desk) {
  const { picks, actions } = desk;
  if (pressed === "r") return send(desk, primary(desk));
  if (pressed === "b" && mayBreakAway(actions, picks.sources)) {
    desk.pick({ breakaway: !picks.breakaway });
    return true;
  }
  if (pressed === "s") {
    swapLink(desk, actions)?.run();
    return true;
  }
  const source = sourcesOf(desk)[Number(pressed) - 1];
  if (!source) return false;
  const sources = tapped(actions, picks.sources, source);
  desk.pick({ sources, breakaway: picks.breakaway && mayBreakAway(actions, sources) });
  return true;
}

function targetKey(event, pressed, desk) {
  if (pressed === "Enter") return !onButton(event) && send(desk, primary(desk));
  if (pressed.startsWith("Arrow") && event.target?.closest?.("[role=tablist], .feed, .colL")) return false; // they scroll there
  const { targets, chosen, best } = desk;
  const next = pressed.startsWith("Arrow")
    ? neighbour(targets, chosen, pressed)
    : pressed === "f"
      ? best.find((one) => one.node.lane === chosen?.node.lane)
      : pressed === "n"
        ? targets[(targets.indexOf(chosen) + 1) % targets.length]
        : null;
  if (!next) return false;
  desk.pick({ target: next.node.key });
  return true;
}

function cardKey(event, pressed, desk) {
  if (pressed === "Enter") return !onButton(event) && send(desk, primary(desk));
  const kinds = desk.actions.filter((one) => one.type === desk.now.phase);
  const chosen = kinds[Number(pressed) - 1];
  if (!chosen) return false;
  desk.pick({ card: chosen.card });
  return true;
}

const answer = (pressed, desk, yes, no) =>
  (pressed === "y" || pressed === "n") &&
  send(
    desk,
    desk.actions.find((one) => one.type === (pressed === "y" ? yes : no)),
  );

function send(desk, action) {
  if (!action) return false;
  desk.act(action);
  return true;
}

/** Enter on a button presses that button, unless it is pressed already: then it goes on to the ride. */
const onButton = ({ target }) => {
  const button = target?.closest?.("button, a, input, summary");
  return Boolean(button) && button.getAttribute("aria-pressed") !== "true";
};

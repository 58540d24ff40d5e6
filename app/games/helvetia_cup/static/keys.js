// The keyboard on the pitch: hexes by physical position around S, footballers by N.
import { ARROWS, next } from "stadion/kit/keys.js";
import { nextToMove } from "./choices.js";
import { cardsOf } from "./tray.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Reading} Reading
 */

/** @type {Record<string, string>} */
const WAYS = { KeyW: "NW", KeyE: "NE", KeyA: "W", KeyD: "E", KeyZ: "SW", KeyX: "SE", ArrowLeft: "W", ArrowRight: "E" };
/** @type {Record<string, string[]>} */
const UP = { ArrowUp: ["NW", "NE"], ArrowDown: ["SW", "SE"] };

/** @param {KeyboardEvent} event @param {Desk} desk @param {Element | null} root */
export function key(event, desk, root) {
  const hex = event.target instanceof Element ? event.target.closest("[data-hex]")?.getAttribute("data-hex") : null;
  const sector =
    event.target instanceof Element ? event.target.closest("[data-sector]")?.getAttribute("data-sector") : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const pane = sector && nextPane(event.key, sector);
  if (pane)
    return act(() => /** @type {HTMLElement | null} */ (root?.querySelector(`[data-sector="${pane}"]`))?.focus());
  if (sector && (event.key === " " || (event.key === "Enter" && !desk.intended.length)))
    return act(() => desk.sector(sector));
  if (hex) return onPitch(event, desk, hex, root);
  if (event.key === "Enter" && !event.shiftKey && desk.intended.length && isOnChosen(event.target))
    return act(desk.confirm);
  return anywhere(event, desk);
}

/** On a formation or a footballer that is chosen already Enter confirms. @param {EventTarget | null} target */
const isOnChosen = (target) =>
  target instanceof Element && target.closest('.form-key[aria-pressed="true"], .who-chip[aria-pressed="true"]');

/** @param {() => void} run */
const act = (run) => {
  run();
  return true;
};

/** @param {KeyboardEvent} event @param {Desk} desk @param {string} hex @param {Element | null} root */
function onPitch(event, desk, hex, root) {
  const to = nextHex(event, desk.now, hex);
  if (to) return act(() => desk.moveFocus(to, root));
  if (event.key === "Enter" && !event.shiftKey)
    return act(() => (desk.picks.to === hex && desk.intended.length ? desk.confirm() : desk.hex(hex)));
  return anywhere(event, desk);
}

/** @param {KeyboardEvent} event @param {Reading} now @param {string} hex */
function nextHex({ code, key: name }, now, hex) {
  const way = WAYS[code];
  if (way) return now.pitch.way(hex, way);
  const [first, second] = UP[name] ?? [];
  return first ? (now.pitch.way(hex, first) ?? now.pitch.way(hex, second)) : null;
}

const PANES = [
  ["TL", "TC", "TR"],
  ["BL", "BC", "BR"],
];

/** The pane beside, above or below. @param {string} name @param {string} sector @returns {string | undefined} */
function nextPane(name, sector) {
  const [right, down] = ARROWS[name] ?? [0, 0];
  const row = PANES.findIndex((panes) => panes.includes(sector));
  return right || down ? PANES[row + down]?.[PANES[row].indexOf(sector) + right] : undefined;
}

/** The next team-mate that can receive a pass, near ones first. @param {Reading} now @param {string | null} after */
function nextReceiver(now, after) {
  const passes = [...now.kinds("short_pass"), ...now.kinds("long_pass")].flatMap(({ to }) => to ?? []);
  return next(
    passes.filter((hex) => now.standing(hex, now.attacker)),
    after,
  );
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function anywhere(event, desk) {
  const { now, picks } = desk;
  if (!now.mine) return false;
  if (event.code === "KeyN" && ["move_att", "move_def"].includes(now.phase))
    return act(() => desk.pick({ f: nextToMove(now, picks.f), to: null, on: null }));
  if (event.key === "Enter" && event.shiftKey) {
    const quiet = now.kinds("done")[0] ?? now.kinds("end_round")[0];
    return quiet ? act(() => desk.send([quiet])) : false;
  }
  if (event.code === "KeyP" && now.phase === "act_att")
    return act(() => desk.pick({ to: nextReceiver(now, picks.to) }));
  const card = /^Digit[1-3]$/.test(event.code) && cardsOf(desk)[Number(event.code.at(-1)) - 1];
  if (card && now.kinds("play_card").some((one) => one.card === card)) return act(() => desk.card(card));
  if (event.key === "Escape" && desk.changed) return act(desk.back);
  return false;
}

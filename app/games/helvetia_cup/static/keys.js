// The keyboard on the pitch: hexes by physical position around S, footballers by N.
import { nextToMove } from "./choices.js";
import { cardsOf } from "./tray.js";

const WAYS = { KeyW: "NW", KeyE: "NE", KeyA: "W", KeyD: "E", KeyZ: "SW", KeyX: "SE", ArrowLeft: "W", ArrowRight: "E" };
const UP = { ArrowUp: ["NW", "NE"], ArrowDown: ["SW", "SE"] };

/** @param {KeyboardEvent} event @param {import("./table.js").Desk} desk @param {HTMLElement | null} root */
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
  return anywhere(event, desk);
}

const act = (run) => {
  run();
  return true;
};

function onPitch(event, desk, hex, root) {
  const to = nextHex(event, desk.now, hex);
  if (to) return act(() => desk.moveFocus(to, root));
  if (event.key === "Enter" && !event.shiftKey)
    return act(() => (desk.picks.to === hex && desk.intended.length ? desk.confirm() : desk.hex(hex)));
  return anywhere(event, desk);
}

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

/** The pane beside, above or below. @returns {string | undefined} */
function nextPane(name, sector) {
  const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[name] ?? [0, 0];
  const row = PANES.findIndex((panes) => panes.includes(sector));
  return right || down ? PANES[row + down]?.[PANES[row].indexOf(sector) + right] : undefined;
}

/** The next team-mate who can be passed to, near ones first. */
function nextReceiver(now, after) {
  const mates = [...now.kinds("short_pass"), ...now.kinds("long_pass")]
    .map((one) => one.to)
    .filter((hex) => now.standing(hex, now.holder.seat));
  return mates[(mates.indexOf(after) + 1) % (mates.length || 1)] ?? null;
}

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
  if (event.key === "Escape" && desk.changed) return act(desk.change);
  return false;
}

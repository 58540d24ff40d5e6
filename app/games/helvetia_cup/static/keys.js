// The keyboard on the pitch: hexes by physical position around S, footballers by N.
import { nextToMove } from "./choices.js";

const WAYS = { KeyW: "NW", KeyE: "NE", KeyA: "W", KeyD: "E", KeyZ: "SW", KeyX: "SE", ArrowLeft: "W", ArrowRight: "E" };
const UP = { ArrowUp: ["NW", "NE"], ArrowDown: ["SW", "SE"] };

/** @param {KeyboardEvent} event @param {import("./table.js").Desk} desk @param {HTMLElement | null} root */
export function key(event, desk, root) {
  const hex = event.target instanceof Element ? event.target.closest("[data-hex]")?.getAttribute("data-hex") : null;
  const sector = event.target instanceof Element ? event.target.closest("[data-sector]")?.getAttribute("data-sector") : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (sector && (event.key === " " || (event.key === "Enter" && !desk.intended.length))) return act(() => desk.sector(sector));
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
  if (event.key === "Enter" && !event.shiftKey) return act(() => (desk.picks.to === hex && desk.intended.length ? desk.confirm() : desk.hex(hex)));
  return anywhere(event, desk);
}

function nextHex({ code, key: name }, now, hex) {
  const way = WAYS[code];
  if (way) return now.pitch.way(hex, way);
  const [first, second] = UP[name] ?? [];
  return first ? now.pitch.way(hex, first) ?? now.pitch.way(hex, second) : null;
}

function anywhere(event, desk) {
  const { now, picks } = desk;
  if (!now.mine) return false;
  if (event.code === "KeyN" && ["move_att", "move_def"].includes(now.phase)) return act(() => desk.pick({ f: nextToMove(now, picks.f), to: null, on: null }));
  if (event.key === "Enter" && event.shiftKey) {
    const quiet = now.kinds("done")[0] ?? now.kinds("end_round")[0];
    return quiet ? act(() => desk.send([quiet])) : false;
  }
  if (event.key === "Escape" && desk.changed) return act(desk.change);
  return false;
}

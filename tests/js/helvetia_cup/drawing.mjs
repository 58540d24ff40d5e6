// What the drawing makes of a position: JSON in, JSON out. Its numbers are the server's.
import { readFileSync } from "node:fs";
import { bar } from "../../../app/games/helvetia_cup/static/bar.js";
import { intended, targetHexes, noPicks, prunePicks } from "../../../app/games/helvetia_cup/static/choices.js";
import { deskOf } from "../../../app/games/helvetia_cup/static/desk.js";
import { flightOf } from "../../../app/games/helvetia_cup/static/flight.js";
import { PRESETS, arranged, openingFormation, placements } from "../../../app/games/helvetia_cup/static/formation.js";
import { pitchOf } from "../../../app/games/helvetia_cup/static/geometry.js";
import { readingOf } from "../../../app/games/helvetia_cup/static/reading.js";

const { components, table: given, preview, targets, moved, pressed } = JSON.parse(readFileSync(0, "utf8"));
const pitch = pitchOf(components.pitch);
const say = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
const name = (/** @type {number} */ seat) => `Coach ${seat}`;
const table = { ...given, components, name, t: say, preview: () => preview, history: [], lang: "en" };
table.options = { unavailable: [[], []] };
table.doc.log ??= [];
table.doc.seats ??= [];
const now = readingOf(table, pitch);

/** @param {string} f */
const lit = (f) =>
  Object.fromEntries([...targetHexes(now, { ...noPicks(), f })].map(([hex, { path, cost }]) => [hex, { path, cost }]));

/** @param {object} picks */
function sent(picks) {
  const all = { ...noPicks(), ...picks };
  return intended(now, all, targetHexes(now, all), table);
}

/** @param {string} to */
function flight(to) {
  const found = flightOf(now, table, to);
  return (
    found && { kept: found.kept, misses: found.misses.map(({ roll, via, end, mine }) => ({ roll, via, end, mine })) }
  );
}

/** Returns the words of the action bar with a hex chosen. @param {string | null} to */
function words(to) {
  const ui = { pitch, zoomed: null, ground: { key: "", drawn: null } };
  const desk = deskOf(/** @type {any} */ ({ table, t: say, now, picks: { ...noPicks(), to }, ui }));
  const { sentence, second, steps = [] } = bar(desk);
  return { sentence, second, steps: steps.map(({ label }) => label) };
}

/** Returns whose turn to move the page proposes, the nearest hex, and what a press on `pressed` or there comes to. */
function press() {
  const ui = { pitch, zoomed: null, ground: { key: "", drawn: null }, steppedAt: -1000, focus: null };
  const done = /** @type {any} */ ({ sent: [], picked: [] });
  const picks = prunePicks({ ...noPicks(), f: pressed ? moved : null, moved }, now);
  const send = (/** @type {object[]} */ actions) => done.sent.push(...actions);
  const pick = (/** @type {object} */ change) => done.picked.push(change);
  const quiet = { ...table, sayWhy: () => {}, askWhy: () => {} };
  const desk = deskOf(/** @type {any} */ ({ table: quiet, t: say, now, picks, ui, send, pick }));
  const [hex] = [...desk.targets].find(([, one]) => one.path?.length === 1) ?? [null];
  if (pressed ?? hex) desk.hex(pressed ?? hex);
  return { f: picks.f, hex, ...done };
}

const ids = [...now.footballers.values()].filter((one) => one.hex && one.seat === table.me).map((one) => one.id);
console.log(
  JSON.stringify({
    distances: Object.fromEntries(
      pitch.ids.map((a) => [a, Object.fromEntries(pitch.ids.map((b) => [b, pitch.distance(a, b)]))]),
    ),
    lit: Object.fromEntries(ids.map((f) => [f, lit(f)])),
    walk: sent({ f: "0:3", to: "e16" }),
    stand: sent({ f: "0:4" }),
    press: moved === undefined ? null : press(),
    formations: now.view.placing
      ? [...PRESETS.map((id) => arranged(now, id)), openingFormation(now, table)].map((one) => placements(now, one))
      : [],
    bars: targets?.length ? [null, ...targets].map(words) : [],
    flights: Object.fromEntries((targets ?? []).map((/** @type {string} */ to) => [to, flight(to)])),
  }),
);

// The drawing's own geometry: distances, deviations, and how far a footballer gets; JSON in, JSON out.
import { readFileSync } from "node:fs";
import { intended, litHexes, noPicks } from "../../../app/games/helvetia_cup/static/choices.js";
import { pitchOf } from "../../../app/games/helvetia_cup/static/geometry.js";
import { reach, readingOf } from "../../../app/games/helvetia_cup/static/reading.js";

const { components, rolls, table } = JSON.parse(readFileSync(0, "utf8"));
const pitch = pitchOf(components.pitch);
const now = readingOf({ ...table, components, name: (seat) => `Coach ${seat}` }, pitch);
const reached = (f) =>
  Object.fromEntries([...reach(now, now.f(f))].map(([hex, { path, cost }]) => [hex, { path, cost }]));
const sent = (picks) => intended(now, { ...noPicks(), ...picks }, litHexes(now, { ...noPicks(), ...picks }));

console.log(
  JSON.stringify({
    distances: Object.fromEntries(
      pitch.ids.map((a) => [a, Object.fromEntries(pitch.ids.map((b) => [b, pitch.distance(a, b)]))]),
    ),
    landings: rolls.map(([target, roll, seat]) => pitch.deviated(components.deviation.table, target, roll, seat)),
    reach: Object.fromEntries(
      [...now.footballers.keys()].map((f) => [f, now.f(f).hex && now.f(f).seat === table.me ? reached(f) : {}]),
    ),
    walk: sent({ f: "0:3", to: "e16" }),
    stand: sent({ f: "0:4" }),
  }),
);

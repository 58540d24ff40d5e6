// What the drawing says of an open turn, in text: the calculation, the bar, the tray, the lit spaces.
import { readFileSync } from "node:fs";
import { bar } from "../../../app/games/um_reifenbreite/static/bar.js";
import { noPicks } from "../../../app/games/um_reifenbreite/static/choices.js";
import { courseOf } from "../../../app/games/um_reifenbreite/static/course.js";
import { deskOf } from "../../../app/games/um_reifenbreite/static/desk.js";
import { reading } from "../../../app/games/um_reifenbreite/static/reading.js";
import { sum } from "../../../app/games/um_reifenbreite/static/sum.js";
import { tray } from "../../../app/games/um_reifenbreite/static/tray.js";
import { said, tableOf } from "./said.mjs";

const { components, view, actions, preview, picks } = JSON.parse(readFileSync(0, "utf8"));
const table = tableOf({ components, view, actions, preview });
const course = courseOf(components, view.race.id);
const nothing = () => undefined;
const hand = { pick: nothing, act: nothing, change: nothing, list: nothing, keep: nothing, toggle: nothing };
const desk = deskOf(table, course, reading(table, course), { ...noPicks(), ...picks }, hand);

console.log(
  JSON.stringify({
    sum: said(sum(desk)),
    bar: [bar(desk, hand).second, ...bar(desk, hand).steps.map(({ label }) => label)],
    tray: said(tray(desk, hand)),
    lit: desk.targets.map(({ distance, light, needs }) => [distance, light, needs]),
  }),
);

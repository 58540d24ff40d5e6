// What the drawing says of an open turn, in text: the calculation, the bar, the tray, the lit spaces.
import { readFileSync } from "node:fs";
import { bar } from "../../../app/games/um_reifenbreite/static/bar.js";
import { sum } from "../../../app/games/um_reifenbreite/static/sum.js";
import { tray } from "../../../app/games/um_reifenbreite/static/tray.js";
import { said } from "../said.mjs";
import { deskAt } from "./desk.mjs";

const { picks, ...moment } = JSON.parse(readFileSync(0, "utf8"));
const desk = deskAt(moment, picks);
const { sentence, second, sumLine, steps = [], buttons = [] } = bar(desk);

console.log(
  JSON.stringify({
    sum: said(sum(desk)),
    bar: [second, ...steps.map(({ label }) => label)],
    sentence,
    line: said(sumLine),
    effects: buttons.map(({ effect }) => effect ?? ""),
    buttons: buttons.map(({ label }) => label),
    tray: said(tray(desk)),
    lit: desk.targets.map(({ distance, light, needs }) => [distance, light, needs]),
  }),
);

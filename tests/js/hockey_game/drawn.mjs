// What the drawing says of a moment with a picked shot: the calculation, the tag at the line, the button's sums.
import { readFileSync } from "node:fs";
import { create } from "../../../app/games/hockey_game/static/table.js";
import { said } from "../said.mjs";
import { tableOf } from "./table.mjs";

const { components, view, actions, preview } = JSON.parse(readFileSync(0, "utf8"));
const table = { ...tableOf({ view, actions, preview }), components };
const drawing = create(table);
drawing.draw(table);
drawing.key?.(/** @type {any} */ ({ key: "4", target: null }));
const { sum, bar, board } = drawing.draw(table);

console.log(JSON.stringify({ sum: said(sum), sentence: bar?.sentence, board: said(board) }));

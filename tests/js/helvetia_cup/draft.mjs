// The squad as it is drawn for a coach who has called up some: JSON in, words out.
import { readFileSync } from "node:fs";
import { noPicks } from "../../../app/games/helvetia_cup/static/choices.js";
import { squadBoard } from "../../../app/games/helvetia_cup/static/draft.js";
import { pitchOf } from "../../../app/games/helvetia_cup/static/geometry.js";
import { readingOf } from "../../../app/games/helvetia_cup/static/reading.js";
import { said } from "../said.mjs";

const { components, table: given, preview, squad } = JSON.parse(readFileSync(0, "utf8"));
const t = (/** @type {string} */ id) => `[${id}]`;
const table = { ...given, components, t, lang: "en", name: () => "", preview: () => preview };
const now = readingOf(table, pitchOf(components.pitch));
const desk = /** @type {any} */ ({ table, now, t, picks: { ...noPicks(), squad } });

console.log(JSON.stringify(said(squadBoard(desk))));

// Letters in the colours of a club are read, whichever club it is (WCAG 1.4.3).
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { luminance } from "../../../app/games/extraliga/static/card.js";
import { ice } from "../../../app/games/extraliga/static/ice.js";
import { marked } from "../said.mjs";
import { desk, team } from "./small_table.mjs";

const HOME = new URL("../../../app/games/extraliga/", import.meta.url);
const BOX = readFileSync(new URL("data/clubs.yaml", HOME), "utf8");
const CLUBS = [...BOX.matchAll(/\{id: (\w+),.* colour: "(#\w+)"/g)].map(([, club, colour]) => ({ club, colour }));

/** The ice before a match against that club. @param {{club: string, colour: string}} opponent */
function facing({ club, colour }) {
  const pairings = [{ a: 0, b: null, opponent: "OPP-SPA" }];
  const round = { number: 1, at: "trainer", event: null, played: 0, pairings, odds: {} };
  const drawn = desk(/** @type {any} */ ({ phase: "trainer", round, teams: { 0: team } }));
  Object.assign(drawn.words, { clubOf: () => club, clubColours: () => ({ colour, colour2: "#ffffff" }) });
  return marked(ice(/** @type {any} */ (drawn)));
}

/** A tenth of black in a colour, as on the plate of a card. @param {string} hex */
const plate = (hex) =>
  hex.replace(/[^#]{2}/g, (part) =>
    Math.round(Number.parseInt(part, 16) * 0.9)
      .toString(16)
      .padStart(2, "0"),
  );

test("the figures of each club have letters of the better contrast", () => {
  assert.equal(CLUBS.length, 17);
  for (const one of CLUBS) {
    const [, ground, letters] = /--c1:(#\w+);.*?--co:(#\w+)/.exec(facing(one)) ?? [];
    assert.equal(ground, one.colour);
    const [dark, light] = [plate(ground), letters].map((hex) => luminance(hex) + 0.05).sort((a, b) => a - b);
    assert.ok(light / dark >= 4.5, `${one.club}: ${letters} on ${ground}`);
  }
});

test("no rule writes a colour of its own on the colours of a club", () => {
  const sheets = readdirSync(new URL("static/", HOME)).filter((name) => name.endsWith(".css"));
  const rules = sheets.flatMap(
    (name) => readFileSync(new URL(`static/${name}`, HOME), "utf8").match(/[^{}]*\{[^{}]*/g) ?? [],
  );
  const onClub = rules.filter((rule) => /background:[^;]*var\(--c1/.test(rule) && /[\s;]color:/.test(rule));
  assert.ok(onClub.length > 2);
  for (const rule of onClub) assert.match(rule, /[\s;]color: var\(--co\b/, rule);
});

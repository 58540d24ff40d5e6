// What is drawn where it is rare: a card has decided, a shoot-out is long.
import assert from "node:assert/strict";
import { test } from "node:test";
import { band } from "../../../app/games/helvetia_cup/static/band.js";
import { orLess } from "../../../app/games/helvetia_cup/static/goal.js";
import { freeBall } from "../../../app/games/helvetia_cup/static/movebar.js";
import { undone } from "../../../app/games/helvetia_cup/static/log.js";
import { actionWords } from "../../../app/games/helvetia_cup/static/offers.js";
import { seatStrip } from "../../../app/games/helvetia_cup/static/seats.js";
import { kickRows } from "../../../app/games/helvetia_cup/static/series.js";
import { sumLine } from "../../../app/games/helvetia_cup/static/sumline.js";
import { prices } from "../../../app/games/helvetia_cup/static/targets.js";
import { top } from "../../../app/games/helvetia_cup/static/top.js";
import { said as saidOf } from "../said.mjs";
import { actionWithSort } from "../../../app/static/js/drawing/generic_drawing.js";

const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");

/** All that a template says. @param {any} content @returns {string} */
const words = (content) =>
  Array.isArray(content?.values)
    ? [...(content.strings ?? []), ...content.values.map(words)].join(" ")
    : Array.isArray(content)
      ? content.map(words).join(" ")
      : String(content?.description ?? content);

/** @param {object[]} log @param {string} [phase] @returns {any} */
const desk = (log, phase = "subs") => ({ t, now: { phase, short: () => "Marcel" }, table: { doc: { log } } });

test("a pane that a card has decided asks for no number, one beyond the d20 for nothing", () => {
  const said = (/** @type {number} */ total, /** @type {number} */ chance) => orLess(desk([]), { total, chance });

  assert.deepEqual([said(8, 100), said(8, 40), said(0, 0)], ["ui-always", "ui-or-less 8", "ui-never"]);
});

test("nobody is sent to a loose ball where one of the team stands", () => {
  const view = { ball: "d5", holder: null, restart: null, attacker: 1 };
  const said = (/** @type {object | undefined} */ there) =>
    freeBall(/** @type {any} */ ({ view, decides: [0], attacker: 1, standing: () => there, short: () => "Stahl" }), t);

  assert.equal(said({ id: "0:2" }), "ui-loose-there Stahl");
  assert.match(said(undefined) ?? "", /^ui-loose-(att|def) d5$/);
});

test("a shot that needed no die is shown without one", () => {
  const shot = { event: "shot_tested", shot: "shot", f: "1:9", value: 8, success: true };

  const falling = (/** @type {number} */ rolled) => {
    const thrown = { test: { ...shot, rolled }, number: true, verdict: true };
    return words(band({ ...desk([]), thrown }));
  };
  assert.match(falling(3), /ui-or-less 8.*40/s);
  const decided = falling(0);
  assert.match(decided, /ui-no-die/);
  assert.doesNotMatch(decided, /or-less|d20/);
});

test("a throw that is over is called the last one, and none once the match is over", () => {
  const shot = { event: "shot_tested", shot: "shot", f: "1:9", value: 8, rolled: 3, success: true };

  assert.match(words(band(desk([shot]))), /ui-band-last Marcel/);
  assert.doesNotMatch(words(band(desk([shot], "over"))), /ui-band-last/);
  assert.doesNotMatch(words(band(desk([]))), /ui-band-last/);
  const since = (/** @type {string} */ event) =>
    words(
      band(
        desk([
          { ...shot, seq: 3 },
          { event, seq: 4 },
        ]),
      ),
    );
  assert.match(since("moved"), /ui-band-last/);
  assert.doesNotMatch(since("movement_done"), /ui-band-last/);
});

test("the score counts the goal that ends a half while half-time is called, and all minutes", () => {
  const constants = { half_minutes: { value: 45 }, extra_half_minutes: { value: 15 } };
  const components = { constants, teams: { elves: { name: { en: "Elves of Basela" } } } };
  const view = { score: [0, 0], half: 1, clock: 42, kicks: {}, coaches: [{ team: "elves" }, { team: "elves" }] };
  const history = [{ seq: 3, event: "half_ended", left: 1, right: 0 }];
  const shown = (/** @type {string} */ about) => {
    const table = { t, me: 0, lang: "en", name: String, options: {}, components, view, history, about };
    return saidOf(top(/** @type {any} */ ({ t, now: { phase: "shot", view }, table: { ...table, animating: true } })));
  };

  assert.match(shown("duel"), /\b0\b.*ui-half 1 42.*\b0\b/s);
  assert.match(shown("half"), /\b1\b.*ui-half 1 45.*\b0\b/s);
});

test("of a long shoot-out the last kicks are shown, as many as have room", () => {
  const kick = (/** @type {number} */ n) => ({ f: "0:2", scored: n === 11, saved: false });
  const view = { kicks: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n, kick(n)])) };
  const components = { constants: { shootout_first_series: { value: 4 } } };
  const seats = [{ sign: 0 }, { sign: 1 }];
  const shown = (/** @type {boolean} */ phone) => {
    const table = { me: 0, phone, seats, components, name: () => "Ann" };
    return words(kickRows(/** @type {any} */ ({ now: { view }, t, table }))).match(/goal|wide/g);
  };

  assert.deepEqual([shown(true)?.length, shown(true)?.at(-1)], [6, "goal"]);
  assert.deepEqual([shown(false)?.length, shown(false)?.at(-1)], [10, "goal"]);
});

test("in a shoot-out a round of both teams stands in one column, also where only one has taken his kick", () => {
  const kicks = Object.fromEntries(
    Array.from({ length: 13 }, (_, n) => [n, { f: `${n % 2}:2`, scored: n === 11, saved: false }]),
  );
  const table = { me: 0, phone: true, seats: [{ sign: 0 }, { sign: 1 }], name: () => "Ann" };
  const components = { constants: { shootout_first_series: { value: 4 } } };
  const [drawn] = /** @type {any} */ (
    kickRows(/** @type {any} */ ({ now: { view: { kicks } }, t, table: { ...table, components } }))
  ).values;
  const rows = drawn.map((/** @type {unknown} */ row) => words(row).match(/goal|wide|open/g));

  assert.deepEqual(rows[0], Array(6).fill("wide"));
  assert.deepEqual(rows[1], [...Array(4).fill("wide"), "goal", "open"]);
});

test("the cost of an occupied hex lies over its footballer", () => {
  const now = { on: (/** @type {string} */ hex) => (hex === "c6" ? ["1:9"] : []), pitch: { centre: () => [0, 0] } };
  const lit = new Map([
    ["c6", { cost: 2 }],
    ["e6", { cost: 1 }],
    ["e8", { cost: 0 }],
  ]);

  assert.equal(words(prices(/** @type {any} */ (now), /** @type {any} */ (lit))).match(/"cost"/g)?.length, 2);
});

test("what was done by itself is called what it is", () => {
  const squad = (/** @type {[number, string][]} */ ...names) => ({
    footballers: Object.fromEntries(names.map(([number, name]) => [number, { name }])),
  });
  const has = () => true;
  const table = /** @type {any} */ ({
    t,
    has,
    view: { phase: "move_att", coaches: [{ team: "fools" }] },
    components: { teams: { fools: squad([2, "Jester Jo"], [6, "Pirouette"]) } },
  });
  const said = (/** @type {any} */ action) => actionWithSort(action, table, { action: actionWords });

  assert.equal(said({ type: "injury_sub", in: "0:2" }), "ui-action-type-injury_sub, 2 Jester Jo");
  assert.equal(said({ type: "done" }), "ui-action-type-done, ui-list-moved");
  assert.equal(said({ type: "sub", f: "0:6", in: "0:2" }), "ui-action-type-sub, ui-list-in 2 Jester Jo 6 Pirouette");
});

test("a footballer sent off stands among the first five of the roster", () => {
  const team = (/** @type {string[]} */ places) =>
    places.map((place, number) => ({
      id: `0:${number}`,
      seat: 0,
      number,
      name: `N${number}`,
      short: `N${number}`,
      place,
      boosts: 1,
      card: {},
    }));
  const names = (/** @type {string[]} */ places) => {
    const squad = () => team(places);
    const view = { coaches: [{ team: "elves" }], holder: null };
    const now = { view, phase: "act_att", attacker: 0, footballers: { size: 7 }, squad };
    const table = { me: 1, options: { cards: false }, view, t, lang: "en" };
    const { body } = seatStrip(/** @type {any} */ ({ now, t, table, picks: { f: null }, person() {} }), 0);
    return (words(body).match(/N\d/g) ?? []).join(" ");
  };
  const [on, sub, off, red] = ["pitch", "bench", "left", "sent_off"];

  assert.equal(names([on, on, red, on, on, sub, sub]), "N0 N1 N3 N4 N2 N5 N6");
  assert.equal(names([off, on, on, on, on, on, sub]), "N1 N2 N3 N4 N5 N6 N0");
});

test("the sums of a duel leave the chances to the buttons", () => {
  const sum = (/** @type {string} */ what, /** @type {number} */ value, more = /** @type {object[]} */ ([])) => ({
    lines: [{ what, value }, ...more],
    total: value,
    chance: 40,
  });
  const odds = { steal: sum("steal", 9), tackle: sum("tackle", 8, [{ what: "bonus", value: 4 }]) };
  const said = (/** @type {object} */ table) =>
    sumLine(/** @type {any} */ ({ t, picks: {}, table, now: { phase: "act_def", view: { odds } } }));

  assert.equal(said({}), "ui-skill-steal ui-or-less 9 · ui-skill-tackle 8, ui-part-bonus +4: ui-or-less 8");
  assert.equal(said({ phone: true }), "ui-skill-steal ≤ 9 · ui-skill-tackle ≤ 8", "few letters on a phone");
  assert.equal(said({ animating: true }), undefined, "a call is no time for the sum of the next question");
});

test("the sum of a shot leaves the sector and its chance to the sentence above", () => {
  const sum = { lines: [{ what: "shot", value: 7 }], total: 7 };
  const pressed = { lines: [...sum.lines, { what: "pressure", value: -3 }], total: 4 };
  const sectors = { TL: { penalty: -2, total: 2, chance: 10 }, TC: { penalty: 0, total: 4, chance: 20 } };
  const said = (/** @type {string | null} */ sector, made = pressed, phase = "shot", phone = false) => {
    const now = { phase, view: { odds: { sum: made, sectors, best: { sector: "TC" } } } };
    return sumLine(/** @type {any} */ ({ t, picks: { sector }, table: { phone }, now }));
  };

  assert.equal(said(null), "ui-skill-shot 7, ui-part-pressure −3: 4");
  assert.equal(said("TL"), "ui-skill-shot 7, ui-part-pressure −3, ui-part-sector −2: 2");
  assert.equal(said("TC"), "ui-skill-shot 7, ui-part-pressure −3: 4");
  assert.equal(said(null, sum), "ui-skill-shot 7");
  assert.equal(said(null, pressed, "act_att"), "ui-skill-shot 7, ui-part-pressure −3: ui-or-less 4, ui-percent 20");
  assert.equal(said(null, pressed, "shot", true), "ui-skill-shot 4");
  assert.equal(said("TL", pressed, "shot", true), "ui-skill-shot ui-or-less 2");
});

test("a replay leaves out steps taken back before another was taken, and no others", () => {
  const entry = (/** @type {number} */ seq, /** @type {string} */ event, f = "") => ({ seq, event, f, who: 0 });
  const moved = (/** @type {number} */ seq, /** @type {string} */ f) => entry(seq, "moved", f);
  const left = (/** @type {object[]} */ history) => [...undone(/** @type {any} */ (history))];

  assert.deepEqual(left([moved(1, "0:2"), moved(2, "0:3"), moved(3, "0:3"), entry(4, "taken_back", "0:3")]), [2, 3, 4]);
  assert.deepEqual(left([moved(1, "0:2"), moved(2, "0:3"), entry(3, "taken_back", "0:2")]), []);
  assert.deepEqual(left([moved(1, "0:2"), entry(2, "movement_done"), moved(3, "1:2")]), []);
});

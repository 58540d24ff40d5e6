// What the end of a tournament match says of match and cup.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cupLines as linesOf, finalScores, sayFrom } from "../../../../app/static/js/table/state/cup_end.js";

const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
const cupLines = (/** @type {any} */ cup, /** @type {any} */ at) => linesOf(cup, at, t);
const placements = [
  { seat: 0, place: 2, score: 0 },
  { seat: 1, place: 1, score: 1 },
];
const seats = [{ coach: 2 }, { coach: 0 }];
const table = (/** @type {number | null} */ me) => /** @type {any} */ ({ me, seats, doc: { outcome: { placements } } });
const cup = (status = "finished", champion = 2) => ({
  status,
  name: "Ski Cup",
  view: { format: "round_robin" },
  coaches: [{ player: { name: "Ben" } }, { player: null, computer: "Frau Fels" }, { player: { name: "Ann" } }],
  table: [champion, ...[0, 1, 2].filter((one) => one !== champion)].map((coach, i) => ({
    coach,
    place: i + 1,
    points: 3,
    scored: 5 - i,
    conceded: 4,
  })),
});

test("a lost match and a won cup are one sentence, with the rule that decided", () => {
  assert.deepEqual(cupLines(cup(), table(0)), ["won-lost 0:1 Ski Cup Ann 1", "level"]);
});

test("no goal difference is named where something else has decided", () => {
  const byHeadToHead = cup();
  for (const row of byHeadToHead.table) Object.assign(row, { opponents: 4 });
  const evenGoals = cup();
  for (const row of evenGoals.table) row.scored = 4;

  for (const one of [byHeadToHead, evenGoals])
    assert.deepEqual(cupLines(one, table(0)), ["won-lost 0:1 Ski Cup Ann 1"]);
});

test("a cup that goes on, or that somebody else wins, is told from the reader's side", () => {
  assert.deepEqual(cupLines(cup("playing"), table(1)), ["goes-on-won 1:0 Ski Cup Ann 2"]);
  assert.equal(cupLines(cup("finished", 1), table(1))[0], "over-won 1:0 Ski Cup Frau Fels 2");
  assert.deepEqual(cupLines(cup("finished", 1), table(null)), ["watched Frau Fels Ski Cup"]);
  assert.deepEqual(cupLines(cup("playing"), table(null)), []);
});

test("a computer without a name of its own is numbered as on the page of the cup", () => {
  const filled = { ...cup("finished", 1), coaches: [{ player: { name: "Ben" } }, { player: null, bot: "easy" }, {}] };
  const at = { ...table(null), t };

  assert.deepEqual(cupLines(filled, at), ["watched table-bot-name 2 Ski Cup"]);
});

test("a match that ended by resignation is told with the goals that the cup counts", () => {
  const fixtures = [{ coaches: [2, 0], score: [0, 3], match: { id: "m" } }];
  const given = { ...table(0), doc: { ...table(0).doc, match: "m" } };

  assert.equal(cupLines({ ...cup(), fixtures }, given)[0], "won-lost 0:3 Ski Cup Ann 1");
  assert.equal(cupLines({ ...cup("playing"), fixtures }, { ...given, me: 1 })[0], "goes-on-won 3:0 Ski Cup Ann 2");
});

test("a score that does not tell the result is not said", () => {
  const level = { outcome: { placements: placements.map((one) => ({ ...one, score: 2 })) } };
  const [ann, ben] = [0, 1].map((me) => ({ ...table(me), doc: level }));

  assert.equal(cupLines(cup("playing"), ann)[0].split(" ")[0], "goes-on-gave");
  assert.equal(cupLines(cup("playing"), ben)[0].split(" ")[0], "goes-on-given");
  assert.equal(cupLines(cup(), ann)[0].split(" ")[0], "won-gave");
});

test("at a table of four the reader is compared with the best of the others", () => {
  const places = [3, 1, 4, 2].map((place, seat) => ({ seat, place, score: 10 - place }));
  const four = [1, 0, 2, 3].map((coach) => ({ coach }));
  const at = (/** @type {number} */ me) =>
    /** @type {any} */ ({ me, seats: four, doc: { outcome: { placements: places } } });

  assert.deepEqual(cupLines(cup("playing"), at(2)), ["goes-on-lost 6:9 Ski Cup Ann 1"]);
  assert.deepEqual(cupLines(cup("playing"), at(1)), ["goes-on-won 9:8 Ski Cup Ann 2"]);
});

test("the words of the page get what is known here", () => {
  const say = sayFrom({ watched: "{name} wins {cup}." });

  assert.equal(say("watched", { name: "Ann", cup: "Ski Cup" }), "Ann wins Ski Cup.");
});

test("after the last match the results of all matches of two are listed, shoot-outs in brackets", () => {
  const fixtures = [
    { coaches: [0, null], score: null },
    { coaches: [1, 2], winner: 1, score: [3, 0] },
    { coaches: [0, 1], winner: 0, score: [0, 0], series: [3, 2] },
  ];

  assert.deepEqual(finalScores({ fixtures }), [
    { sides: [1, 2], winner: 1, score: "3:0" },
    { sides: [0, 1], winner: 0, score: "0:0 (3:2)" },
  ]);
});

test("a match that lots decided is not only told as drawn", () => {
  const level = placements.map((one) => ({ ...one, place: 1, score: 0 }));
  const told = (/** @type {number} */ me, /** @type {number} */ winner) => {
    const fixtures = [{ coaches: [2, 0], score: [0, 0], winner, reason: "lot", match: { id: "m" } }];
    const at = { ...table(me), doc: { match: "m", outcome: { placements: level } } };
    return cupLines({ ...cup("playing"), fixtures }, at)[0];
  };

  assert.equal(told(0, 2), "goes-on-lucky 0:0 Ski Cup Ann 1");
  assert.equal(told(1, 2), "goes-on-unlucky 0:0 Ski Cup Ann 2");
});

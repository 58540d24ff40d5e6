import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "../../../app/games/extraliga/static/log.js";

test("a trainer card says the strengths that it changes, and what it does where it changes none", () => {
  const words = { "trainer_played.card": { as: "trainers.*.name", also: { does: "trainers.*.text" } } };
  const trainers = { "TR-pep_talk": { name: { en: "Pep talk" }, text: { en: "One bonus more." } } };
  const table = /** @type {any} */ ({
    components: { trainers, log: { words } },
    lang: "en",
    seats: [{}],
    name: () => "Tereza",
    t: (/** @type {string} */ key, /** @type {any} */ said) =>
      key === "ui-effect"
        ? `${said.trio} ${said.before} → ${said.after}`
        : `${key} ${said.card}: ${said.changes || said.card_does}`,
  });
  const played = (/** @type {number[]} */ after) =>
    sentence(
      /** @type {any} */ ({ event: "trainer_played", seat: 0, who: 0, card: "TR-pep_talk#1", before: [3, 4], after }),
      table,
    );

  assert.equal(played([3, 4]), "ui-played-works Pep talk: One bonus more.");
  assert.equal(played([4, 4]), "ui-played-changes Pep talk: attack 3 → 4");
  assert.equal(played([3, 5]), "ui-played-changes Pep talk: defence 4 → 5");
  assert.equal(played([2, 5]), "ui-played-changes Pep talk: attack 3 → 2, defence 4 → 5");
});

test("a seat that passes by itself again in the same match is passed over in silence", () => {
  /** @param {number} who @param {boolean} forced */
  const passed = (who, forced) => ({ event: "bonus_passed", who, forced });
  const history = /** @type {any[]} */ ([
    { event: "match_started" },
    passed(0, true),
    passed(1, false),
    passed(0, true),
    { event: "overtime_rolled" },
    passed(0, true),
  ]);
  const silent = history.map((entry) => sentence(entry, /** @type {any} */ ({ history })) === null);
  assert.deepEqual(silent, [false, false, false, true, false, false]);
});

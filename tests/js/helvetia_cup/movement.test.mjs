// What a movement and a kick-off leave on the page: marks, short words, the formation, and the keys that confirm.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bar } from "../../../app/games/helvetia_cup/static/bar.js";
import { brief, entry } from "../../../app/games/helvetia_cup/static/brief.js";
import { lastWay } from "../../../app/games/helvetia_cup/static/desk.js";
import { lastFormation } from "../../../app/games/helvetia_cup/static/formation.js";
import { key } from "../../../app/games/helvetia_cup/static/keys.js";
import { leftFrom } from "../../../app/games/helvetia_cup/static/log.js";

const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
const moved = { seq: 1, event: "moved", f: "0:3", origin: "e10", to: "e12" };
const back = { seq: 2, event: "taken_back", f: "0:3", to: "e10" };
const any = (/** @type {any} */ one) => one;

test("steps that were taken back are not marked as the last way", () => {
  assert.deepEqual(lastWay(any([moved, back])), []);
  const passed = { seq: 0, event: "short_passed", origin: "e8", to: "e10" };
  assert.deepEqual(lastWay(any([passed, moved, back])), ["e8", "e10"]);
  assert.deepEqual(lastWay(any([moved])), ["e10", "e12"]);
});

test("steps are taken back from the hex that they had led to", () => {
  assert.deepEqual(leftFrom(any(back), any([moved, back])), { origin: "e12" });
  assert.deepEqual(leftFrom(any(moved), any([moved, back])), {});
  const up = { seq: 1, event: "stood_up", f: "0:3" };
  assert.deepEqual(leftFrom(any(back), any([up, back])), {});
});

test("a line-up is told in a word, a movement as over only when it is over", () => {
  const words = (/** @type {object[]} */ events) => brief(any(events), any({ t, table: { lang: "en" } }));

  assert.equal(words([{ event: "kicker_chosen" }, { event: "placed" }, { event: "placed" }]), "ui-brief-placed");
  assert.equal(words([{ event: "kicker_chosen" }]), null);
  assert.equal(words([moved, back]), null);
  assert.equal(words([moved, back, { event: "movement_done" }]), "ui-brief-moved");
});

test("a shot is the shooter's in the strip, whoever decided it", () => {
  const revealed = { event: "revealed", seat: 1 };

  assert.deepEqual(entry(any([revealed, { event: "shot_tested", who: 0 }])), { seat: 0 });
  assert.deepEqual(entry(any([revealed, { event: "saved", who: 1 }])), { seat: 0 });
  assert.deepEqual(entry(any([moved])), {});
});

/** @param {number[]} numbers on the pitch @param {Record<string, string>} kept */
function formationOf(numbers, kept) {
  const squad = () => numbers.map((number) => ({ id: `0:${number}`, number, place: "pitch", hex: null }));
  const now = { squad, attacker: 0, view: { placing: { seat: 0 } } };
  return lastFormation(any(now), any({ preferences: { get: () => ({ att: kept }) } }));
}

test("a substitute takes the place in the last formation that has become free", () => {
  const kept = { 2: "e12", 3: "d11", 4: "f11", 5: "e8" };

  assert.deepEqual(formationOf([3, 4, 5, 6], kept), { "0:3": "d11", "0:4": "f11", "0:5": "e8", "0:6": "e12" });
  assert.deepEqual(formationOf([2, 3, 4], kept), { "0:2": "e12", "0:3": "d11", "0:4": "f11" });
  assert.equal(formationOf([3, 4, 5], kept), null, "nobody would kick off");
  assert.equal(formationOf([2, 3, 4, 5, 6], kept), null);
});

test("the substitution is confirmed by Enter once two are chosen, before that the team is kept", () => {
  const actions = [{ type: "sub", f: "0:3", in: "0:6" }, { type: "done" }];
  const buttonsOf = (/** @type {object[]} */ intended) => {
    const now = {
      phase: "subs",
      mine: true,
      short: String,
      kinds: (/** @type {string} */ type) => actions.filter((one) => one.type === type),
    };
    return any(bar(any({ t, now, picks: {}, intended, table: {} }))).buttons;
  };
  const entered = (/** @type {object[]} */ intended) =>
    buttonsOf(intended).find((/** @type {any} */ one) => one.key === "Enter").label;

  assert.equal(entered([]), "ui-subs-keep");
  assert.equal(entered([actions[0]]), "ui-subs-do");
});

test("Enter on what is chosen already confirms, elsewhere it is left to the control", () => {
  class Chosen {
    /** @param {string} selector */
    closest(selector) {
      return selector.includes("aria-pressed") ? this : null;
    }
  }
  globalThis.Element = any(Chosen);
  let confirmed = 0;
  const pressed = (/** @type {object[]} */ intended, name = "Enter", target = any(new Chosen())) => {
    const desk = { now: { mine: false }, intended, confirm: () => (confirmed += 1) };
    return key(any({ key: name, code: name, target }), any({ ...desk, picks: {} }), null);
  };

  assert.deepEqual([pressed([moved]), confirmed], [true, 1]);
  assert.deepEqual([pressed([]), confirmed], [false, 1]);
  assert.deepEqual([pressed([moved], "Enter", any({})), confirmed], [false, 1]);
});

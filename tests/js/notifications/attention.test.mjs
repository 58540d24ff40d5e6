// A page calls its reader: title and favicon while he does not look, a sound once.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const PAUSE_MS = 60_000;
const icon = { href: "quiet.svg", dataset: { turn: "turn.svg" } };
const page = {
  title: "Stadion",
  hidden: true,
  words: { dataset: { turns: "({n}) Your turn" } },
  querySelector: (/** @type {string} */ what) => (what === "#words" ? page.words : icon),
  looks: () => {},
  addEventListener: (/** @type {string} */ _, /** @type {() => void} */ seen) => (page.looks = seen),
};

/** @type {string[]} what was heard, by its first note */ let heard = [];
const notes = /** @type {Record<number, string>} */ ({ 523: "turn", 659: "news" });
const silent = { connect: () => silent, start() {}, stop() {}, setValueAtTime() {} };
const ramps = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}, setValueAtTime() {} };
/** @type {(() => void)[]} */ const gestures = [];

Object.assign(globalThis, {
  document: page,
  localStorage: { getItem: () => null },
  addEventListener: (/** @type {string} */ _, /** @type {() => void} */ gesture) => gestures.push(gesture),
  AudioContext: class {
    state = "running";
    currentTime = 0;
  },
  OscillatorNode: class {
    frequency = ramps;
    constructor(/** @type {unknown} */ _, /** @type {{frequency: number}} */ { frequency }) {
      if (notes[frequency]) heard.push(notes[frequency]);
      Object.assign(this, silent);
    }
  },
  GainNode: class {
    gain = ramps;
    connect = () => silent;
  },
});
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

const { notify, notifyHere, withdraw, warnLowTime } = await import("../../../app/static/js/notifications/attention.js");
for (const gesture of gestures) gesture(); // before it nothing may sound

const turn = { kind: "turn", words: "Your turn: A" };
const pause = { kind: "pause", words: "Pause?" };
const shown = () => [page.title, icon.href];
const QUIET = ["Stadion", "quiet.svg"];

/** @param {boolean} yes */
function looks(yes) {
  page.hidden = !yes;
  page.looks();
}

beforeEach(() => {
  notifyHere("here", null);
  looks(true);
  looks(false);
  heard = [];
});

test("a player who does not look finds title and favicon changed until they do", () => {
  for (const kind of ["turn", "sat", "starting", "begins", "rematch", "cup", "prod"]) {
    notify("m", { kind, words: kind });
    assert.deepEqual(shown(), [kind, "turn.svg"]);
    looks(true);
    assert.deepEqual(shown(), QUIET);
    looks(false);
  }
  assert.deepEqual(heard, ["turn", "turn", "turn", "turn", "news", "news", "news"]);
});

test("a player who looks hears it, and their title stays", () => {
  looks(true);
  notify("m", turn);
  assert.deepEqual([shown(), heard], [QUIET, ["turn"]]);
});

test("what is called off, or was for a while only, no longer stands there", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  notify("m", turn);
  notify("m", pause, PAUSE_MS);
  assert.deepEqual(shown(), ["Your turn: A", "turn.svg"], "a turn is worth more");
  withdraw("m", "pause");
  assert.deepEqual(shown(), ["Your turn: A", "turn.svg"], "and is none the less for it");
  withdraw("m");
  assert.deepEqual(shown(), QUIET);
  notify("m", pause, PAUSE_MS);
  mock.timers.tick(PAUSE_MS - 1);
  assert.equal(page.title, "Pause?");
  mock.timers.tick(1);
  assert.deepEqual(shown(), QUIET);
  notify("m", pause, PAUSE_MS);
  withdraw("m", "pause");
  assert.deepEqual(shown(), QUIET, "it was refused");
  mock.timers.reset();
});

test("the table of the page calls while it waits, and sounds once", () => {
  notifyHere("here", turn);
  notifyHere("here", turn);
  looks(true);
  assert.deepEqual(shown(), ["Your turn: A", "turn.svg"], "to look at it is not to act");
  for (let draws = 0; draws < 2; draws++) notifyHere("here", pause);
  assert.equal(page.title, "Pause?");
  notifyHere("here", turn);
  assert.deepEqual(heard, ["turn", "news"]);
  notifyHere("here", null);
  assert.deepEqual(shown(), QUIET);
});

test("the last seconds stand there while the player does not look", () => {
  warnLowTime("0:20");
  assert.deepEqual(shown(), ["0:20", "turn.svg"]);
  looks(true);
  assert.deepEqual(shown(), QUIET);
  warnLowTime(null);
});

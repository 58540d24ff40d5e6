// Ways to falsify a record: each changes the parts in place, or returns new lines.
import { Stream, streamKey, wordsOf } from "../../../app/static/js/fairness/fair_chance.js";
import { sha256Hex } from "./small_record.mjs";

/** @typedef {import("./small_record.mjs").Parts} Parts */

const OTHER_SEED = "ab".repeat(32);
const OTHER_WORD = "cd".repeat(32);

/** @param {Parts} parts */
const actionsOf = ({ lines }) => lines.filter((line) => "seq" in line);
/** @param {Parts} parts */
const middle = (parts) => actionsOf(parts)[Math.floor(actionsOf(parts).length / 2)];
/** @param {Parts} parts @param {string} [kind] */
const drawing = (parts, kind) =>
  actionsOf(parts).find(({ draws }) => draws.some((/** @type {any} */ draw) => !kind || draw.draw === kind));
/** @param {Parts} parts @param {string} kind */
const drawOf = (parts, kind) =>
  (drawing(parts, kind) ?? drawing(parts)).draws.find(
    (/** @type {any} */ draw, /** @type {number} */ _i, /** @type {any[]} */ all) =>
      draw.draw === kind || !all.some((one) => one.draw === kind),
  );
/** Number the actions anew. @param {Parts} parts */
const renumber = (parts) => actionsOf(parts).forEach((line, seq) => (line.seq = seq));
/** Make all draws fit the seeds, as a server could. @param {Parts} parts */
const redraw = ({ header, lines }) => {
  const stream = new Stream(streamKey(header.fairness.server_seed, header.match, wordsOf(header.fairness)));
  for (const line of lines)
    if (line.draws) line.draws = line.draws.map((/** @type {any} */ draw) => stream.drawAgain(draw));
};
/** @param {Parts} parts @param {number} seat @param {Partial<{word: string | null, commitment: string}>} change */
const word = ({ header }, seat, change) => Object.assign(header.fairness.words[seat], change);
/** @param {Parts} parts */
const eventAt = ({ lines }) => lines.findIndex((line) => "event" in line);

/** @type {Record<string, (parts: Parts) => void>} */
export const TAMPERINGS = {
  "another match": ({ header }) => (header.match = "another"),
  "another seed": ({ header }) => (header.fairness.server_seed = OTHER_SEED),
  "another commitment": ({ header }) => (header.fairness.commitment = "0".repeat(64)),
  "another consistent pair": (parts) => {
    const seed = { server_seed: OTHER_SEED, commitment: sha256Hex(Buffer.from(OTHER_SEED, "hex")) };
    Object.assign(parts.header.fairness, seed);
    redraw(parts);
  },
  "a word alone": (parts) => word(parts, 1, { word: OTHER_WORD }),
  "a word with its commitment": (parts) => {
    word(parts, 1, { word: OTHER_WORD, commitment: sha256Hex(OTHER_WORD) });
    redraw(parts);
  },
  "the own word with its commitment": (parts) => {
    word(parts, 0, { word: OTHER_WORD, commitment: sha256Hex(OTHER_WORD) });
    redraw(parts);
  },
  "words of two seats exchanged": (parts) => {
    parts.header.fairness.words.reverse();
    redraw(parts);
  },
  "a word withheld afterwards": (parts) => {
    word(parts, 1, { word: null });
    redraw(parts);
  },
  "the commitment of a word": (parts) => word(parts, 1, { commitment: "0".repeat(64) }),
  "a name": ({ header }) => (header.seats[0].name = "Eve"),
  "a computer for a person": ({ header }) => (header.seats[1].bot = header.seats[1].bot ? null : "hard"),
  "an option": ({ header }) => (header.options.invented = 1),
  "the game": ({ header }) => (header.game = "chess"),
  "the version of the rules": ({ header }) => (header.rules_version += 1),
  "the time of the start": ({ header }) => (header.started_at = "2020-01-01T00:00:00.000Z"),
  "a field of the header": ({ header }) => (header.note = "fair"),
  "a chosen seed": ({ header }) => (header.fairness.chosen = "host"),
  "the time of an action": (parts) => (middle(parts).at = "2020-01-01T00:00:00.000Z"),
  "served for the player": (parts) => (middle(parts).served = middle(parts).served ? undefined : "time"),
  "a note beside an action": (parts) => (middle(parts).note = "resigned on purpose"),
  "an action": (parts) => (middle(parts).action = { type: "pass" }),
  "the seat of an action": (parts) => (middle(parts).seat = 1 - middle(parts).seat),
  "what happened": (parts) => middle(parts).events.push({ event: "goal", who: 0 }),
  "two actions in another order": (parts) => {
    const [one, other] = [actionsOf(parts)[1], actionsOf(parts)[2]];
    const places = [parts.lines.indexOf(one), parts.lines.indexOf(other)];
    [parts.lines[places[0]], parts.lines[places[1]]] = [other, one];
    renumber(parts);
  },
  "an action left out": (parts) => void parts.lines.splice(parts.lines.indexOf(middle(parts)), 1),
  "an action left out without a gap": (parts) => {
    parts.lines.splice(parts.lines.indexOf(middle(parts)), 1);
    renumber(parts);
  },
  "an action twice": (parts) => parts.lines.splice(parts.lines.indexOf(middle(parts)), 0, { ...middle(parts) }),
  "the value of a draw": (parts) => {
    const draw = drawOf(parts, "die");
    draw.value = draw.value === 1 ? 2 : 1;
  },
  "a draw more": (parts) => drawing(parts).draws.push({ draw: "die", sides: 1, value: 1 }),
  "a draw less": (parts) =>
    void actionsOf(parts)
      .findLast(({ draws }) => draws.length)
      .draws.pop(),
  "the sides of a die": (parts) => {
    const draw = drawOf(parts, "die");
    draw[draw.draw === "die" ? "sides" : "n"] += 1;
  },
  "a field of a draw": (parts) => (drawing(parts).draws[0].seen = true),
  "the kind of a draw": (parts) => {
    const draw = drawOf(parts, "int");
    draw.draw = draw.draw === "int" ? "die" : "int";
  },
  "the first half cut off": (parts) => {
    parts.lines.splice(0, Math.floor(parts.lines.length / 2));
    renumber(parts);
  },
  "the second half cut off": (parts) => {
    const half = Math.floor(parts.lines.length / 2);
    parts.lines.splice(half, parts.lines.length - half - 1);
  },
  "an event left out": (parts) => void parts.lines.splice(eventAt(parts), 1),
  "an event invented": (parts) =>
    parts.lines.splice(eventAt(parts), 0, { event: { event: "resumed" }, seat: 0, after: 3, at: "" }),
  "an event elsewhere": (parts) => {
    const [event] = parts.lines.splice(eventAt(parts), 1);
    parts.lines.splice(2, 0, { ...event, after: parts.lines[1].seq });
  },
  "a later end": (parts) => {
    const last = actionsOf(parts).at(-1);
    parts.lines.splice(-1, 0, { ...last, seq: last.seq + 1, draws: [] });
  },
  "another winner": ({ lines }) =>
    lines.at(-1).outcome.placements.forEach((/** @type {any} */ one) => (one.place = 3 - one.place)),
  "another reason": ({ lines }) => (lines.at(-1).outcome.reason = "called_off"),
  "an end beside the end": ({ lines }) => lines.splice(-1, 0, { outcome: lines.at(-1).outcome }),
  "no end": ({ lines }) => void lines.pop(),
  "no chain, but words": ({ header }) => (header.stadion_record = 1),
  "no chain": ({ header }) => {
    const { words, ...fairness } = header.fairness;
    const seeds = words.map((/** @type {any} */ one) => one.word);
    Object.assign(header, { stadion_record: 1, fairness: { ...fairness, version: 1, client_seeds: seeds } });
  },
};

import assert from "node:assert/strict";
import { test } from "node:test";
import { positionCache } from "../../../app/static/js/net/position_cache.js";

/** A server that says what it was asked, and breaks down when told to. */
function server() {
  /** @type {string[]} */ const asked = [];
  const state = { broken: false };
  const fetchOne = async (/** @type {number} */ seq, /** @type {number | string | null} */ seat) => {
    asked.push(`${seq} of ${seat}`);
    if (state.broken) throw new Error("no line");
    return { seq, seat };
  };
  return { asked, state, fetchOne };
}

test("the next three are fetched ahead for all who look, none beyond the last, and none twice", async () => {
  const { asked, fetchOne } = server();
  const known = positionCache(fetchOne, 5);
  assert.deepEqual(await known.at(1, 0), { seq: 1, seat: 0 });
  assert.deepEqual(asked, ["1 of 0"]);
  known.fetchAhead(1, [0, "stands"]);
  assert.deepEqual(asked.slice(1), ["2 of 0", "2 of stands", "3 of 0", "3 of stands", "4 of 0", "4 of stands"]);
  assert.deepEqual(await known.at(4, 0), { seq: 4, seat: 0 });
  known.fetchAhead(4, [0]);
  assert.deepEqual(asked.slice(7), ["5 of 0"]);
});

test("what could not be fetched ahead is asked for when it is wanted", async () => {
  const { state, fetchOne } = server();
  const known = positionCache(fetchOne, 2);
  state.broken = true;
  known.fetchAhead(1, [0]);
  await new Promise(setImmediate);
  state.broken = false;
  assert.deepEqual(await known.at(2, 0), { seq: 2, seat: 0 });
});

test("each seat sees positions of its own", async () => {
  const { fetchOne } = server();
  const known = positionCache(fetchOne, 0);
  assert.deepEqual(await known.at(0, 0), { seq: 0, seat: 0 });
  assert.deepEqual(await known.at(0, null), { seq: 0, seat: null });
});

test("what could not be fetched may be asked for again", async () => {
  const { state, fetchOne } = server();
  const known = positionCache(fetchOne, 2);
  state.broken = true;
  await assert.rejects(known.at(2, 1), /no line/);
  state.broken = false;
  assert.deepEqual(await known.at(2, 1), { seq: 2, seat: 1 });
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { followsFrom } from "../../../app/static/js/fairness/tournament_check.js";

const VECTORS = new URL("../../../docs/tournament_vectors.json", import.meta.url);
const vectors = () => JSON.parse(readFileSync(VECTORS, "utf8"));
const OTHER = "ab".repeat(32);

/** @type {Record<string, (tournament: any, header: any) => void>} */
const TAMPERINGS = {
  "another seed of the match": (_, { fairness }) => (fairness.server_seed = OTHER),
  "another id of the match": (_, header) => (header.match = "abcdefghjkmnpq"),
  "another word in the match": (_, { fairness }) => (fairness.words[0].word = OTHER),
  "a word left out of the match": (_, { fairness }) => (fairness.words[0].word = null),
  "exchanged coaches": (_, { seats }) => seats.reverse(),
  "another seed of the tournament": ({ fairness }) => (fairness.server_seed = OTHER),
  "another commitment": ({ fairness }) => (fairness.commitment = OTHER),
  "a word unlike its commitment": ({ fairness }) => (fairness.words[0].word = OTHER),
  "another draw": ({ draws }) => draws[0].draws[0].order.reverse(),
  "another fixture": ({ fixtures }) => (fixtures[1].number = 7),
};

test("the matches of a true tournament follow from it", () => {
  const { tournament, headers } = vectors();
  for (const header of headers) assert.ok(followsFrom(tournament, header));
});

for (const [what, tamper] of Object.entries(TAMPERINGS)) {
  test(`${what} is noticed`, () => {
    const { tournament, headers } = vectors();
    tamper(tournament, headers[0]);
    assert.ok(!followsFrom(tournament, headers[0]));
  });
}

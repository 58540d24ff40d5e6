import assert from "node:assert/strict";
import { test } from "node:test";
import { bannerView } from "../../../../app/static/js/table/panels/banner.js";

/** @import {Banner, Table} from "../../../../app/static/js/kit/table.d.ts" */

const table = /** @type {Table} */ (/** @type {unknown} */ ({ t: (/** @type {string} */ id) => id, seats: [] }));
/** Returns the key by which drawn strips differ. @param {Banner} call */
const key = (call) => /** @type {{values: unknown[]}} */ (/** @type {unknown} */ (bannerView(call, table))).values[0];

/** @type {Banner} */
const goal = { word: "goal", seat: null, text: "Jágr scores", totals: [1, 0] };

test("another call is another strip, so that no word slides; another total is not", () => {
  assert.notEqual(key(goal), key({ ...goal, word: "half-time" }));
  assert.notEqual(key(goal), key({ ...goal, text: "Nečas scores" }));
  assert.equal(key(goal), key({ ...goal, totals: [2, 0] }));
});

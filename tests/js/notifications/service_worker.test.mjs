import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Record<string, (event: any) => void>} */ const heard = {};
/** @type {string[]} */ const shown = [];
Object.assign(globalThis, {
  self: {
    clients: { matchAll: async () => [] },
    registration: { showNotification: async (/** @type {string} */ title) => shown.push(title) },
    addEventListener: (/** @type {string} */ what, /** @type {(event: any) => void} */ run) => (heard[what] = run),
  },
});
process.env.TZ = "Europe/Prague";
await import("../../../app/static/js/service_worker.js");

/** @param {string} until @param {string} lang */
async function told(until, lang) {
  await new Promise((done) =>
    heard.push({
      data: { json: () => ({ title: "until {when}", until, lang }) },
      waitUntil: (/** @type {any} */ end) => end.then(done),
    }),
  );
  return shown.at(-1);
}

test("a deadline is told in the reader's zone, which is named where an hour comes twice", async () => {
  assert.match((await told("2026-11-24T17:30:00Z", "en")) ?? "", /^until Tue 24 Nov( at)? 18:30$/);
  const [early, late] = [await told("2026-10-25T00:30:00Z", "en"), await told("2026-10-25T01:30:00Z", "en")];
  assert.match(early ?? "", /02:30 CEST$/);
  assert.match(late ?? "", /02:30 CET$/);
  assert.doesNotMatch((await told("2026-10-25T02:30:00Z", "en")) ?? "", /CE/);
});

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { watchVersion } from "../../../app/static/js/browser/version_watch.js";

/** @type {Record<string, () => void>} */ let listeners = {};
/** By address, the status of the server's answer. @type {Record<string, number>} */ let server = {};
/** @type {string[]} */ let asked = [];
let now = 0;
let told = 0;

Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ what, /** @type {() => void} */ heard) => (listeners[what] = heard),
  fetch: async (/** @type {string} */ address, /** @type {any} */ { method }) => {
    asked.push(`${method} ${address}`);
    if (!server[address]) throw new TypeError("no connection");
    return { status: server[address] };
  },
});
performance.now = () => now;

/** Something could not be loaded. @param {string} what the event */
async function fails(what) {
  now += 5000;
  listeners[what]();
  await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  [listeners, server, asked, told] = [{}, { "/a.js?v=1": 200, "/b.css?v=1": 200 }, [], 0];
  watchVersion(["/a.js?v=1", "/b.css?v=1", undefined, "Ann?v=", "turn"], () => (told += 1));
});

test("a file that the server has no more is told once, however it was missed", async () => {
  for (const what of ["error", "unhandledrejection", "notloaded"]) {
    await fails(what);
    assert.equal(told, 0, "both files are there");
  }
  server["/b.css?v=1"] = 404;
  await fails("notloaded");
  await fails("error");
  assert.deepEqual([told, asked.length], [1, 8]);
  assert.deepEqual(asked.slice(0, 2), ["HEAD /a.js?v=1", "HEAD /b.css?v=1"]);
});

test("without a connection, or while the server starts, nothing is known", async () => {
  server = { "/a.js?v=1": 503 };
  await fails("notloaded");
  assert.equal(told, 0);
});

test("many failures at once are looked into once", async () => {
  await fails("error");
  listeners.error();
  listeners.notloaded();
  assert.equal(asked.length, 2);
});

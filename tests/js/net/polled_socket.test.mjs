import assert from "node:assert/strict";
import { mock, test } from "node:test";

const listen = () => {};
const page = { hidden: false, addEventListener: listen, removeEventListener: listen };
Object.assign(globalThis, { document: page, addEventListener: listen, removeEventListener: listen });
const { joinLive } = await import("../../../app/static/js/net/live_channel.js");
const { PolledSocket } = await import("../../../app/static/js/net/polled_socket.js");

const settled = () => new Promise((done) => setImmediate(done));

/** A server: polls are answered when the test says so, posts at once. */
function served() {
  /** @type {{tag: string | null, answer: (answer: Response) => void}[]} */ const polls = [];
  /** @type {[string, unknown][]} */ const posts = [];
  const answers = { status: 200, body: { seq: 1, events: [] } };
  mock.method(globalThis, "fetch", (/** @type {string} */ url, /** @type {any} */ init) => {
    if (init.method === "POST") {
      posts.push([url, JSON.parse(init.body)]);
      return Promise.resolve(new Response(JSON.stringify(answers.body), { status: answers.status }));
    }
    return new Promise((answer) => polls.push({ tag: init.headers?.["if-none-match"] ?? null, answer }));
  });
  return { polls, posts, answers };
}

/** @param {object} doc */
const starting = (doc) =>
  new Response(JSON.stringify({ t: "state", doc: { seq: 0, seats: [], log: [], status: "starting", ...doc } }));

const state = (/** @type {number} */ seq) =>
  new Response(JSON.stringify({ t: "state", doc: { seq, seats: [], log: [] } }), { headers: { etag: `"${seq}"` } });

/** What a page hears of a channel that polls. */
function joined() {
  class Blocked {
    static OPEN = 1;
    readyState = 3;
    close() {}
    constructor() {
      queueMicrotask(() => this.onclose?.({ code: 1006 }));
    }
    /** @type {((event: {code: number}) => void) | null} */ onclose = null;
  }
  /** @type {any[]} */ const heard = [];
  const note = (/** @type {string} */ what) => (/** @type {any} */ said) => heard.push([what, said]);
  const live = joinLive(
    () => "ws://here",
    /** @type {any} */ ({
      ...Object.fromEntries(["ack", "error", "chat", "preview", "why"].map((what) => [what, note(what)])),
      document: (/** @type {any} */ doc) => heard.push(["document", doc.seq]),
      connection: (/** @type {any} */ { state: now, polls }) => now === "good" && heard.push([now, polls]),
    }),
    /** @type {any} as much of a WebSocket as is used */ (Blocked),
    async () => /** @type {any} */ (new PolledSocket({ next: "next", api: "api" })),
  );
  return { live, heard };
}

test("where no WebSocket gets through, documents come by long poll and actions go by POST", async () => {
  const wait = mock.method(globalThis, "setTimeout", (/** @type {() => void} */ run, /** @type {number} */ ms) => {
    if (ms < 2000) queueMicrotask(run);
  });
  const { polls, posts, answers } = served();
  const { live, heard } = joined();
  for (let turns = 0; turns < 20 && !polls.length; turns += 1) await settled();
  polls[0].answer(state(0));
  await settled();
  assert.deepEqual(heard.slice(0, 2), [
    ["good", true],
    ["document", 0],
  ]);
  assert.equal(polls[1].tag, '"0"');

  live.act("r1", { type: "roll" }, 7);
  await settled();
  assert.deepEqual(posts, [["api/actions", { ref: "r1", seq: 0, q: 7, action: { type: "roll" } }]]);
  assert.deepEqual(heard.at(-1), ["ack", { t: "ack", ref: "r1", seq: 1 }]);
  polls[1].answer(state(1));
  await settled();
  assert.ok(heard.some(([what, seq]) => what === "document" && seq === 1));

  Object.assign(answers, { status: 409, body: { code: "stale", detail: "Too late." } });
  live.act("r2", { type: "roll" }, 7);
  live.chat("ahoj", "t1");
  await settled();
  const errors = heard.filter(([what]) => what === "error").map(([, { ref, code }]) => [ref, code]);
  assert.deepEqual(errors.sort(), [
    ["r2", "stale"],
    ["t1", "conflict"],
  ]);
  live.close();
  wait.mock.restore();
});

test("while a match starts, a word that is still missing is asked for", async () => {
  const { polls, posts } = served();
  const socket = new PolledSocket({ next: "next", api: "api" });
  /** @type {any[]} */ const heard = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  const fairness = { commitment: "s", words: [{ commitment: "a" }, { commitment: null }] };
  const [missing, known] = [
    [false, false],
    [true, false],
  ].map((revealed) => ({ until: "", revealed }));
  for (const [seat, is] of /** @type {[number | null, any][]} */ ([
    [0, missing],
    [1, missing],
    [null, missing],
    [0, known],
  ])) {
    polls.at(-1)?.answer(starting({ viewer: { seat }, fairness, starting: is }));
    await settled();
  }
  socket.send(JSON.stringify({ t: "word", word: "w" }));
  await settled();
  socket.close();

  assert.deepEqual(
    heard.filter(({ t }) => t === "reveal"),
    [{ t: "reveal", commitment: "s", words: ["a", null] }],
  );
  assert.deepEqual(posts, [["api/word", { word: "w" }]]);
});

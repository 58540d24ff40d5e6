import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** @type {Record<string, () => void>} */ const listeners = {};
const listen = (/** @type {string} */ type, /** @type {() => void} */ heard) => (listeners[type] = heard);
Object.assign(globalThis, { document: { hidden: false, addEventListener: listen }, addEventListener: listen });
const { KeptSocket } = await import("../../../app/static/js/net/kept_socket.js");

class Socket {
  static OPEN = 1;
  /** @type {any[]} */ static all = [];
  readyState = 1;
  /** @type {string[]} */ sent = [];
  constructor() {
    Socket.all.push(this);
  }
  send(/** @type {string} */ message) {
    this.sent.push(JSON.parse(message).t);
  }
  close() {
    this.readyState = 3;
  }
}

/** @type {string[]} */ let heard = [];

function opened() {
  const kept = new KeptSocket(
    "ws://here",
    () => heard.push("open"),
    ({ t }) => heard.push(t),
    /** @type {any} as much of a WebSocket as is used */ (Socket),
  );
  Socket.all.at(-1).onopen();
  return kept;
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Socket.all = [];
  heard = [];
});
afterEach(() => mock.timers.reset());

test("a line that died in silence is noticed and comes back", () => {
  opened();
  mock.timers.tick(30_000);
  assert.deepEqual(Socket.all[0].sent, ["ping"]);
  mock.timers.tick(10_000);
  assert.equal(Socket.all[0].readyState, 3);
  mock.timers.tick(1000);
  assert.equal(Socket.all.length, 2);
  Socket.all[1].onopen();
  assert.deepEqual(heard, ["open", "open"]);
});

test("an answered ping keeps the line, and is no news", () => {
  opened();
  for (let ping = 0; ping < 5; ping += 1) {
    mock.timers.tick(30_000);
    Socket.all[0].onmessage({ data: '{"t":"pong"}' });
  }
  Socket.all[0].onmessage({ data: '{"t":"calls"}' });
  assert.deepEqual([Socket.all.length, heard], [1, ["open", "calls"]]);
});

test("when the machine is back the line is looked at, or opened, at once", () => {
  opened();
  listeners.online();
  assert.deepEqual(Socket.all[0].sent, ["ping"]);
  Socket.all[0].onclose({ code: 1006 });
  listeners.visibilitychange();
  assert.equal(Socket.all.length, 2);
});

test("a refusal is final", () => {
  opened();
  Socket.all[0].onclose({ code: 4401 });
  mock.timers.tick(120_000);
  listeners.online();
  assert.equal(Socket.all.length, 1);
});

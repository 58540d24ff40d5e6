import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { keepOpen } from "../../../app/static/js/net/kept_socket.js";

class Socket {
  static OPEN = 1;
  /** @type {any[]} */ static all = [];
  readyState = 0;
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

/** @param {any} socket */
function opens(socket) {
  socket.readyState = Socket.OPEN;
  socket.onopen();
}

/** Open a channel. @param {() => void} [opened] */
function channel(opened = () => heard.push("open")) {
  const send = keepOpen("ws://here", opened, ({ t }) => heard.push(t));
  opens(Socket.all[0]);
  return send;
}

beforeEach(() => {
  Object.assign(globalThis, { WebSocket: Socket });
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Socket.all = [];
  heard = [];
});
afterEach(() => mock.timers.reset());

test("a line that died in silence is noticed and comes back, and its late end changes nothing", () => {
  channel();
  mock.timers.tick(30_000);
  assert.deepEqual(Socket.all[0].sent, ["ping"]);
  mock.timers.tick(30_000);
  assert.deepEqual([Socket.all[0].readyState, Socket.all.length], [3, 2]);
  opens(Socket.all[1]);
  Socket.all[0].onclose({ code: 1006 });
  mock.timers.tick(1000);
  assert.deepEqual([Socket.all.length, heard], [2, ["open", "open"]]);
});

test("an answered ping keeps the line, and is no news", () => {
  const send = channel();
  for (let ping = 0; ping < 5; ping += 1) {
    mock.timers.tick(30_000);
    Socket.all[0].onmessage({ data: '{"t":"pong"}' });
  }
  Socket.all[0].onmessage({ data: '{"t":"calls"}' });
  send({ t: "looking" });
  assert.deepEqual([Socket.all.length, heard, Socket.all[0].sent.at(-1)], [1, ["open", "calls"], "looking"]);
});

test("a lost line is tried again, later and later; nothing is sent meanwhile", () => {
  const send = channel();
  for (const wait of [1000, 2000, 4000]) {
    Socket.all.at(-1).readyState = 3;
    Socket.all.at(-1).onclose({ code: 1006 });
    const before = Socket.all.length;
    mock.timers.tick(wait - 1);
    assert.equal(Socket.all.length, before);
    mock.timers.tick(1);
    assert.equal(Socket.all.length, before + 1);
  }
  send({ t: "looking" });
  assert.deepEqual(Socket.all.at(-1).sent, []);
});

test("a refusal is final", () => {
  channel();
  Socket.all[0].readyState = 3;
  Socket.all[0].onclose({ code: 4401 });
  mock.timers.tick(120_000);
  assert.equal(Socket.all.length, 1);
});

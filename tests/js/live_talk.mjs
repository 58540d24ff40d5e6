// Plays a scene to the live channel: reads steps as JSON, answers with everything that it did, in order.
// Time, sockets and the page around it are made here; nothing waits.
import { text } from "node:stream/consumers";
import { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
/** @type {object[]} */ const done = [];
/** @type {Record<string, () => void>} */ const listeners = {};
const listen = (/** @type {string} */ type, /** @type {() => void} */ heard) => (listeners[type] = heard);
Object.assign(globalThis, { document: { hidden: false, addEventListener: listen }, addEventListener: listen });

class Socket {
  static OPEN = 1;
  /** @type {any} the one that was opened last */ static last;
  readyState = 0;
  constructor(/** @type {string} */ url) {
    Socket.last = this;
    done.push({ opened: url });
  }
  send(/** @type {string} */ message) {
    done.push({ sent: JSON.parse(message) });
  }
  close() {
    this.readyState = 3;
  }
}

const { joinLive } = await import("../../app/static/js/net/live_channel.js");
const live = joinLive(
  (seq) => (seq === null ? "live" : `live?seq=${seq}`),
  {
    document: (doc, news) => done.push({ doc, events: news.events.length, resumed: news.resumed, head: news.head }),
    connection: ({ state, tries, code }) => done.push({ line: state, tries, ...(code ? { code } : {}) }),
    ack: ({ ref }) => done.push({ ack: ref }),
    error: ({ code }) => done.push({ error: code }),
    chat: ({ text: said }) => done.push({ chat: said }),
    preview: ({ seq, preview }) => done.push({ preview, of: seq }),
    why: ({ ref, detail }) => done.push({ why: ref, detail }),
    reveal: ({ words }) => live.word(`for ${words.length}`),
  },
  /** @type {any} as much of a WebSocket as is used */ (Socket),
);

/** @type {[string, any][]} */
const steps = JSON.parse(await text(process.stdin));
for (const [what, value] of steps) {
  if (what === "open") Socket.last.readyState = Socket.OPEN;
  else if (what === "server") Socket.last.onmessage({ data: JSON.stringify(value) });
  else if (what === "closed") Socket.last.onclose({ code: value });
  else if (what === "act") done.push({ acted: Boolean(live.act(value.ref, value.action, null)) });
  else if (what === "preview") done.push({ asked: live.preview() });
  else if (what === "why") done.push({ asked: live.why(value.ref, value.action) });
  else if (what === "after") mock.timers.tick(value);
  else if (what === "page") listeners[value]();
}
console.log(JSON.stringify(done));

// A light channel that stays open: it pings, notices a line that died in silence, and comes back.

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const PING_MS = 30_000;
const REFUSED = 4401;

/**
 * @param {string} address @param {() => void} opened @param {(message: any) => void} received everything but pongs
 * @returns {(message: object) => void} sends a message, if the channel is open
 */
export function keepOpen(address, opened, received) {
  /** @type {WebSocket} */ let socket;
  let tries = 0;
  let isAnswered = true;

  function connect() {
    const mine = (socket = new WebSocket(address));
    mine.onopen = () => {
      tries = 0;
      isAnswered = true;
      opened();
    };
    mine.onmessage = ({ data }) => {
      isAnswered = true;
      const message = JSON.parse(data);
      if (message.t !== "pong") received(message);
    };
    mine.onclose = ({ code }) => {
      if (code === REFUSED) clearInterval(pinging);
      else if (mine === socket) setTimeout(connect, Math.min(FIRST_WAIT_MS * 2 ** tries++, LONGEST_WAIT_MS));
    };
  }

  /** @param {object} message */
  function send(message) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function ping() {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (isAnswered) send({ t: "ping" });
    else {
      socket.close();
      connect(); // The end of a dead line is told late.
    }
    isAnswered = false;
  }

  const pinging = setInterval(ping, PING_MS);
  connect();
  return send;
}

// Requests to the HTTP API. A refusal is an error with the server's code and sentence.

export class Refusal extends Error {
  /** @param {{status: number, code: string, detail: string, clause?: string}} problem */
  constructor({ status, code, detail, clause }) {
    super(detail);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.clause = clause ?? null;
  }
}

/** How far the server's clock is ahead of ours, in ms, accurate to a second; taken from the last response. */
let ahead = 0;

/** Return the time on the server's clock, in ms since 1970. */
export const serverNow = () => Date.now() + ahead;

/** @param {Response} answer */
function readClock(answer) {
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(date)) return;
  const measured = date + 500 - Date.now(); // The header names the second that has begun.
  if (Math.abs(measured - ahead) > 1500) ahead = measured;
}

/** @param {string} url @param {RequestInit} [init] */
async function answerOf(url, init) {
  const answer = await fetch(url, { credentials: "same-origin", ...init });
  readClock(answer);
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({ code: "internal", detail: answer.statusText }));
  throw new Refusal({ ...problem, status: answer.status });
}

/**
 * Return the versioned address of a file if the page names it: then it is loading already.
 * @param {string} url without a query
 */
export const versionedUrl = (url) =>
  globalThis.document?.querySelector(`link[href^="${url}?v="]`)?.getAttribute("href") ?? url;

/** @param {string} url */
export const getJson = async (url) => (await answerOf(url)).json();

/** @param {string} url */
export const getText = async (url) => (await answerOf(url)).text();

/** @param {string} method @param {string} url @param {unknown} [body] */
export async function send(method, url, body) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await answerOf(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  return answer.status === 204 ? null : answer.json();
}

/**
 * Return the addresses of one match, with the code of a private one.
 * @param {string} match @param {string | null} code @param {string | null} [tournament] its id
 */
export function matchUrls(match, code, tournament = null) {
  const api = `/api/matches/${encodeURIComponent(match)}`;
  const query = (/** @type {Record<string, string | number | null>} */ wanted) => {
    const given = Object.entries({ ...wanted, code }).filter(([, value]) => value !== null && value !== "");
    return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
  };
  const page = `/matches/${encodeURIComponent(match)}`;
  return {
    api,
    summary: api + query({}),
    watching: `${api}/watching${query({})}`,
    record: `${api}/record${query({})}`,
    document: (/** @type {number | null} */ seq, /** @type {number | "stands" | null} */ viewer = null) =>
      `${api}/document${query(viewer === "stands" ? { seq, stands: "true" } : { seq, seat: viewer })}`,
    /** For a network that lets no WebSocket through. */
    next: `${api}/document/next${query({})}`,
    live: (/** @type {number | null} */ seq) =>
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${api}/live${query({ seq })}`,
    page: page + query({}),
    replay: (/** @type {number | null} */ seq = null, /** @type {number | string | null} */ viewer = null) =>
      `${page}/replay${query({ at: seq, as: viewer })}`,
    analysis: `${page}/analysis/decisions${query({})}`,
    result: `${page}/result${query({})}`,
    verify: `${page}/verify${query({})}`,
    tournament: tournament && `/api/tournaments/${encodeURIComponent(tournament)}${query({})}`,
  };
}

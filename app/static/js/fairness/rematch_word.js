// Reveals the word for a rematch while its player still looks at the finished match. The rematch starts by itself, and
// waits only for players who have a channel of the new match.
import { matchUrls } from "../net/http.js";
import { joinLive } from "../net/live_channel.js";
import { Watcher } from "./watcher.js";

/** @type {string | null} the match that is followed */ let followed = null;

/** Follow the new match from now on, in the background. @param {string} match @param {string | null} code */
export function followRematch(match, code) {
  if (followed === match) return;
  followed = match;
  const nothing = () => {};
  // What differs is said by the next page.
  const watcher = new Watcher(match, { answer: (word) => live.word(word), breached: nothing });
  const live = joinLive(matchUrls(match, code).live, {
    ...{ connection: nothing, ack: nothing, error: nothing, chat: nothing, preview: nothing, why: nothing },
    document: (doc, { head }) => void watcher.follow(doc, head),
    reveal: (request) => void watcher.asked(request),
  });
}

// The result page: a player sees at once that a rematch is proposed, and joins with one press.
import { render } from "lit-html";
import { matchUrls, serverNow } from "../net/http.js";
import { joinLive } from "../net/live_channel.js";
import { refusalHandler } from "../table/confirmations.js";
import { rematchCard } from "../table/panels/rematch_card.js";
import { loadTexts } from "../browser/i18n.js";

/** @import {Doc} from "../kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#rematch"));
const refusal = /** @type {HTMLElement} */ (document.querySelector("#refused"));
const lang = document.documentElement.lang;
const code = new URLSearchParams(location.search).get("code");
const urls = matchUrls(root.dataset.match ?? "", code);
const attempt = refusalHandler(({ detail }) => (refusal.textContent = detail));

/** @type {import("../browser/i18n.js").Texts} */ let texts;
/** @type {Doc} */ let doc;

const redraw = () => render(rematchCard({ doc, t: texts.t, lang, code, urls, attempt, redraw, now: serverNow }), root);

async function start() {
  texts = await loadTexts(lang, null);
  joinLive(urls.live, {
    document(/** @type {Doc} */ now) {
      if (!doc) root.replaceChildren(); // This is the form for pages without a script.
      doc = now;
      redraw();
    },
    connection() {},
    ack() {},
    error() {},
    chat() {},
    preview() {},
    why() {},
  });
}

start();

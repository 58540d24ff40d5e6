// The result page: whoever played sees at once that a rematch is wanted, and joins with one press.
import { render } from "lit-html";
import { matchUrls } from "./api.js";
import { joinLive } from "./live.js";
import { refusals } from "./questions.js";
import { rematch } from "./rematch.js";
import { loadTexts } from "./texts.js";

/** @import {Doc} from "./kit/table.d.ts" */

const root = /** @type {HTMLElement} */ (document.querySelector("#rematch"));
const refused = /** @type {HTMLElement} */ (document.querySelector("#refused"));
const lang = document.documentElement.lang;
const code = new URLSearchParams(location.search).get("code");
const urls = matchUrls(root.dataset.match ?? "", code);
const trying = refusals(({ detail }) => (refused.textContent = detail));

/** @type {import("./texts.js").Texts} */ let texts;
/** @type {Doc} */ let doc;

const redraw = () => render(rematch({ doc, t: texts.t, lang, code, urls, trying, redraw }), root);

async function start() {
  texts = await loadTexts(lang, null);
  joinLive(urls.live, {
    document(/** @type {Doc} */ now) {
      if (!doc) root.replaceChildren(); // the form that does without a script
      doc = now;
      redraw();
    },
    line() {},
    ack() {},
    error() {},
    chat() {},
    preview() {},
    why() {},
  });
}

start();

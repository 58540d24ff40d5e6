// The line of the result page that says what this browser has checked.
import { nothing, render } from "lit-html";
import { loadTexts } from "../browser/i18n.js";
import { lineOf } from "./check_result.js";
import { matchUrls } from "../net/http.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#checked"));
const { match = "", tournament = null } = root.dataset;
const urls = matchUrls(match, new URLSearchParams(location.search).get("code"), tournament);

async function start() {
  const { t } = await loadTexts(document.documentElement.lang, null);
  render((await lineOf(match, t, urls))?.line ?? nothing, root);
}

start();

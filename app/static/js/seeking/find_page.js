// The page on which a player looks for an opponent: words for its forms, and rows that stay up to date.
import { fillWords } from "../fairness/word_forms.js";
import { refresh } from "../net/page_refresh.js";

const EVERY_MS = 4000;

fillWords(document);
setInterval(refresh, EVERY_MS);
document.addEventListener("visibilitychange", refresh);

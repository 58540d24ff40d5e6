// The start page: its lists stay true while somebody looks at them.
import { refresh } from "./refresh.js";

const EVERY_MS = 4000;

setInterval(refresh, EVERY_MS);
document.addEventListener("visibilitychange", refresh);

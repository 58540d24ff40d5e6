// The land below the road as a drawing by itself: what the server shows from afar has to be what the table shows.
import { readFileSync } from "node:fs";
import { listed } from "../../../app/games/um_reifenbreite/static/course.js";
import { patterns } from "../../../app/games/um_reifenbreite/static/patterns.js";
import { stamps } from "../../../app/games/um_reifenbreite/static/scenery/stamps.js";
import { land } from "../../../app/games/um_reifenbreite/static/world.js";

/** A template with its tags. @param {any} drawn @returns {string} */
const written = (drawn) => {
  if (Array.isArray(drawn)) return drawn.map(written).join("");
  if (typeof drawn !== "object") return String(drawn);
  return drawn.strings
    .map((/** @type {string} */ text, /** @type {number} */ i) => text + written(drawn.values[i] ?? ""))
    .join("");
};

const components = JSON.parse(readFileSync(0, "utf8"));
const drawn = [patterns(), stamps(), land(listed(components.sections), () => "")];
console.log(written(drawn).replace(/\s+/g, " ").replaceAll("> <", "><").trim());

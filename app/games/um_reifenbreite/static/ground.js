// How each terrain is drawn: the class of its surface, and the pattern on it.

/** @typedef {import("./view.d.ts").Terrain} Terrain */

/** @type {Record<Terrain, string>} */
export const LETTER = { asphalt: "a", cobbles: "c", uphill: "u", downhill: "d" };

/** @type {Record<Terrain, string>} */
export const PATTERN = { asphalt: "", cobbles: "ur-sett", uphill: "ur-hup", downhill: "ur-hdn" };

// How each terrain is drawn, the class of its surface and the pattern on it; how exact a drawing is.

/** @typedef {import("./view.d.ts").Terrain} Terrain */

/** @type {Record<Terrain, string>} */
export const LETTER = { asphalt: "a", cobbles: "c", uphill: "u", downhill: "d" };

/** @type {Record<Terrain, string>} */
export const PATTERN = { asphalt: "", cobbles: "ur-sett", uphill: "ur-hup", downhill: "ur-hdn" };

/** Round a length to the tenth of a unit that drawings need. @param {number} number */
export const fix = (number) => Math.round(number * 10) / 10;

// The kick-off: a whole formation stands on the page, is changed there, and is sent by one button.

/**
 * @typedef {import("./view.d.ts").Reading} Reading
 * @typedef {import("./view.d.ts").Person} Person
 * @typedef {import("./view.d.ts").Action} Action
 * @typedef {Pick<import("./view.d.ts").Table, "preferences">} Memory
 * @typedef {Record<string, string>} Formation hexes by footballer
 * @typedef {Record<number, string>} Kept hexes by shirt number, as of the left half
 */

export const PRESETS = /** @type {const} */ (["wide", "compact", "press"]);
/**
 * The spots of the left half: for the defending team, and for the attacking one without its kicker. With three field
 * footballers the last spot falls away.
 * @type {Record<string, {def: string[], att: string[]}>}
 */
const SPOTS = {
  wide: { def: ["b9", "h9", "d5", "f5"], att: ["b11", "h11", "e6"] },
  compact: { def: ["d7", "f7", "e8", "e4"], att: ["d11", "f11", "e8"] },
  press: { def: ["c10", "g10", "e8", "e4"], att: ["c10", "g10", "e10"] },
};
const CENTRE = "e12";
const LAST = "formation";
const FULL_WIDTH = 24;

/** Return whether the viewer places their team now. @param {Reading} now */
export const linesUp = (now) => now.mine && (now.phase === "place" || now.phase === "kicker");

/** @param {Reading} now @param {string} hex of the left half, or back again */
const sided = (now, hex) => (now.view.placing?.seat === 0 ? hex : `${hex[0]}${FULL_WIDTH - Number(hex.slice(1))}`);

/** The field footballers of the team that lines up. @param {Reading} now */
const field = (now) => now.squad(now.view.placing?.seat ?? 0).filter((one) => one.place === "pitch" && !one.keeper);

/** @param {Reading} now */
const attacks = (now) => now.view.placing?.seat === now.attacker;

/** Those that the server has placed already stay where they are. @param {Reading} now @returns {Formation} */
const standing = (now) => Object.fromEntries(field(now).flatMap(({ id, hex }) => (hex ? [[id, hex]] : [])));

/**
 * Return the formation of a preset: intercept and tackle stand at the back, shot at the front.
 * @param {Reading} now @param {string} preset @returns {Formation}
 */
export function arranged(now, preset) {
  const team = field(now);
  const kicker = attacks(now) ? [...team].sort((a, b) => b.skill.pass - a.skill.pass)[0] : null;
  const others = team.filter((one) => one !== kicker).sort((a, b) => backness(b) - backness(a));
  const spots = SPOTS[preset][attacks(now) ? "att" : "def"].slice(0, others.length);
  spots.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  const formation = Object.fromEntries(others.map(({ id }, i) => [id, sided(now, spots[i])]));
  return { ...formation, ...(kicker ? { [kicker.id]: CENTRE } : {}), ...standing(now) };
}

/** @param {Person} one */
const backness = ({ skill }) => skill.intercept + skill.tackle - skill.shot;

/**
 * Return the last formation of the coach; null if none fits this team. Substitutes stand where others have left.
 * @param {Reading} now @param {Memory} table
 */
export function lastFormation(now, table) {
  /** @type {Kept} */
  const kept = table.preferences?.get(LAST)?.[attacks(now) ? "att" : "def"] ?? {};
  const team = field(now);
  const gone = Object.keys(kept).filter((number) => !team.some((one) => String(one.number) === number));
  const free = gone.map((number) => kept[Number(number)]).sort((a, b) => Number(b === CENTRE) - Number(a === CENTRE));
  const found = Object.fromEntries(team.map(({ id, number }) => [id, kept[number] ?? free.shift()]));
  const hexes = Object.values(found);
  if (hexes.some((hex) => !hex) || (attacks(now) && !hexes.includes(CENTRE))) return null;
  return {
    ...Object.fromEntries(Object.entries(found).map(([id, hex]) => [id, sided(now, String(hex))])),
    ...standing(now),
  };
}

/** The formation that stands when the question comes. @param {Reading} now @param {Memory} table */
export const openingFormation = (now, table) => lastFormation(now, table) ?? arranged(now, "compact");

/** Keep a formation for the next kick-off. @param {Reading} now @param {Memory} table @param {Formation} formation */
export function keep(now, table, formation) {
  const kept = Object.entries(formation).map(([id, hex]) => [id.split(":")[1], sided(now, hex)]);
  const role = attacks(now) ? "att" : "def";
  table.preferences?.set(LAST, { ...table.preferences.get(LAST), [role]: Object.fromEntries(kept) });
}

/**
 * Return the formation with a footballer on another hex; a team-mate there takes the hex that becomes free.
 * @param {Formation} formation @param {string} id @param {string} to @returns {Formation}
 */
export function moved(formation, id, to) {
  const other = Object.keys(formation).find((one) => formation[one] === to);
  return { ...formation, ...(other ? { [other]: formation[id] } : {}), [id]: to };
}

/**
 * Return the formation with those that the server has placed where it placed them.
 * @param {Reading} now @param {Formation} formation @returns {Formation}
 */
export const settled = (now, formation) =>
  Object.entries(standing(now)).reduce((all, [id, hex]) => (all[id] === hex ? all : moved(all, id, hex)), formation);

/** Return the hexes that the picked footballer may go to. @param {Reading} now @param {Formation} formation */
export const openHexes = (now, formation) =>
  (now.preview?.places ?? []).filter((hex) => !Object.values(formation).includes(hex));

/**
 * Return what *Ready* sends: the kicker, then the others by shirt (HC-3.1, HC-3.2).
 * @param {Reading} now @param {Formation} formation @returns {Action[]}
 */
export function placements(now, formation) {
  const left = field(now)
    .filter(({ id }) => formation[id] && !(id in standing(now)))
    .sort((a, b) => a.number - b.number);
  const kicker = now.phase === "kicker" ? left.find(({ id }) => formation[id] === CENTRE) : null;
  const rest = left.filter((one) => one !== kicker).map(({ id }) => ({ type: "place", f: id, to: formation[id] }));
  return kicker ? [{ type: "kicker", f: kicker.id }, ...rest] : rest;
}

/**
 * Return the reading with the formation on the pitch.
 * @param {Reading} now @param {Formation} formation @returns {Reading}
 */
export function withFormation(now, formation) {
  const footballers = new Map([...now.footballers].map(([id, one]) => [id, { ...one, hex: formation[id] ?? one.hex }]));
  const everybody = [...footballers.values()];
  const on = (/** @type {string} */ hex) =>
    /** @type {import("./view.d.ts").Standing[]} */ (everybody.filter((one) => one.hex === hex));
  return {
    ...now,
    footballers,
    f: (id) => footballers.get(id ?? ""),
    squad: (seat) => everybody.filter((one) => one.seat === seat),
    on,
    standing: (hex, seat) => on(hex ?? "").find((one) => one.seat === seat && !one.fallen),
  };
}

// The calculation at the top of the rail: every part of a throw by name, or what a question weighs.
import { range, signed } from "stadion/kit/numbers.js";
import { line, lines, note, panel, total } from "stadion/kit/sum.js";
import { capital } from "stadion/kit/words.js";
import { CHEAT, DIE } from "./choices.js";
import { keepingOf } from "./keeptray.js";
import { percentOf } from "./look_ahead.js";
import { rolling } from "./animation_state.js";
import { cardChange } from "./sumline.js";
import { stakeText } from "./traintray.js";
import { endsAt } from "./tray.js";
import { endsHome } from "./stakes.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Line} Line
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 * @typedef {import("./view.d.ts").Terrain} Terrain
 * @typedef {import("./view.d.ts").Throw} Throw
 */

/** @param {Desk} desk */
export function sum(desk) {
  const { now, animation } = desk;
  const roll = rolling(animation);
  if (roll) return throwSum(desk, roll.made, roll);
  if (now.phase === "over" || (now.phase === "swap_reply" && now.mine)) return undefined; // no throw of another rider
  if (now.phase === "place") return placingSum(desk);
  if (now.phase === "keep") return keepSum(desk);
  if (now.phase === "draft") return draftSum(desk);
  if (now.phase === "turn" && now.mine) return turnSum(desk);
  return now.view.throw ? throwSum(desk, now.view.throw) : undefined;
}

/**
 * A line as it is drawn: its name, a note, what it adds, its clause, its class.
 * @typedef {[name: string, from: string, value: string|number, clause: string, css?: string]} Row
 *
 * @typedef {object} Calculation
 * @property {string} title
 * @property {string} clause
 * @property {Row[]} rows
 * @property {[string, string|number]|null} [total]
 * @property {string} [note]
 */

/** The card of the rail: heading, lines, total, a note. @param {Desk} desk @param {Calculation} calculation */
const calc = ({ table }, { title, clause, rows, total: most = null, note: text = "" }) =>
  panel(table, { title, clause }, [
    lines(rows.map(([name, from, value, of, cls]) => line(name, from, value, cls, table.rule(of)))),
    most ? total(...most) : "",
    text ? note(text) : "",
  ]);

/** @param {Desk} desk @param {import("./reading.js").Rider} rider */
const heading = ({ t, names }, rider) => t("ui-sum-rider", { rider: rider.number, role: names.role(rider.digit) });

/** A source before it is rolled. @param {Desk} desk @param {Line} line @returns {Row} */
function sourceRow({ t, names }, { what, value, clause }) {
  if (what === DIE) return [t("ui-sum-die"), "", rangeOf(value), clause, "dice"];
  return [capital(names.source(what)), t(what === CHEAT ? "ui-sum-photo" : "ui-sum-card"), rangeOf(value), clause];
}

/** The terrain on which the rider stands. @param {Desk} desk @param {Line} line @returns {Row} */
function groundRow({ t, names, now }, { what, number = 0, value, clause }) {
  const terrain = names.terrain({ terrain: /** @type {Terrain} */ (what), number });
  const name = now.rules.terrain ? capital(terrain) : t("ui-asphalt-basic");
  return [name, t("ui-sum-ground"), signed(value?.[0] ?? 0), clause];
}

/** The sum before the roll, its parts as ranges. @param {Desk} desk */
function turnSum(desk) {
  const { t, now, picks, ride, table } = desk;
  if (!now.subject) return undefined;
  const title = heading(desk, now.subject);
  const parts = picks.sources.map((source) => table.components.sources[source]);
  if (picks.sources.length < 2 || !ride) {
    const ground = now.view.outlook?.dice?.lines.at(-1);
    const rows = [...parts.map((part) => sourceRow(desk, part)), ...(ground ? [groundRow(desk, ground)] : [])];
    const open = t(picks.sources.length < 2 ? "ui-sum-pick" : "ui-bar-second-asked");
    return calc(desk, { title, clause: "UR-5.1", rows, note: open });
  }
  const move = ride.total[1] ? range(...ride.total) : t("ui-sum-off");
  const rows = rideRows(desk, ride);
  return calc(desk, { title, clause: "UR-5.3", rows, total: [t("ui-may-move"), move], note: turnNote(desk, ride) });
}

/** @param {Desk} desk @param {RidePreview} ride @returns {Row[]} */
function rideRows(desk, ride) {
  const { t, names } = desk;
  const args = { seven: names.seven, percent: percentOf(ride.seven) };
  const seven = ride.seven[0] ? t("ui-sum-seven", args) : "";
  return ride.lines.map((part, i) => {
    if (part.what === "throw") return [t("ui-sum-throw"), seven, rangeOf(part.value), part.clause];
    return i < 2 ? sourceRow(desk, part) : groundRow(desk, part);
  });
}

/**
 * Name the riders that might follow, those that may not, and where the road is blocked.
 * @param {Desk} desk @param {RidePreview} ride
 */
function turnNote(desk, ride) {
  const { t, now, picks, names } = desk;
  const notes = [];
  const behind = now.riders.get(now.view.outlook?.follower ?? 0);
  if (behind) {
    const args = { rider: behind.number, who: names.person(behind.seat) };
    notes.push(t(picks.breakaway ? "ui-sum-breakaway" : "ui-sum-behind", args));
  } else if (picks.breakaway) notes.push(t("ui-sum-breakaway-alone"));
  const far = Math.max(0, ...desk.targets.map((one) => one.distance));
  if (far < ride.total[1] && now.reach.size) notes.push(t("ui-sum-blocked", { distance: far }));
  if (ride.off[0]) notes.push(t("ui-sum-may-fall-off", { percent: percentOf(ride.off) }));
  return notes.join(" ");
}

/**
 * The exact sum after the roll; while it is staged, only the lines that have been shown.
 * @param {Desk} desk @param {Throw} made @param {import("./animation_state.js").Roll|null} [roll]
 */
function throwSum(desk, made, roll = null) {
  const { t, now } = desk;
  const rider = now.riders.get(made.rider);
  if (!rider) return undefined;
  const move = made.allowance !== null && made.allowance > 0 ? made.allowance : t("ui-sum-off");
  const rows = made.lines.slice(0, roll?.rows).map((part) => madeRow(desk, made, part));
  const rides = rider === now.subject && now.phase !== "turn";
  return calc(desk, {
    title: rides ? heading(desk, rider) : t("ui-sum-last", { rider: rider.number }),
    clause: "UR-5.3",
    rows,
    total: made.allowance === null || (roll && !roll.total) ? null : [t("ui-may-move"), move],
    note: roll ? "" : chosenNote(desk),
  });
}

/** @param {Desk} desk @param {Throw} made @param {Line} part @returns {Row} */
function madeRow(desk, made, part) {
  const { t, names } = desk;
  const { what, value, clause } = part;
  const { seven } = names;
  if (what === DIE) return [capital(names.source(what)), "", rangeOf(value), clause];
  if (what === CHEAT)
    return [capital(names.source(what)), t("ui-sum-photo-drawn", { photo: part.photo ?? "" }), rangeOf(value), clause];
  if (what in names.kinds) return [capital(names.source(what)), t("ui-sum-card-spent"), rangeOf(value), clause];
  if (what === "throw") {
    const plain = clause === "UR-5.2" ? t("ui-sum-no-seven", { seven }) : "";
    return [t("ui-sum-throw"), made.card ? t("ui-sum-seven-drawn", { seven }) : plain, rangeOf(value), clause];
  }
  if (what in names.cards) {
    const from = part.die ? t("ui-sum-extra-die", { die: part.die }) : t("ui-sum-action-card");
    return [names.cardTitle(what), from, value ? cardChange(made) || rangeOf(value) : "\u2013", clause];
  }
  return groundRow(desk, part);
}

/** @param {Desk} desk */
const crashNote = ({ t, now: { crash } }) =>
  crash.length ? t("ui-sum-crash", { riders: crash.map((one) => one.rider).join(", "), count: crash.length }) : "";

/** @param {Desk} desk */
function chosenNote(desk) {
  const { t, now, chosen } = desk;
  if (now.phase !== "move" || !chosen) return crashNote(desk);
  const { node, distance } = chosen;
  const home = endsHome(desk, node.key);
  return t(home ? "ui-sum-chosen-home" : "ui-sum-chosen", { lane: node.lane, distance, ground: endsAt(desk, node) });
}

/** The spaces and points of a draft. @param {Desk} desk */
function draftSum(desk) {
  const { t, now, names } = desk;
  const { draft } = now.view;
  const leader = draft && now.riders.get(draft.leader);
  if (!leader) return undefined;
  const moved = now.last.length ? now.last.length - 1 : draft.distance;
  const text = leader.place ? t("ui-place-long", { place: leader.place }) : names.person(leader.seat);
  const behind = t("ui-sum-behind-leader", { rider: draft.leader });
  const stake = stakeText(desk);
  /** @type {Row[]} */
  const rows = [
    [t("ui-sum-leader-moved", { rider: draft.leader }), text, t("ui-spaces", { distance: moved }), "UR-7.1"],
    [t("ui-sum-drafter-needs", { rider: draft.rider }), behind, t("ui-spaces", { distance: draft.distance }), "UR-7.4"],
  ];
  if (stake) rows.push([t("ui-sum-stake"), "", stake, "UR-11.3"]);
  const title = t("ui-sum-draft", { rider: draft.rider });
  return calc(desk, { title, clause: "UR-7.1", rows });
}

/** The start: the throws of all seats, and the seat that places. @param {Desk} desk */
function placingSum(desk) {
  const { t, now, names, table } = desk;
  const { doc } = table;
  const known = table.history.filter((one) => one.seq <= doc.seq);
  const starter = known.findLast((one) => one.event === "starter_found");
  const behind = (/** @type {number|null|undefined} */ who) =>
    ((who ?? 0) - (starter?.who ?? 0) + doc.seats.length) % doc.seats.length;
  const rolled = known
    .filter((one) => one.event === "start_rolled" && one.seq === starter?.seq)
    .sort((a, b) => behind(a.who) - behind(b.who)); // in the order of placing, clockwise
  const rows = rolled.map(({ who, one = 0, two = 0, sum: both = 0 }) => {
    const how = t(who === starter?.who ? "ui-sum-rolled-starts" : "ui-sum-rolled", { one, two });
    return /** @type {Row} */ ([names.person(who ?? 0), how, both, "UR-3.3"]);
  });
  const { seven } = names;
  const help = starter
    ? t("ui-sum-clockwise", { who: names.person(starter.who ?? 0), seven })
    : t("ui-sum-placing-help", { riders: now.riders.size, seven });
  return calc(desk, { title: t("ui-sum-placing"), clause: "UR-3.3", rows, note: help });
}

/** The number of cards kept for each rider of the team in the tray. @param {Desk} desk */
function keepSum(desk) {
  const team = keepingOf(desk);
  if (!team) return undefined;
  const { t } = desk;
  const rows = [1, 2, 3, 4, null].map((digit) => keptRow(desk, team, digit));
  return calc(desk, { title: t("ui-sum-keep"), clause: "UR-3.4", rows, note: t("ui-sum-keep-note") });
}

/** @param {Desk} desk @param {string} team @param {number|null} digit null: the green cards @returns {Row} */
function keptRow({ t, now, names, picks }, team, digit) {
  const held = (now.view.teams[team].choosing ? now.view.kept : now.view.hand)?.[team] ?? {};
  const kinds = Object.keys(names.kinds).filter((kind) => names.kinds[kind].rider === digit);
  const count = kinds.reduce((sofar, kind) => sofar + (held[kind] ?? 0) + (picks.keep[`${team}/${kind}`] ?? 0), 0);
  return [digit ? capital(names.role(digit)) : t("ui-card-kind-free"), "", count, "UR-8.3"];
}

/** @param {Line["value"]} value */
const rangeOf = (value) => (value ? range(...value) : "");

// The calculation at the top of the rail: every part of a throw by name, or what a question weighs.
import { html } from "lit-html";
import { range, signed } from "stadion/kit/numbers.js";
import { capital } from "stadion/kit/words.js";
import { CHEAT, DIE } from "./choices.js";
import { percentOf } from "./looked.js";
import { stakeText } from "./traintray.js";
import { startsOn } from "./tray.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Line} Line
 * @typedef {import("./view.d.ts").RidePreview} RidePreview
 * @typedef {import("./view.d.ts").Terrain} Terrain
 * @typedef {import("./view.d.ts").Throw} Throw
 */

/** @param {Desk} desk */
export function sum(desk) {
  const { now } = desk;
  if (now.phase === "over") return undefined;
  if (now.phase === "place") return placingSum(desk);
  if (now.phase === "keep") return keepSum(desk);
  if (now.phase === "draft") return draftSum(desk);
  if (now.phase === "turn" && now.mine) return turnSum(desk);
  return now.view.throw ? throwSum(desk, now.view.throw) : undefined;
}

/** The card of the rail: heading, lines, total, a note. */
const calc = (
  desk,
  title,
  clause,
  lines,
  total,
  note,
  extra = "",
) => html`<section class="card calc" aria-label=${title}>
  <h2>${title} <a class="sm why" href=${desk.table.rule(clause)} target="_blank" rel="noopener">${desk.t("ui-why")}</a></h2>
  ${extra}
  <dl>${lines.filter(Boolean).map(([name, small, value, cls = ""]) => html`<dt class=${cls}>${name} ${small ? html`<small>${small}</small>` : ""}</dt><dd class=${cls}>${value}</dd>`)}</dl>
  ${total ? html`<div class="tot"><span>${total[0]}</span><b class="num">${total[1]}</b></div>` : ""}
  ${note ? html`<div class="prev">${note}</div>` : ""}
</section>`;

const heading = ({ t, names }, rider) => t("ui-sum-rider", { rider: rider.number, role: names.role(rider.digit) });

/**
 * A line as it is drawn: its name, a note, what it adds.
 * @typedef {[name: unknown, note: unknown, value: unknown, css?: string]} Row
 */

/** A source before it is rolled. @param {Desk} desk @param {Line} line @returns {Row} */
function sourceRow({ t, names }, { what, value }) {
  if (what === DIE) return [t("ui-sum-die"), "", rangeOf(value), "dice"];
  return [capital(names.source(what)), t(what === CHEAT ? "ui-sum-photo" : "ui-sum-card"), rangeOf(value)];
}

/** The ground on which the rider stands. @param {Desk} desk @param {Line} line @returns {Row} */
function groundRow({ t, names, now }, { what, number = 0, value }) {
  const terrain = names.terrain({ terrain: /** @type {Terrain} */ (what), number });
  return [now.rules.terrain ? capital(terrain) : t("ui-asphalt-basic"), t("ui-sum-ground"), signed(value?.[0] ?? 0)];
}

/** Before the roll: the parts as a range. @param {Desk} desk */
function turnSum(desk) {
  const { t, now, picks, ride } = desk;
  if (!now.subject) return undefined;
  const title = heading(desk, now.subject);
  const parts = picks.sources.flatMap((source) => now.view.outlook?.sources?.[source] ?? []);
  if (picks.sources.length < 2 || !ride) {
    const ground = now.view.outlook?.dice?.lines.at(-1);
    const rows = [...parts.map((line) => sourceRow(desk, line)), ground ? groundRow(desk, ground) : null];
    return calc(desk, title, "UR-5.1", rows, null, t(picks.sources.length < 2 ? "ui-sum-pick" : "ui-bar-second-asked"));
  }
  const total = ride.total[1] ? range(...ride.total) : t("ui-sum-off");
  return calc(desk, title, "UR-5.3", rideRows(desk, ride), [t("ui-may-move"), total], turnNote(desk, ride));
}

/** @param {Desk} desk @param {RidePreview} ride @returns {Row[]} */
function rideRows(desk, ride) {
  const { t } = desk;
  const seven = ride.seven[0] ? t("ui-sum-seven", { percent: percentOf(ride.seven) }) : "";
  return ride.lines.map((line, i) => {
    if (line.what === "throw") return [t("ui-sum-throw"), seven, rangeOf(line.value)];
    return i < 2 ? sourceRow(desk, line) : groundRow(desk, line);
  });
}

/** Who might follow, who may not, and where the road is blocked. @param {Desk} desk @param {RidePreview} ride */
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

/** After the roll: the exact sum, frozen. @param {Desk} desk @param {Throw} made */
function throwSum(desk, made) {
  const { t, now } = desk;
  const rider = now.riders.get(made.rider);
  if (!rider) return undefined;
  const move = made.allowance !== null && made.allowance > 0 ? made.allowance : t("ui-sum-off");
  const total = made.allowance === null ? null : [t("ui-may-move"), move];
  const rows = made.lines.map((line) => madeRow(desk, made, line));
  return calc(desk, heading(desk, rider), "UR-5.3", rows, total, chosenNote(desk));
}

/** @param {Desk} desk @param {Throw} made @param {Line} line @returns {Row} */
function madeRow(desk, made, line) {
  const { t, names } = desk;
  const { what, value } = line;
  if (what === DIE) return [capital(names.source(what)), "", rangeOf(value)];
  if (what === CHEAT)
    return [capital(names.source(what)), t("ui-sum-photo-drawn", { photo: line.photo ?? "" }), rangeOf(value)];
  if (what in names.kinds) return [capital(names.source(what)), t("ui-sum-card-spent"), rangeOf(value)];
  if (what === "throw") {
    const plain = line.clause === "UR-5.2" ? t("ui-sum-no-seven") : "";
    return [t("ui-sum-throw"), made.card ? t("ui-sum-seven-drawn") : plain, rangeOf(value)];
  }
  if (what in names.cards) {
    const note = line.die ? t("ui-sum-extra-die", { die: line.die }) : t("ui-sum-action-card");
    return [names.cardTitle(what), note, value ? rangeOf(value) : "\u2013"];
  }
  return groundRow(desk, line);
}

function chosenNote(desk) {
  const { t, now, chosen } = desk;
  if (now.phase !== "move" || !chosen)
    return now.crash.length ? t("ui-sum-crash", { riders: now.crash.map((one) => one.rider).join(", ") }) : "";
  return t("ui-sum-chosen", { lane: chosen.node.lane, distance: chosen.distance, ground: startsOn(desk, chosen.node) });
}

/** Draft or ride later, side by side. */
function draftSum(desk) {
  const { t, now, names } = desk;
  const { draft } = now.view;
  const [asked, leader] = [now.riders.get(draft.rider), now.riders.get(draft.leader)];
  const [least, most] = draft.later.total;
  const best = draft.stake.find((one) => one.points);
  const extra = html`<div class="cmp"><div><h3>${t("ui-cmp-draft")}</h3><b class="big">${best ? best.points : draft.distance}</b>${best ? t("ui-cmp-certain-points") : t("ui-cmp-certain", { distance: draft.distance })}</div>
    <div><h3>${t("ui-cmp-later")}</h3><b class="big">${range(least, most)}</b>${t("ui-cmp-two-dice", { terrain: asked.node ? names.terrain(asked.node.space, now.rules.terrain) : "" })}</div></div>`;
  return calc(
    desk,
    t("ui-sum-draft", { rider: draft.rider }),
    "UR-7.1",
    [
      [
        t("ui-sum-leader-moved", { rider: draft.leader }),
        leader.place ? t("ui-place-long", { place: leader.place }) : names.person(leader.seat),
        t("ui-spaces", { distance: now.last.length ? now.last.length - 1 : draft.distance }),
      ],
      [
        t("ui-sum-drafter-needs", { rider: draft.rider }),
        t("ui-sum-behind-leader", { rider: draft.leader }),
        t("ui-spaces", { distance: draft.distance }),
      ],
      stakeText(desk) ? [t("ui-sum-stake"), "", stakeText(desk)] : null,
    ],
    null,
    "",
    extra,
  );
}

/** The start: who threw what, and who places. */
function placingSum(desk) {
  const { t, now, names, table } = desk;
  const known = table.history.filter((one) => one.seq <= table.doc.seq);
  const starter = known.findLast((one) => one.event === "starter_found");
  const rolled = known.filter((one) => one.event === "start_rolled" && one.seq === starter?.seq);
  return calc(
    desk,
    t("ui-sum-placing"),
    "UR-3.3",
    rolled.map((one) => [
      names.person(one.who),
      one.who === starter?.who
        ? t("ui-sum-rolled-starts", { one: one.one, two: one.two })
        : t("ui-sum-rolled", { one: one.one, two: one.two }),
      one.sum,
    ]),
    null,
    starter
      ? t("ui-sum-clockwise", { who: names.person(starter.who) })
      : t("ui-sum-placing-help", { riders: now.riders.size }),
  );
}

/** How many cards of each rider are kept. */
function keepSum(desk) {
  const { t, now, names, picks } = desk;
  const chosen = (team) => (now.view.teams[team].choosing ? now.view.kept : now.view.hand)[team];
  const lines = Object.keys(now.view.kept ?? {}).flatMap((team) =>
    [1, 2, 3, 4, null].map((digit) => {
      const count = Object.entries(names.kinds)
        .filter(([, kind]) => kind.rider === digit)
        .reduce((total, [kind]) => total + (chosen(team)[kind] ?? 0) + (picks.keep[`${team}/${kind}`] ?? 0), 0);
      return [digit ? capital(names.role(digit)) : t("ui-card-kind-free"), "", count];
    }),
  );
  return lines.length ? calc(desk, t("ui-sum-keep"), "UR-3.4", lines, null, t("ui-sum-keep-note")) : undefined;
}

/** @param {Line["value"]} value */
const rangeOf = (value) => (value ? range(...value) : "");

// The calculation at the top of the rail: every part of a throw by name, or what a question weighs.
import { html } from "lit-html";
import { DIE, CHEAT, changeOf, outlook, valuesOf } from "./choices.js";
import { plusMinus, range } from "./names.js";
import { groundOf } from "./targets.js";
import { stakeText } from "./traintray.js";
import { startsOn } from "./tray.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function sum(desk) {
  const { now } = desk;
  if (now.phase === "over") return undefined;
  if (now.phase === "place") return placingSum(desk);
  if (now.phase === "keep") return keepSum(desk);
  if (now.phase === "draft") return draftSum(desk);
  if (now.phase === "turn" && now.mine) return turnSum(desk);
  return now.view.throw ? throwSum(desk) : undefined;
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

/** Before the roll: the parts as a range. */
function turnSum(desk) {
  const { t, now, names, picks } = desk;
  const ground = groundOf(now);
  const lines = picks.sources.map((source) => {
    const [low, high] = valuesOf(source, names.kinds);
    return source === DIE
      ? [t("ui-sum-die"), "", range(low, high), "dice"]
      : [capital(names.source(source)), t(source === CHEAT ? "ui-sum-photo" : "ui-sum-card"), low];
  });
  if (picks.sources.length < 2)
    return calc(
      desk,
      heading(desk, now.subject),
      "UR-5.1",
      [...lines, terrainLine(desk, ground)],
      null,
      t("ui-sum-pick"),
    );
  const sums = outlook(picks.sources, names.kinds, ground);
  const seven = now.view.round > 1 && sums.maySeven ? t("ui-sum-seven") : "";
  return calc(
    desk,
    heading(desk, now.subject),
    "UR-5.3",
    [...lines, [t("ui-sum-throw"), seven, range(sums.least, sums.most)], terrainLine(desk, ground)],
    [t("ui-may-move"), sums.to ? range(sums.from, sums.to) : t("ui-sum-off")],
    turnNote(desk, sums),
  );
}

const terrainLine = ({ t, names, now }, ground) => [
  now.rules.terrain ? capital(names.terrain(ground)) : t("ui-asphalt-basic"),
  t("ui-sum-ground"),
  plusMinus(changeOf(ground)),
];

/** Who might follow, who may not, and where the road is blocked. */
function turnNote(desk, sums) {
  const { t, now, picks, names } = desk;
  const notes = [];
  const there = desk.course.behind(now.subject.node);
  const behind = [...now.riders.values()].find((one) => one.node && one.node === there);
  if (behind && !behind.played && behind.state === "racing") {
    const args = { rider: behind.number, who: names.person(behind.seat) };
    if (picks.breakaway) notes.push(t("ui-sum-breakaway", args));
    else notes.push(t("ui-sum-behind", args));
  } else if (picks.breakaway) notes.push(t("ui-sum-breakaway-alone"));
  const far = Math.max(0, ...desk.targets.map((one) => one.distance));
  if (sums.to > 0 && far < sums.to && now.reach.size) notes.push(t("ui-sum-blocked", { distance: far }));
  if (sums.least + sums.change <= 0) notes.push(t("ui-sum-may-fall-off"));
  return notes.join(" ");
}

/** After the roll: the exact sum, frozen. */
function throwSum(desk) {
  const { t, now, names } = desk;
  const made = now.view.throw;
  const rider = now.riders.get(made.rider);
  const part = (i) => [
    capital(names.source(made.sources[i])),
    made.sources[i] === DIE
      ? ""
      : made.sources[i] === CHEAT
        ? t("ui-sum-photo-drawn", { photo: made.photos[i] ?? made.photos[0] ?? "" })
        : t("ui-sum-card-spent"),
    made.values[i],
  ];
  const seven = made.card ? t("ui-sum-seven-drawn") : now.view.round > 1 ? t("ui-sum-no-seven") : "";
  const lines = [part(0), part(1), [t("ui-sum-throw"), seven, made.sum]];
  if (made.card)
    lines.push([
      names.cardTitle(made.card),
      made.die ? t("ui-sum-extra-die", { die: made.die }) : t("ui-sum-action-card"),
      made.allowance === null ? "–" : made.total,
    ]);
  const total =
    made.allowance === null ? null : [t("ui-may-move"), made.allowance > 0 ? made.allowance : t("ui-sum-off")];
  if (made.allowance !== null)
    lines.push([
      now.rules.terrain ? capital(names.terrain(made)) : t("ui-asphalt-basic"),
      t("ui-sum-ground"),
      plusMinus(changeOf(made)),
    ]);
  return calc(desk, heading(desk, rider), "UR-5.3", lines, total, chosenNote(desk));
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
  const later = outlook(
    [DIE, DIE],
    names.kinds,
    now.rules.terrain && asked.node ? asked.node.space : { terrain: "asphalt", number: 0 },
  );
  const best = draft.stake.find((one) => one.points);
  const extra = html`<div class="cmp"><div><h3>${t("ui-cmp-draft")}</h3><b class="big">${best ? best.points : draft.distance}</b>${best ? t("ui-cmp-certain-points") : t("ui-cmp-certain", { distance: draft.distance })}</div>
    <div><h3>${t("ui-cmp-later")}</h3><b class="big">${later.to ? range(later.from, later.to) : "0"}</b>${t("ui-cmp-two-dice", { terrain: asked.node ? names.terrain(asked.node.space, now.rules.terrain) : "" })}</div></div>`;
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

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

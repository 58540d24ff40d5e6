// A long pass thought through: where it lands for every number, and whose the ball is then.
import { html } from "lit-html";

/** @param {any} now @param {any} table @param {string | null} target */
export function flightOf(now, table, target) {
  const offered = now.kinds("long_pass").some((one) => one.to === target);
  if (!offered || !now.holder) return null;
  const { value } = now.view.odds.long_pass;
  const chart = table.components.deviation.table;
  const misses = [];
  for (let roll = Math.max(1, value + 1); roll <= 20; roll += 1) {
    const { via, end } = now.pitch.deviated(chart, target, roll, now.holder.seat);
    misses.push({ roll, via, end, ...landing(now, table, end) });
  }
  return { hit: landing(now, table, target), misses };
}

/** Who would have a ball that comes down there: a look, not a ruling. */
function landing(now, table, hex) {
  const { t } = table;
  const seat = now.holder.seat;
  const goal = now.pitch.goals.indexOf(hex);
  if (goal >= 0) return whose(table, seat, goal, t("ui-land-keeper"));
  const mate = now.standing(hex, seat);
  const opponent = now.standing(hex, 1 - seat);
  if (mate && opponent && !opponent.acted)
    return { mine: true, text: html`${mate.short}, <b>${t("ui-land-may-clear", { name: opponent.short })}</b>` };
  if (mate) return whose(table, seat, seat, mate.short);
  if (opponent) return whose(table, seat, 1 - seat, opponent.short);
  const nearest = [seat, 1 - seat].map((side) =>
    Math.min(
      99,
      ...now
        .squad(side)
        .filter((one) => one.hex && !one.fallen)
        .map((one) => now.pitch.distance(one.hex, hex)),
    ),
  );
  return whose(
    table,
    seat,
    nearest[0] <= nearest[1] ? seat : 1 - seat,
    t(nearest[0] === nearest[1] ? "ui-land-level" : "ui-land-loose"),
  );
}

const whose = ({ t, name, me }, seat, owner, who) => ({
  mine: owner === seat,
  text: html`${who}: <b>${owner === me ? t("ui-yours") : t("ui-theirs", { name: name(owner) })}</b>`,
});

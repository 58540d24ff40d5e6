// The tray under the action bar: what can be picked in the open decision.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { printed } from "./course.js";
import { finaleOf } from "./late.js";
import { framed, token } from "./parts.js";
import { endsHome, followText, stakeWords, stakesAt } from "./stakes.js";
import { ENERGY, handTray, roleOf } from "./handtray.js";
import { draftTray, swapTray } from "./traintray.js";
import { keepTray } from "./keeptray.js";
import { sourceTray } from "./sourcetray.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function tray(desk) {
  const { now } = desk;
  if (!desk.table.live) return handTray(desk); // whose position it was: nobody decides there
  const last = finaleOf(desk)?.lastTray(desk);
  if (last) return last;
  if (now.phase === "keep") return keepTray(desk);
  if (now.phase === "draft") return draftTray(desk);
  if (now.phase === "swap_reply") return swapTray(desk);
  if (!now.mine) return handTray(desk);
  switch (now.phase) {
    case "place":
      return placeTray(desk);
    case "turn":
      return sourceTray(desk);
    case "move":
      return moveTray(desk);
    case "lose_card":
    case "gain_card":
      return cardTray(desk);
    default:
      return handTray(desk);
  }
}

/* ---- move: the different outcomes ---- */

/** @param {Desk} desk */
function moveTray(desk) {
  const { t, best } = desk;
  return framed(
    t("ui-tray-move"),
    html`<span class="others">${t("ui-tray-move-help")}</span>`,
    html`${best.map((one) => spaceCard(desk, one))}
    <button class="pc" type="button" @click=${() => desk.setUi({ list: !desk.ui.list })}>
      <span class="n">${t("ui-list-short")}</span><b>${t("ui-list")}</b><small>${t("ui-list-note")}</small></button>`,
  );
}

/** A space, with the consequences of riding there. @param {Desk} desk @param {import("./targets.js").LitTarget} one */
function spaceCard(desk, one) {
  const { t } = desk;
  const { distance, node } = one;
  return html`<button class="pc" type="button" data-node=${node.key}
      aria-pressed=${one === desk.chosen ? "true" : "false"}
      @click=${() => desk.choose(one)}>
    <span class="n">${distance}</span>
    <b>${endsHome(desk, node.key) ? t("ui-over-the-line") : t("ui-lane-spaces", { lane: node.lane, distance })}</b>
    ${keyedContent(html`<small>${outcome(desk, node)}</small>`)}</button>`;
}

/**
 * The prize or the ground of a space, and who may follow there.
 * @param {Desk} desk @param {import("./course.js").Node} node
 */
function outcome(desk, node) {
  const follows = followText(desk, desk.now.view.outlook?.followed?.[node.key], "ui-may-follow");
  return [endsAt(desk, node), follows].filter(Boolean).join("; ");
}

/**
 * The prize of a space behind a line, else what it does next round.
 * @param {Desk} desk @param {import("./course.js").Node} node
 */
export function endsAt(desk, node) {
  const stake = stakeWords(desk, stakesAt(desk, node.key));
  if (endsHome(desk, node.key)) return stake;
  return [stake, startsOn(desk, node)].filter(Boolean).join("; ");
}

/** "uphill 2": the ground of a space. @param {Desk} desk @param {import("./course.js").Node} node */
export const groundOf = ({ t, names, now }, node) =>
  now.rules.terrain && printed(node.space) ? names.terrain(node.space) : t("ui-asphalt");

/**
 * Say what the space does next round, and which rider is in front.
 * @param {Desk} desk @param {import("./course.js").Node} node
 */
function startsOn({ t, names, now, course }, node) {
  const ahead = [...now.riders.values()].find(
    (one) => one.node && one.state !== "dismounted" && course.behind(one.node) === node,
  );
  const ground =
    now.rules.terrain && printed(node.space)
      ? t("ui-starts-on", { terrain: names.terrain(node.space) })
      : t("ui-starts-flat");
  return ahead ? t("ui-starts-behind", { ground, rider: ahead.number }) : ground;
}

/* ---- place, cards, and the hand of who only watches ---- */

/** @param {Desk} desk */
function placeTray(desk) {
  const { t, now, actions } = desk;
  const team = now.view.placing?.team;
  const free = new Set(actions.flatMap((one) => (one.type === "place" ? one.rider : [])));
  const own = [...now.riders.values()]
    .filter((one) => one.team === team)
    .sort((a, b) => Number(free.has(b.number)) - Number(free.has(a.number)) || a.number - b.number);
  const placed = own.filter((one) => one.node).map((one) => one.number);
  return framed(
    t("ui-tray-place"),
    html`<span class="others">${placed.length ? t("ui-tray-placed", { riders: placed.join(", ") }) : ""}</span>`,
    own.map((one) => riderCard(desk, one, free.has(one.number))),
  );
}

/** The energy cards that only this rider may use (UR-8.3). @param {Desk} desk @param {number} digit */
function ownCards({ table }, digit) {
  const kinds = Object.values(table.components.energy_cards.kinds).filter((kind) => kind.rider === digit);
  const values = kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind.value));
  return { count: values.length, values: values.sort((a, b) => a - b).join(", ") };
}

/**
 * A rider to be placed, or their place on the grid.
 * @param {Desk} desk @param {import("./reading.js").Rider} one @param {boolean} free
 */
function riderCard(desk, one, free) {
  const { t, names, picks } = desk;
  const choose = (/** @type {Event} */ { currentTarget }) =>
    free ? desk.pick({ rider: one.number, target: sameSpace(desk, one.number) }) : inVain(desk, one, currentTarget);
  const where = one.node
    ? t("ui-lane-row", { lane: one.node.lane, row: desk.rowOf(one.node) })
    : t("ui-own-cards", ownCards(desk, one.digit));
  return html`<button class="pc" type="button" aria-pressed=${picks.rider === one.number ? "true" : "false"}
      aria-disabled=${free ? nothing : "true"} data-drag=${free ? "confirm" : nothing} @take=${choose}
      @click=${choose}>
    <span class="n">${token(one)}</span><b>${one.number}, ${names.role(one.digit)}</b><small>${where}</small></button>`;
}

/**
 * Ask why a rider on the grid cannot be placed again.
 * @param {Desk} desk @param {import("./reading.js").Rider} one @param {unknown} at
 */
const inVain = ({ table, picks }, { number: rider }, at) =>
  table.askWhy({ type: "place", rider, space: picks.target ?? "" }, /** @type {Element} */ (at));

/**
 * Another rider for the same space of the start grid, if that is offered.
 * @param {Desk} desk @param {number} rider
 */
function sameSpace({ actions, picks }, rider) {
  const spaces = actions.flatMap((one) => (one.type === "place" && one.rider === rider ? one.space : []));
  return spaces.find((space) => space === picks.target) ?? spaces[0] ?? null;
}

/** @param {Desk} desk */
function cardTray(desk) {
  const { t, now, names, picks, actions } = desk;
  const kinds = actions.flatMap((one) => (one.type === now.phase && "card" in one ? one.card : []));
  return framed(
    t(`ui-tray-${now.phase.replace("_", "-")}`),
    "",
    kinds.map((card) => {
      const { rider, value } = names.kinds[card];
      return html`<button class="pc ${rider ? "blue" : "green"}" type="button" data-card=${card} data-rule=${ENERGY}
        aria-pressed=${picks.card === card ? "true" : "false"} @click=${() => desk.pick({ card })}>
      <span class="n">${value}</span><b>${t(roleOf({ rider }, "card-kind"))}</b>
      <small>${t("ui-note-pick")}</small></button>`;
    }),
  );
}

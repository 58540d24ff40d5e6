// The board as a list: the same spaces with the same buttons, for those who do not use the picture.
import { html } from "lit-html";
import { onRoad } from "./standing.js";
import { stakeWords, stakesAt } from "./stakes.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./targets.js").LitTarget} LitTarget
 */

/** @param {Desk} desk */
export function spaceList(desk) {
  const { t, targets } = desk;
  const head = ["lane", "distance", "terrain", "beside"].map((id) => html`<th>${t(`ui-list-${id}`)}</th>`);
  const sorted = [...targets].sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane);
  return html`<div class="listv" role="region" aria-label=${t("ui-list")}>
    <div class="row between"><h2>${t("ui-list")}</h2>
      <button class="btn" type="button" @click=${() => desk.setUi({ list: false })}>${t("ui-list-close")}</button></div>
    <table class="pt"><thead><tr>${head}<th><span class="vh">${t("ui-list-choose")}</span></th></tr></thead>
    <tbody>${sorted.map((one) => row(desk, one))}</tbody></table></div>`;
}

/** @param {Desk} desk @param {LitTarget} one */
function row(desk, one) {
  const { t, names, now, picks } = desk;
  const stake = stakeWords(desk, stakesAt(desk, one.node.key));
  const choose = () => {
    desk.choose(one);
    desk.setUi({ list: false });
  };
  const button = html`<button class="btn" type="button" @click=${choose}>${t("ui-list-choose")}</button>`;
  return html`<tr class=${one.node.key === picks.target ? "mine" : ""}>
    <td>${one.node.lane}</td><td>${one.distance || "–"}</td>
    <td>${stake || names.terrain(one.node.space, now.rules.terrain)}</td><td>${beside(desk, one) || "–"}</td>
    <td>${one.light === "legal" ? button : t(`ui-lit-short-${one.light}`)}</td></tr>`;
}

/** The riders next to a space: behind, in front, at its sides. @param {Desk} desk @param {LitTarget} lit */
const beside = (desk, { node }) =>
  onRoad(desk)
    .filter(
      (one) =>
        one.state !== "dismounted" &&
        (one.node === desk.course.behind(node) ||
          desk.course.behind(one.node) === node ||
          node.space.sides.some((id) => one.node.key === `${node.leg}:${id}`)),
    )
    .map((one) => one.number)
    .join(", ");

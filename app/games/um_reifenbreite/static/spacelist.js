// The board as a list: the same spaces with the same buttons, for those who do not use the picture.
import { html } from "lit-html";
import { onRoad } from "./pieces.js";

/** @param {import("./desk.js").Desk} desk @param {() => void} close */
export function spaceList(desk, close) {
  const { t, targets, names, now, course } = desk;
  const beside = (node) =>
    onRoad(desk)
      .filter(
        (one) =>
          one.state !== "dismounted" &&
          (one.node === course.behind(node) ||
            course.behind(one.node) === node ||
            node.space.sides.some((id) => one.node.key === `${node.leg}:${id}`)),
      )
      .map((one) => one.number)
      .join(", ");
  const sorted = [...targets].sort((a, b) => b.node.p1 - a.node.p1 || a.node.lane - b.node.lane);
  return html`<div class="listv" role="region" aria-label=${t("ui-list")}>
    <div class="row between"><h2>${t("ui-list")}</h2><button class="btn" type="button" @click=${close}>${t("ui-list-close")}</button></div>
    <table class="pt"><thead><tr><th>${t("ui-list-lane")}</th><th>${t("ui-list-distance")}</th><th>${t("ui-list-terrain")}</th><th>${t("ui-list-beside")}</th><th><span class="vh">${t("ui-list-choose")}</span></th></tr></thead>
    <tbody>${sorted.map(
      (one) => html`<tr class=${one.node.key === desk.picks.target ? "mine" : ""}>
      <td>${one.node.lane}</td><td>${one.distance || "–"}</td><td>${names.terrain(one.node.space, now.rules.terrain)}</td><td>${beside(one.node) || "–"}</td>
      <td>${
        one.light === "legal"
          ? html`<button class="btn" type="button" @click=${() => {
              desk.choose(one);
              close();
            }}>${t("ui-list-choose")}</button>`
          : t(`ui-lit-short-${one.light}`)
      }</td></tr>`,
    )}
    </tbody></table></div>`;
}

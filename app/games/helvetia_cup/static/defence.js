// The defensive decision: its buttons, and what each way to defend may bring, side by side.
import { html, nothing } from "lit-html";
import { step } from "stadion/kit/bar.js";
import { asked, plain } from "./buttons.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function defenceBar(desk) {
  const { t, now } = desk;
  const { chances, penalty, pressure, from_here } = now.view.odds;
  const { steal, tackle, foul, falls } = chances;
  const name = now.short(now.view.holder);
  return {
    ...asked(desk),
    sentence: t("ui-defend", { name }),
    second: t(penalty ? "ui-tackle-penalty" : "ui-tackle-risks", { foul, falls }),
    buttons: [
      plain(desk, "none", t("ui-defend-none", { n: pressure }), {
        key: "N",
        effect: from_here ? t("ui-press-effect", { a: from_here.free, b: from_here.pressed }) : t("ui-no-roll"),
      }),
      plain(desk, "tackle", t("ui-defend-tackle", { percent: tackle }), {
        key: "T",
        icon: "power",
        effect: t(penalty ? "ui-foul-penalty" : "ui-foul-free", { percent: foul }),
      }),
      plain(desk, "steal", t("ui-defend-steal", { percent: steal }), {
        key: "S",
        icon: "arm",
        effect: t("ui-defend-steal-effect"),
        short: { label: t("ui-defend-steal", { percent: steal }), effect: t("ui-rolls-effect") },
      }),
    ],
    steps: [step(t("ui-step-moved"), "done"), step(t("ui-step-defence"), "now"), step(t("ui-step-action"), "todo")],
  };
}

/**
 * The results of steal, tackle and pressure in percent; the row of a foul says when it is a penalty.
 * @param {Desk} desk
 */
export function defenceTable({ now, t, table }) {
  const { chances, penalty, pressure, spot } = now.view.odds;
  const { steal, tackle, foul, falls, off } = chances;
  const percent = (/** @type {number} */ n) => (n ? t("ui-percent", { percent: n }) : "–");
  const row = (/** @type {string} */ label, /** @type {string[]} */ cells, dire = false) =>
    html`<tr class=${dire ? "dire" : ""}><th scope="row">${label}</th>${cells.map(
      (one) => html`<td>${one}</td>`,
    )}</tr>`;
  const name = now.short(now.view.holder);
  return html`<table class="ways"><thead><tr><td></td>${["steal", "tackle", "pressure"].map(
    (way) => html`<th scope="col">${t(`ui-way-${way}`)}</th>`,
  )}</tr></thead><tbody>
    ${row(t("ui-row-won"), [percent(steal), percent(tackle), "–"])}
    ${row(t(penalty ? "ui-row-penalty" : "ui-row-foul"), ["–", percent(foul), "–"], penalty)}
    ${row(t("ui-row-fall"), ["–", percent(falls), "–"])}
    ${row(t("ui-row-kept", { name }), [percent(100 - steal), "–", t("ui-row-pressed", { n: pressure })])}
    ${row(t("ui-row-off"), ["–", percent(off), "–"])}</tbody></table>
    ${
      penalty && spot
        ? html`<div class="prev">${t("ui-penalty-note", { name: now.short(spot.f), percent: spot.goal })}
      <a href=${table.rule("HC-8.9")}>${t("ui-why")}</a></div>`
        : nothing
    }`;
}

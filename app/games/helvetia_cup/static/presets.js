// The formations to choose from, each as a small picture of the own half.
import { html, svg } from "lit-html";
import { PRESETS, arranged, lastFormation } from "./formation.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function presets(desk) {
  const { placed: now, table, t } = desk;
  const last = lastFormation(now, table);
  const known = PRESETS.map((id) => /** @type {const} */ ([id, arranged(now, id)]));
  const all = [...(last ? [/** @type {const} */ (["last", last])] : []), ...known];
  return html`<div class="tray-h"><b>${t("ui-formations")}</b></div>
    <div class="scroll-x forms">${all.map(([id, formation]) => key(desk, id, formation))}</div>`;
}

/** @param {Desk} desk @param {string} id @param {Record<string, string>} formation */
function key(desk, id, formation) {
  const { now, picks, t } = desk;
  const chosen = JSON.stringify(sorted(formation)) === JSON.stringify(sorted(picks.formation ?? {}));
  const dots = Object.values(formation).map((hex) => now.pitch.centre(hex));
  const left = now.view.placing?.seat === 0;
  return html`<button type="button" class="form-key" aria-pressed=${chosen} data-form=${id}
    @click=${() => desk.arrange(formation)}>
    <svg viewBox="${left ? 0 : 380} 0 420 496" aria-hidden="true"><rect x=${left ? 0 : 380} width="420" height="496"
      class="fg" />${dots.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="26" class="fd" />`)}</svg>
    <span><b>${t(`ui-form-${id}`)}</b><small>${t(`ui-form-${id}-about`)}</small></span></button>`;
}

/** @param {Record<string, string>} formation */
const sorted = (formation) => Object.entries(formation).sort(([a], [b]) => (a < b ? -1 : 1));

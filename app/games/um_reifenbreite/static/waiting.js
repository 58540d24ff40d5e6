// The action bar while others decide, and at the end.
import { winners } from "stadion/kit/bar.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("stadion/kit/table.d.ts").Bar} Bar
 */

/** The bar while another player decides. @param {Desk} desk @returns {Bar} */
export function waiting(desk) {
  const { t, now, names } = desk;
  const [seat] = now.decides;
  const who = now.decides.length === 1 ? names.person(seat) : "";
  const args = {
    who,
    rider: now.subject?.number ?? 0,
    leader: now.view.draft?.leader ?? 0,
    asks: now.view.swap?.rider ?? 0,
  };
  const key = now.phase.replace("_", "-");
  return {
    flag: who || t("ui-flag-wait"),
    kind: "wait",
    sentence: who ? t(`ui-wait-${key}`, args) : t("ui-wait-many", { phase: key }),
    ...(who ? { short: t(`ui-chip-${key}`, args) } : {}),
    second: desk.me === null ? t("ui-wait-watch") : t("ui-wait-nothing"),
    buttons: [],
  };
}

/** @param {Desk} desk */
export function overSentence({ t, names, now, table }) {
  const first = winners(table.doc);
  if (!first.length) return t("ui-over");
  const points = now.view.score[first[0]];
  return t(first.length > 1 ? "ui-over-shared" : "ui-over-won", {
    who: first.map((seat) => names.person(seat)).join(", "),
    points,
  });
}

// The trays of questions: the train of a draft, and the two riders of a swap.
import { html } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { range } from "stadion/kit/numbers.js";
import { averageOf, percentOf } from "./look_ahead.js";
import { framed, token } from "./parts.js";
import { followText, stakeWords } from "./stakes.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./reading.js").Rider} Rider
 * @typedef {import("./view.d.ts").Draft} Draft
 */

/** @param {Desk} desk */
export function draftTray(desk) {
  const { t, now } = desk;
  const { draft } = now.view;
  const asked = draft && now.riders.get(draft.rider);
  if (!asked) return undefined;
  if (now.mine) return bothWays(desk, draft);
  const next = now.riders.get(draft.next ?? 0);
  const mine = asked.seat === desk.me;
  const train = draft.train.flatMap((number) => now.riders.get(number) ?? []);
  const gain = t("ui-train-behind", { rider: draft.leader, distance: draft.distance });
  const drafter = piece(desk, asked, mine ? "ui-train-you" : "ui-train-asked", [
    stakeText(desk) || t("ui-spaces", { distance: draft.distance }),
    gain,
  ]);
  const after = next
    ? piece(desk, next, "ui-train-next", [
        t("ui-train-may", { who: desk.names.person(next.seat) }),
        t("ui-train-if", { rider: draft.rider }),
      ])
    : "";
  const cards = [train.slice(-2).map((one) => ridden(desk, one, one === train[0])), drafter, after];
  return framed(
    t("ui-tray-train", { rider: draft.train[0] }),
    "",
    html`${keyedContent(cards, [draft.train, draft.rider])}`,
  );
}

/**
 * The question: what is certain now, and what the rider's own throw may bring, side by side.
 * @param {Desk} desk @param {Draft} draft
 */
function bothWays(desk, draft) {
  const { t, table } = desk;
  const { leader, rider, distance, later, next } = draft;
  const stake = stakeText(desk);
  const follower = followText(desk, next, "ui-may-follow");
  const percent = percentOf(later.odds[distance - 1] ?? [0, 1]);
  const average = averageOf(later, table.lang);
  const off = later.off[0] ? t("ui-cmp-off", { percent: percentOf(later.off) }) : "";
  return framed(
    t("ui-bar-draft-short", { leader, rider }),
    alwaysSwitch(desk),
    html`${keyedContent(
      html`<div class="pc way"><span class="n">${distance}</span><b>${stake || t("ui-cmp-now", { distance })}</b>
          <small>${t("ui-cmp-certain")}</small><small>${follower}</small></div>
        <div class="pc way"><span class="n">${average}</span><b>${t("ui-cmp-later")}</b>
          <small>${t("ui-cmp-odds", { range: range(...later.total), distance, percent })}</small>
          <small>${off}</small></div>`,
      [draft.train, rider],
    )}`,
  );
}

/**
 * A rider of the train: the number, the part in the question, and two lines.
 * @param {Desk} desk @param {Rider} one @param {string} what @param {[string, string]} lines
 */
const piece = ({ t, me }, one, what, [line, note]) => html`<div
  class="pc ${one.seat === me && what !== "ui-train-next" ? "you" : ""}">
  <span class="n">${token(one)}<span class="cnt">${t(what)}</span></span><b>${line}</b><small>${note}</small></div>`;

/** A rider that has ridden already. @param {Desk} desk @param {Rider} one @param {boolean} first */
const ridden = (desk, one, first) => {
  const { t, names } = desk;
  const place = one.place ? t("ui-place-long", { place: one.place }) : names.person(one.seat);
  const note = one.place ? t("ui-points", { points: desk.placePoints(one.place) }) : t("ui-left", { left: one.left });
  return html`<div class="pc"><span class="n">${token(one)}
    <span class="cnt">${t(first ? "ui-train-rode" : "ui-train-drafted")}</span></span>
    <b>${place}</b><small>${note}</small></div>`;
};

/** The setting that always takes such a draft. @param {Desk} desk */
const alwaysSwitch = ({ t, table }) => html`<label class="sw">
  <input type="checkbox" .checked=${Boolean(table.preferences.get("alwaysDraft"))}
    @change=${() => always(table)}><i></i>
  ${t("ui-always-draft", { gain: ALWAYS })}</label>`;

/** @param {import("./view.d.ts").Table} table */
function always({ preferences, redraw }) {
  preferences.set("alwaysDraft", !preferences.get("alwaysDraft"));
  redraw();
}

/** The least gain in spaces of a draft that may be taken without asking. */
export const ALWAYS = 5;

/** The points that the asked rider would win at the lines. @param {Desk} desk */
export const stakeText = (desk) => stakeWords(desk, desk.now.view.draft?.stake ?? []);

/** @param {Desk} desk */
export function swapTray(desk) {
  const { t, now, names } = desk;
  const { swap } = now.view;
  const trade = [
    { one: now.riders.get(swap?.rider ?? 0), what: "ui-swap-asks" },
    { one: now.riders.get(swap?.asked ?? 0), what: "ui-swap-asked" },
  ];
  return framed(
    t("ui-tray-swap"),
    "",
    trade.map(({ one, what }) =>
      one?.node
        ? piece(desk, one, what, [names.person(one.seat), t("ui-name-where", { lane: one.node.lane, left: one.left })])
        : "",
    ),
  );
}

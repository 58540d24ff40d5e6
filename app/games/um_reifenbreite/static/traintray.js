// The trays of questions: the train of a draft, and the two riders of a swap.
import { html } from "lit-html";
import { framed, token } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk @param {{toggle: (key: string) => void}} hand */
export function draftTray(desk, hand) {
  const { t, now, table } = desk;
  const { draft } = now.view;
  const asked = now.riders.get(draft.rider);
  const train = draft.train.map((number) => now.riders.get(number));
  const next = draft.next === null ? null : now.riders.get(draft.next);
  const auto =
    asked.seat === desk.me && now.mine
      ? html`<label class="sw"><input type="checkbox" .checked=${Boolean(table.store.get("alwaysDraft"))}
    @change=${(event) => hand.toggle(event.target.checked)}><i></i>${t("ui-always-draft", { gain: ALWAYS })}</label>`
      : "";
  return framed(
    t("ui-tray-train", { rider: train[0].number }),
    auto,
    html`
    ${train.slice(-2).map(
      (
        one,
      ) => html`<div class="pc"><span class="n">${token(one)}<span class="cnt">${t(one === train[0] ? "ui-train-rode" : "ui-train-drafted")}</span></span>
      <b>${one.place ? t("ui-place-long", { place: one.place }) : desk.names.person(one.seat)}</b><small>${one.place ? t("ui-points", { points: desk.placePoints(one.place) }) : t("ui-left", { left: one.left })}</small></div>`,
    )}
    <div class="pc you"><span class="n">${token(asked)}<span class="cnt">${asked.seat === desk.me ? t("ui-train-you") : t("ui-train-asked")}</span></span>
      <b>${stakeText(desk) || t("ui-spaces", { distance: draft.distance })}</b><small>${t("ui-train-behind", { rider: draft.leader, distance: draft.distance })}</small></div>
    ${
      next
        ? html`<div class="pc"><span class="n">${token(next)}<span class="cnt">${t("ui-train-next")}</span></span>
      <b>${t("ui-train-may", { who: desk.names.person(next.seat) })}</b><small>${t("ui-train-if", { rider: draft.rider })}</small></div>`
        : ""
    }`,
  );
}

/** A draft that gains at least so many spaces may be taken without asking. */
export const ALWAYS = 5;

/** "3rd place, 35 points": what is won at the lines, "" if nothing is. */
export function stakeText({ t, now }) {
  return now.view.draft.stake
    .filter((one) => one.points || one.finish)
    .map((one) =>
      t(one.finish ? "ui-stake-finish" : "ui-stake-sprint", { line: one.line, place: one.place, points: one.points }),
    )
    .join(", ");
}

/** @param {Desk} desk */
export function swapTray(desk) {
  const { t, now, names } = desk;
  const { swap } = now.view;
  const [front, behind] = [swap.rider, swap.asked].map((number) => now.riders.get(number));
  return framed(
    t("ui-tray-swap"),
    "",
    [
      [front, "ui-swap-asks"],
      [behind, "ui-swap-asked"],
    ].map(
      ([one, what]) => html`
    <div class="pc ${one.seat === desk.me ? "you" : ""}"><span class="n">${token(one)}<span class="cnt">${t(what)}</span></span>
      <b>${names.person(one.seat)}</b><small>${t("ui-name-where", { lane: one.node.lane, left: one.left })}</small></div>`,
    ),
  );
}

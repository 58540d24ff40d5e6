// The tray: the team of the draft, the bench of an editor, cards in play and in hand.
import { html, nothing } from "lit-html";
import { tradingCard } from "./card.js";
import { fieldPlayers, sidesOf, skaterLook } from "./ice.js";
import { change } from "./rink.js";
import { benchOf } from "./words.js";

/** @param {import("./desk.js").Desk} desk */
export function tray(desk) {
  const { view } = desk;
  if (view.phase === "draft") return rosterTray(desk);
  const bench =
    view.phase === "edit" || (view.phase === "event" && desk.actions.some((one) => one.card)) || wantsBench(desk);
  if (bench) return benchTray(desk);
  if (view.round) return cardsTray(desk);
  return benchTray(desk);
}

/** A chosen trainer card is played on a bench card. */
const wantsBench = ({ view, picks, actions }) =>
  view.phase === "trainer" &&
  picks.card &&
  actions.some((one) => one.card === picks.card && one.target && !(one.target in SLOT));
const SLOT = { LW: 1, C: 1, RW: 1, D1: 1, D2: 1, G: 1 };

const framed = (label, aside, content) =>
  html`<div class="xl-tray" role="group" aria-label=${label}><div class="tray-h"><b>${label}</b><span class="muted">${aside}</span></div>${content}</div>`;

/* ---- the draft ---- */

function rosterTray(desk) {
  const { view, words, t, me } = desk;
  const seat = me ?? 0;
  const cards = view.hand?.team ?? view.teams[seat].cards ?? {};
  const ids = words.inOrder(Object.keys(cards));
  const count = (position) => ids.filter((id) => words.card(id).position === position).length;
  const need = html`<span class="need">${["LW", "C", "RW", "D", "G"].map((position) => html`<span><b>${count(position)}</b> ${words.letter(position)}</span>`)}</span>`;
  if (!view.hand?.team && !view.teams[seat].cards) return nothing;
  return framed(
    t("ui-your-team"),
    need,
    html`<div class="ros">
    ${ids.map((id) => tradingCard(words, id))}
    ${Array.from({ length: Math.max(0, 12 - ids.length) }, (_, i) => html`<span class="tc slot" role="img" aria-label=${t("ui-place-free", { number: ids.length + i + 1 })}><span class="in" aria-hidden="true">${ids.length + i + 1}</span></span>`)}</div>`,
  );
}

/* ---- the bench ---- */

function benchTray(desk) {
  const { t, words, rink } = desk;
  const ids = words.inOrder(benchOf(rink.cards));
  return framed(
    t("ui-bench"),
    t(desk.mine && desk.phase === "edit" ? "ui-bench-help" : "ui-bench-count", { cards: ids.length }),
    html`<div class="benchrow">${ids.map((id, at) => benchCard(desk, id, at))}${desk.phase === "edit" && desk.picks.card && rink.lineup && inLineup(desk) ? emptyBench(desk) : nothing}</div>`,
  );
}

const inLineup = ({ rink, picks }) => Object.values(rink.lineup).includes(picks.card);
const emptyBench = ({ t }) => html`<span class="hint">${t("ui-bench-swap")}</span>`;

function benchCard(desk, id, at) {
  const { words, t, picks, pick, mine, phase, rink, me, actions, find } = desk;
  const key = String(at + 1);
  if (!mine || rink.seat !== me) return tradingCard(words, id);
  if (phase === "edit") return editCard(desk, id, key);
  if (phase === "event") {
    const action = find({ type: "choose", card: id });
    if (!action) return tradingCard(words, id, { off: true });
    const chosen = picks.target === id;
    return tradingCard(words, id, { usable: !chosen, chosen, key, run: () => pick({ target: chosen ? null : id }) });
  }
  const offered = actions.some((one) => one.type === "play" && one.card === picks.card && one.target === id);
  const chosen = picks.target === id;
  return tradingCard(
    words,
    id,
    offered
      ? { usable: !chosen, chosen, key, run: () => pick({ target: chosen ? null : id }) }
      : { off: true, tag: t("ui-bench") },
  );
}

function editCard(desk, id, key) {
  const { words, t, picks, pick, actions, rink, find, act } = desk;
  const wasIn = rink.editor && id in rink.editor.before;
  const chosen = picks.card === id;
  const swap =
    picks.card &&
    !chosen &&
    inLineup(desk) &&
    find({ type: "place", card: id, slot: Object.entries(rink.lineup).find(([, one]) => one === picks.card)?.[0] });
  if (swap) return tradingCard(words, id, { usable: true, key, run: () => act(swap), ...change(desk, id, swap.slot) });
  const movable = actions.some((one) => one.type === "place" && one.card === id);
  const legends = words.card(id).legend && Object.values(rink.lineup).some((one) => one && words.card(one).legend);
  const tag = chosen ? t("ui-in-hand") : wasIn ? t("ui-was-in") : legends ? t("ui-second-legend") : null;
  return tradingCard(words, id, {
    chosen,
    off: !movable,
    key,
    run: movable ? () => pick({ card: chosen ? null : id }) : null,
    drag: movable ? () => pick({ card: id }) : undefined,
    tag,
    amber: chosen,
    extra: tag ?? "",
  });
}

/* ---- events and trainer cards ---- */

function cardsTray(desk) {
  const { view, t, me } = desk;
  const team = me === null ? null : view.teams[me];
  const played = Object.keys(team?.effects ?? {}).filter((copy) => copy.startsWith("TR-"));
  const hand = Object.keys(view.trainers ?? {});
  return html`${view.phase === "bonus" ? phoneRow(desk) : nothing}
    ${framed(
      t("ui-in-play"),
      t(view.phase === "trainer" ? "ui-trainer-now" : "ui-trainer-when"),
      html`<div class="cards2" tabindex="0" role="group" aria-label=${t("ui-in-play")}>
      ${view.round?.event ? effectCard(desk, view.round.event, "event") : nothing}
      ${played.map((copy) => effectCard(desk, copy, "played"))}${hand.map((copy) => effectCard(desk, copy, "hand"))}
      ${me === null ? othersCards(desk) : nothing}</div>`,
    )}`;
}

const othersCards = (desk) =>
  desk.seats.flatMap((seat) =>
    Object.keys(desk.view.teams[seat].effects)
      .filter((copy) => copy.startsWith("TR-"))
      .map((copy) => effectCard(desk, copy, "of", desk.person(seat))),
  );

function effectCard(desk, copy, kind, name = "") {
  const { words, t, view, picks, pick, actions, me, phase } = desk;
  const label = t(`ui-card-${kind}`, { name });
  const content = html`<span class="k">${label}</span><b>${words.effectName(copy)}</b><span>${words.effectText(copy)}</span>`;
  if (kind === "hand" && phase === "trainer" && actions.length) return handCard(desk, copy, content);
  if (phase === "bonus" && actions.some((one) => one.type === "bonus" && one.source === copy)) {
    const chosen = picks.source === copy;
    return html`<button type="button" class="ev ${kind === "event" ? "event" : ""} ${chosen ? "chosen" : "usable"}" aria-pressed=${chosen ? "true" : "false"} @click=${() => pick({ source: chosen ? null : copy, die: null })}>${content}</button>`;
  }
  const side = view.match && Object.values(view.match.sides).find((one) => one.seat === me);
  const used = side?.bonuses[copy]?.used;
  return html`<div class="ev ${kind === "event" ? "event" : ""} ${kind === "hand" ? "later" : ""}">${content}${used ? html`<span class="rsn">${t("ui-bonus-used")}</span>` : nothing}</div>`;
}

function handCard(desk, copy, content) {
  const { t, picks, pick, actions, view } = desk;
  const offered = actions.filter((one) => one.type === "play" && one.card === copy);
  if (!offered.length)
    return html`<div class="ev later" aria-disabled="true">${content}<span class="rsn">${t(view.round.bye.includes(desk.me) ? "ui-no-match" : "ui-not-now")}</span></div>`;
  const chosen = picks.card === copy;
  const preview = view.previews[copy]?.[""];
  const now = desk.rink.strength;
  const gain =
    preview && (preview[0] !== now.attack.total || preview[1] !== now.defence.total)
      ? t("ui-trainer-preview", {
          attack: now.attack.total,
          toattack: preview[0],
          defence: now.defence.total,
          todefence: preview[1],
        })
      : "";
  return html`<button type="button" class="ev ${chosen ? "chosen" : "usable"}" aria-pressed=${chosen ? "true" : "false"}
    @click=${() => pick({ card: chosen ? null : copy, target: null })}>${content}${gain ? html`<span class="rsn">${gain}</span>` : nothing}</button>`;
}

/** On a phone your six stand here, those with a bonus in front. */
function phoneRow(desk) {
  const { words, t } = desk;
  const { below, playing } = sidesOf(desk);
  if (!playing) return nothing;
  const players = fieldPlayers(desk, below).map(([, id]) => [id, skaterLook(desk, below, id)]);
  const rank = ([, look]) => (look.usable || look.chosen ? 0 : 1);
  return html`<div class="handrow" role="group" aria-label=${t("ui-your-skaters")}>${players
    .sort((a, b) => rank(a) - rank(b))
    .map(([id, look]) => {
      const bonus = below.bonuses[id];
      return tradingCard(words, id, {
        ...look,
        tag: bonus ? (bonus.used ? t("ui-used-short") : null) : t("ui-no-bonus-short"),
      });
    })}</div>`;
}

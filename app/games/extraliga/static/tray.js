// The tray: the team of the draft, the bench of an editor, cards in play and in hand.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { tradingCard } from "./card.js";
import { aheadThen, worksText } from "./chances.js";
import { skaterUse } from "./ice.js";
import { change } from "./rink.js";
import { theSides } from "./sides.js";
import { benchOf, lineupOf, SLOTS } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./view.d.ts").Position} Position
 * @typedef {import("./card.js").Look} Look
 */

/** @param {Desk} desk */
export function tray(desk) {
  const { view, phase } = desk;
  if (phase === "draft") return rosterTray(desk);
  if (phase === "over" && desk.table.phone) return undefined; // the podium has its room, and does not move to the end
  const edits = phase === "edit" || !view.round;
  return edits || wantsBench(desk) ? benchTray(desk) : cardsTray(desk);
}

/**
 * Return whether a bench card has to be chosen, to be removed or as the target of a trainer card.
 * @param {Desk} desk
 */
const wantsBench = ({ picks, actions, rink }) =>
  actions.some(
    (one) =>
      (one.type === "choose" && one.card) ||
      (one.type === "play" && one.card === picks.card && rink.cards?.[one.target ?? ""] === "bench"),
  );

/** @param {string} label @param {unknown} aside @param {unknown} content */
const framed = (label, aside, content) =>
  html`<div class="xl-tray" role="group" aria-label=${label}>
    <div class="tray-h"><b>${label}</b>${keyedContent(html`<span class="muted">${aside}</span>`)}</div>
    ${content}
  </div>`;

/* ---- the draft ---- */

/** @type {Position[]} */
const POSITIONS = ["LW", "C", "RW", "D", "G"];

/** @param {Desk} desk */
function rosterTray(desk) {
  const { view, words, t, me, table } = desk;
  const cards = view.hand?.team ?? view.teams[me ?? 0].cards;
  if (!cards) return nothing;
  const ids = words.inOrder(Object.keys(cards));
  const count = (/** @type {Position} */ one) => ids.filter((id) => words.card(id).position === one).length;
  const owned = POSITIONS.map((one) => html`<span><b>${count(one)}</b> ${words.letter(one)}</span>`);
  const free = (/** @type {number} */ number) =>
    html`<span class="tc slot" role="img" aria-label=${t("ui-place-free", { number })}
      ><span class="in" aria-hidden="true">${number}</span></span
    >`;
  const places = Array.from({ length: table.components.team_cards }, (_, i) =>
    i < ids.length ? tradingCard(words, ids[i]) : free(i + 1),
  );
  const roster = html`<div class="ros">${places}</div>`;
  return framed(t(table.live ? "ui-your-team" : "ui-team"), html`<span class="need">${owned}</span>`, roster);
}

/* ---- the bench ---- */

/** @param {Desk} desk */
function benchTray(desk) {
  const { t, words, rink, mine, phase, picks } = desk;
  const bench = benchOf(rink.cards);
  const edits = mine && phase === "edit";
  const swaps = edits && slotOf(desk, picks.card);
  const count = t("ui-bench-count", { cards: bench.length });
  const aside = swaps ? t("ui-bench-swap") : edits ? t("ui-bench-help") : count;
  const built = !desk.view.season; // All cards are here at first, and a card that has left keeps its space empty.
  const ids = words.inOrder(built ? Object.keys(rink.cards ?? {}) : bench);
  const place = (/** @type {string} */ id) => (bench.includes(id) ? benchCard(desk, id) : LEFT);
  return framed(t("ui-bench"), aside, html`<div class="benchrow ${built ? "all" : ""}">${ids.map(place)}</div>`);
}

const LEFT = html`<span class="tc slot" aria-hidden="true"><span class="in"></span></span>`;

/** Return the slot of a card in the line-up; undefined if it has none. @param {Desk} desk @param {string | null} id */
const slotOf = ({ rink: { lineup } }, id) => SLOTS.find((slot) => id !== null && lineup[slot] === id);

/** @param {Desk} desk @param {string} id */
function benchCard(desk, id) {
  const { mine, phase, rink, me, words } = desk;
  if (!mine || rink.seat !== me) return tradingCard(words, id);
  return tradingCard(words, id, phase === "edit" ? editLook(desk, id) : targetLook(desk, id));
}

/**
 * Return the look of a bench card as the answer to an event, or as the target of a trainer card.
 * @param {Desk} desk @param {string} id @returns {Look}
 */
function targetLook({ table, t, picks, pick, phase, find }, id) {
  const asked = phase === "event";
  /** @type {import("./view.d.ts").Action} */
  const action = asked ? { type: "choose", card: id } : { type: "play", card: picks.card ?? "", target: id };
  if (!find(action)) return { off: true, no: (at) => table.askWhy(action, at), tag: asked ? null : t("ui-bench") };
  const chosen = picks.target === id;
  return { usable: !chosen, chosen, run: () => pick({ target: chosen ? null : id }) };
}

/** @param {Desk} desk @param {string} id @returns {Look} */
function editLook(desk, id) {
  const { t, table, picks, pick, rink, find, act, words } = desk;
  const chosen = picks.card === id;
  const slot = chosen ? undefined : slotOf(desk, picks.card);
  const swap = slot && find({ type: "place", card: id, slot });
  if (slot && swap) return { usable: true, run: () => act(swap), ...change(desk, id, slot) };
  const movable = Boolean(find({ type: "place", card: id }));
  const wasIn = rink.editor && id in rink.editor.before ? t("ui-was-in") : "";
  const second = rink.editor && id in rink.editor.second_legends ? t("ui-second-legend") : "";
  const tag = chosen ? t("ui-in-hand") : wasIn || second;
  return {
    chosen,
    off: !movable,
    no: (at) => table.askWhy({ type: "place", card: id, slot: words.post(id) }, at),
    run: movable ? () => pick({ card: chosen ? null : id }) : null,
    drag: movable ? () => pick({ card: id }) : undefined,
    tag,
    amber: chosen,
    extra: tag,
  };
}

/* ---- events and trainer cards ---- */

const EFFECTS = "EX-9.4";

/** @param {Desk} desk */
function cardsTray(desk) {
  const { view, t, me, phase } = desk;
  const effects = me === null ? [] : Object.keys(view.teams[me].effects);
  const played = effects.filter((copy) => copy.startsWith("TR-"));
  const event = view.round?.event;
  const hand = Object.keys(view.trainers ?? {});
  const inPlay = [
    event ? effectCard(desk, event, "event") : nothing,
    played.map((copy) => effectCard(desk, copy, "played")),
  ];
  const own = hand.map((copy) => effectCard(desk, copy, "hand"));
  const asked = phase === "trainer"; // the cards that can be played come first
  const cls = asked ? "cards2 asked" : "cards2";
  const cards = html`<div class=${cls} tabindex="0" role="group" aria-label=${t("ui-in-play")}>
    ${asked ? own : [inPlay, own]} ${me === null ? othersCards(desk) : nothing}
  </div>`;
  const over = phase === "over";
  const when = t(asked ? "ui-trainer-now" : "ui-trainer-when");
  const drawn = keyedContent(cards, [event, played, hand, phase]); // a new element, so that no card slides aside
  const title = over ? "ui-were-in-play" : asked ? "ui-your-trainers" : "ui-in-play";
  const all = framed(t(title), over ? "" : when, drawn);
  const six = phase === "bonus" ? phoneRow(desk) : nothing;
  return six === nothing ? all : html`${six} ${all}`; // a new template, so that cards in play stay put
}

/** @param {Desk} desk */
const othersCards = (desk) =>
  desk.seats.flatMap((seat) =>
    Object.keys(desk.view.teams[seat].effects)
      .filter((copy) => copy.startsWith("TR-"))
      .map((copy) => effectCard(desk, copy, "of", desk.person(seat))),
  );

/** @param {Desk} desk @param {string} copy @param {"event" | "played" | "hand" | "of"} kind */
function effectCard(desk, copy, kind, name = "") {
  const { words, t, view, picks, pick, find, me, phase, mine } = desk;
  const content = html`<span class="k">${t(`ui-card-${kind}`, { name })}</span><b>${words.effectName(copy)}</b
    ><span>${words.effectText(copy)}</span>`;
  if (kind === "hand" && phase === "trainer" && mine) return handCard(desk, copy, content);
  const event = kind === "event" ? "event" : "";
  if (find({ type: "bonus", source: copy })) {
    const chosen = picks.source === copy;
    return choice(copy, chosen, () => pick({ source: chosen ? null : copy }), content, event);
  }
  const side = Object.values(view.match?.sides ?? {}).find((one) => one.seat === me);
  const used = side?.bonuses[copy]?.used;
  if (kind === "hand" && mine) return later(desk, copy, content);
  return html`<div class="ev ${event} ${kind === "hand" ? "later" : ""}" data-rule=${EFFECTS}>
    ${content}${used ? html`<span class="rsn">${t("ui-bonus-used")}</span>` : nothing}
  </div>`;
}

/** @param {string} id @param {boolean} chosen @param {() => void} run @param {unknown} content @param {string} [cls] */
const choice = (id, chosen, run, content, cls = "") =>
  html`<button
    type="button"
    data-card=${id}
    data-rule=${EFFECTS}
    class="ev ${cls} ${chosen ? "chosen" : "usable"}"
    aria-pressed=${chosen ? "true" : "false"}
    @click=${run}
  >
    ${content}
  </button>`;

/**
 * Draw a card of the player's own hand that cannot be played now; a click on it says why.
 * @param {Desk} desk @param {string} card @param {unknown} content
 */
const later = ({ table }, card, content) =>
  html`<button
    type="button"
    class="ev later"
    data-rule=${EFFECTS}
    aria-disabled="true"
    @click=${(/** @type {Event} */ { currentTarget }) =>
      table.askWhy({ type: "play", card }, /** @type {Element} */ (currentTarget))}
  >
    ${content}
  </button>`;

/** @param {Desk} desk @param {string} copy @param {unknown} content */
function handCard(desk, copy, content) {
  const { t, picks, pick, find, view, me } = desk;
  if (!find({ type: "play", card: copy })) {
    const bye = me !== null && view.round?.bye.includes(me);
    return later(desk, copy, html`${content}<span class="rsn">${t(bye ? "ui-no-match" : "ui-not-now")}</span>`);
  }
  const chosen = picks.card === copy;
  const run = () => pick({ card: chosen ? null : copy, target: null });
  return choice(copy, chosen, run, html`${content}${effectOf(desk, copy)}`);
}

/**
 * Draw what a card would change: the strengths and the odds, or when it works if it changes neither.
 * @param {Desk} desk @param {string} copy
 */
function effectOf(desk, copy) {
  const { ahead, t, rink } = desk;
  const moves = ahead?.moves?.[copy];
  if (!moves || !rink.strength) return nothing;
  const [attack, defence] = [rink.strength.attack.total, rink.strength.defence.total];
  const then = moves[""];
  const changes = !then
    ? []
    : [
        then[0] === attack ? "" : t("ui-hand-dice", { before: attack, after: then[0] }),
        then[1] === defence ? "" : t("ui-gain", { what: t("ui-defence"), before: defence, after: then[1] }),
      ].filter(Boolean);
  if (!changes.length) return html`<span class="rsn"><b>${worksText(desk, copy)}</b></span>`;
  const odds = aheadThen(desk, copy, "");
  return html`<span class="rsn"><b>${changes.join(", ")}</b> ${odds}</span>`;
}

/* ---- on a phone ---- */

/** @type {import("./view.d.ts").Slot[]} as they stand on the ice */
const ROW = ["LW", "C", "RW", "D1", "G", "D2"];

/** Draw your six on a phone, those with a bonus first. @param {Desk} desk */
function phoneRow(desk) {
  const { words, t, view, me } = desk;
  const { below, playing } = theSides(desk);
  if (!playing || me === null) return nothing;
  const { cards, substitute } = view.teams[me];
  const lineup = lineupOf(cards);
  const players = ROW.flatMap((slot) => (lineup[slot] && lineup[slot] !== substitute ? [lineup[slot]] : [])).map(
    (id) => ({ id, use: skaterUse(desk, below, id) }),
  );
  const behind = (/** @type {{use: Look}} */ { use }) => (use.usable || use.chosen ? 0 : 1);
  players.sort((a, b) => behind(a) - behind(b));
  const tag = (/** @type {string} */ id) => {
    const bonus = below.bonuses[id];
    return bonus ? (bonus.used ? t("ui-used-short") : null) : t("ui-no-bonus-short");
  };
  return html`<div class="handrow" role="group" aria-label=${t("ui-your-skaters")}>
    ${players.map(({ id, use }) => tradingCard(words, id, { ...use, tag: tag(id) }))}
  </div>`;
}

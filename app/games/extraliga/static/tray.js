// The tray: the team of the draft, the bench of an editor, cards in play and in hand.
import { html, nothing } from "lit-html";
import { keyedContent } from "stadion/kit/keyed_content.js";
import { jersey } from "stadion/kit/pieces.js";
import { eventToCome, isOpening } from "./about.js";
import { benchCards, liesBeside, slotOf } from "./bench.js";
import { tradingCard } from "./card.js";
import { aheadThen, worksText } from "./chances.js";
import { clubChips } from "./clubs.js";
import { skaterUse } from "./ice.js";
import { theSides } from "./sides.js";
import { cardsOf, known, places } from "./twelve.js";
import { benchOf, lineupOf, POSITIONS } from "./words.js";

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
  const edits = (phase === "edit" && !isOpening(desk.table)) || !view.round;
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

/** Draw the clubs of the team; on a phone its row, and the opponent's one press away. @param {Desk} desk */
function rosterTray(desk) {
  const { words, t, me, table, seats, ui } = desk;
  const seat = table.phone ? (ui.above ?? me ?? seats[0]) : (me ?? seats[0]);
  const ids = cardsOf(desk, seat);
  const count = (/** @type {Position} */ one) => ids.filter((id) => words.card(id).position === one).length;
  const owned = POSITIONS.map((one) => html`<span><b>${count(one)}</b> ${words.letter(one)}</span>`);
  if (table.phone) return phoneRoster(desk, seat);
  return framed(
    t(table.live ? "ui-your-team" : "ui-team"),
    html`<span class="need">${owned}</span>`,
    clubChips(desk, ids),
  );
}

/** @param {Desk} desk @param {number} seat the seat whose row is shown */
function phoneRoster(desk, seat) {
  const { t, person, setUi, me } = desk;
  const key = (/** @type {number} */ one) =>
    html`<button type="button" class="tkey" aria-pressed=${one === seat ? "true" : "false"}
      @click=${() => setUi({ above: one === me ? null : one })}>
      ${jersey(one)}<b dir="auto">${one === me ? t("ui-you-first") : person(one)}</b>
    </button>`;
  const all = known(desk);
  if (!all.length) return nothing;
  const row = keyedContent(html`<div class="ros" tabindex="0">${places(desk, seat)}</div>`, [
    seat,
    cardsOf(desk, seat),
  ]);
  return html`<div class="xl-tray" role="group" aria-label=${t("ui-team")}>
    <div class="tkeys">${all.map(key).reverse()}</div>
    ${row}
  </div>`;
}

/* ---- the bench ---- */

/** @param {Desk} desk */
function benchTray(desk) {
  const { t, rink, mine, phase, picks, view } = desk;
  const bench = benchOf(rink.cards);
  if (liesBeside(desk)) return framed(t("ui-clubs"), t("ui-mates"), clubChips(desk, Object.keys(rink.cards ?? {})));
  const edits = mine && phase === "edit";
  const swaps = edits && slotOf(desk, picks.card);
  const count = t("ui-bench-count", { cards: bench.length });
  const aside = swaps ? t("ui-bench-swap") : edits ? t("ui-bench-help") : count;
  const cls = view.season ? "" : "all";
  return framed(t("ui-bench"), aside, html`<div class="benchrow ${cls}">${benchCards(desk)}</div>`);
}

/* ---- events and trainer cards ---- */

const EFFECTS = "EX-9.4";

/** @param {Desk} desk */
function cardsTray(desk) {
  const { view, t, me, phase } = desk;
  const effects = me === null ? [] : Object.keys(view.teams[me].effects);
  const played = effects.filter((copy) => copy.startsWith("TR-"));
  const event = eventToCome(desk.table) ? null : view.round?.event;
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
  const title = over ? "ui-were-in-play" : asked && hand.length ? "ui-your-trainers" : "ui-in-play";
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

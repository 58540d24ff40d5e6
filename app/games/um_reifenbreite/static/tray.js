// The tray under the action bar: what can be picked in the open decision.
import { html, nothing } from "lit-html";
import { CHEAT, DIE, isOffered, mayBreakAway, rideOf, tapped } from "./choices.js";
import { percentOf } from "./looked.js";
import { printed } from "./course.js";
import { die, framed, icon, token } from "./parts.js";
import { handTray, roleOf } from "./handtray.js";
import { draftTray, swapTray } from "./traintray.js";
import { keepTray } from "./keeptray.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk @param {{list: () => void, toggle: (key: string) => void}} hand */
export function tray(desk, hand) {
  const { now } = desk;
  if (now.phase === "keep") return keepTray(desk);
  if (now.phase === "draft") return draftTray(desk, hand);
  if (now.phase === "swap_reply") return swapTray(desk);
  if (!now.mine) return handTray(desk);
  switch (now.phase) {
    case "place":
      return placeTray(desk);
    case "turn":
      return sourceTray(desk);
    case "move":
      return moveTray(desk, hand);
    case "lose_card":
    case "gain_card":
      return cardTray(desk);
    default:
      return handTray(desk);
  }
}

/* ---- turn: two sources ---- */

function sourceTray(desk) {
  const { t, actions, picks } = desk;
  const breakaway = mayBreakAway(actions, picks.sources);
  const label = t("ui-tray-sources");
  return framed(
    label,
    html`<span class="others">${otherCards(desk)}</span>
    ${offersBreakaway(desk) || breakaway ? html`<label class="sw"><input type="checkbox" .checked=${picks.breakaway} ?disabled=${!breakaway} @change=${(event) => desk.pick({ breakaway: event.target.checked })}><i></i>${t("ui-breakaway")}${breakaway ? "" : html` <span class="muted need">${t("ui-breakaway-needs")}</span>`}</label>` : ""}`,
    html`<div class="slots" role="group" aria-label=${t("ui-slots")}>${slot(desk, 0)}<span class="plus" aria-hidden="true">+</span>${slot(desk, 1)}</div>
    ${sourcesOf(desk).map((source) => sourceCard(desk, source))}`,
  );
}

const offersBreakaway = ({ actions }) => actions.some((one) => one.breakaway);

/** The sources of the tray in order: die, team car, then what is in the hand for this rider. */
export function sourcesOf({ now, names, actions }) {
  const held = now.view.hand?.[now.subject.team] ?? {};
  const kinds = Object.entries(names.kinds).filter(
    ([kind, { rider }]) => held[kind] && (rider === null || rider === now.subject.digit),
  );
  return [DIE, ...(now.rules.cheating && isOffered(actions, CHEAT) ? [CHEAT] : []), ...kinds.map(([kind]) => kind)];
}

function slot({ t, names, picks, pick }, place) {
  const source = picks.sources[place];
  if (!source) return html`<div class="slot empty">${t("ui-slot-empty")}</div>`;
  const empty = () => pick({ sources: picks.sources.filter((_, i) => i !== place), breakaway: false });
  const content =
    source === DIE
      ? html`${die(null)}${t("ui-slot-die")}`
      : source === CHEAT
        ? html`<b>6</b>${t("ui-source-cheat")}`
        : html`<b>${names.kinds[source].value}</b>${t(roleOf(names.kinds[source], "slot"))}`;
  return html`<button class="slot" type="button" @click=${empty}>${content}<span class="vh">, ${t("ui-slot-remove", { source: names.source(source) })}</span></button>`;
}

function sourceCard(desk, source) {
  const { t, now, names, picks, actions } = desk;
  const used = picks.sources.filter((one) => one === source).length;
  const why = reasonAgainst(desk, source);
  const choose = () => why || desk.pick(withSources(desk, tapped(actions, picks.sources, source)));
  const kind = names.kinds[source];
  const colour = kind ? (kind.rider ? "blue" : "green") : "";
  const count = used ? t("ui-one-of-two", { used }) : kind ? `\u00d7${now.view.hand[now.subject.team][source]}` : "";
  const face =
    source === DIE
      ? icon("i-dice")
      : source === CHEAT
        ? html`6${icon("i-tc")}`
        : html`${kind.value}${kind.no_uphill && now.rules.terrain ? icon("i-mt", "mt ico") : ""}`;
  const name = source === DIE || source === CHEAT ? t(`ui-card-${source}`) : t(roleOf(kind, "card-kind"));
  return html`<button class="pc ${colour}" type="button" aria-pressed=${used ? "true" : "false"} aria-disabled=${why ? "true" : nothing} @click=${choose}>
    <span class="n">${face}<span class="cnt">${count}</span></span><b>${name}</b><small>${why || noteOf(desk, source)}</small></button>`;
}

const withSources = ({ picks, actions }, sources) => ({
  sources,
  breakaway: picks.breakaway && mayBreakAway(actions, sources),
});

/** Why a source of the hand cannot be used now, in words; "" if it can. */
function reasonAgainst({ t, now, actions, picks }, source) {
  const barred = now.view.outlook?.barred?.[source];
  if (barred) return t(`ui-barred-${barred.replaceAll("_", "-")}`);
  if (source === DIE || source === CHEAT || picks.sources.length !== 1)
    return isOffered(actions, source) ? "" : t("ui-barred-now");
  return rideOf(actions, [picks.sources[0], source], false) || rideOf(actions, [source, DIE], false)
    ? ""
    : t("ui-barred-now");
}

function noteOf({ t, now, names }, source) {
  if (source === DIE) return t("ui-note-die");
  if (source === CHEAT) {
    const [before, after] = (now.view.outlook?.risk ?? []).map(percentOf);
    return before ? t("ui-note-risk-more", { now: before, then: after }) : t("ui-note-risk", { risk: after ?? "" });
  }
  const { rider } = names.kinds[source];
  return rider ? t("ui-note-own", { rider: now.subject.number }) : t("ui-note-any");
}

/** The cards for the other riders, as a line of text. */
function otherCards({ t, now, names }) {
  const held = now.view.hand?.[now.subject?.team] ?? {};
  const some = Object.entries(names.kinds).filter(
    ([kind, { rider }]) => held[kind] && rider !== null && rider !== now.subject?.digit,
  );
  return some.length
    ? t("ui-also-in-hand", { cards: some.map(([kind]) => `${names.source(kind)} \u00d7${held[kind]}`).join(", ") })
    : "";
}

/* ---- move: the furthest space of each lane ---- */

function moveTray(desk, hand) {
  const { t, best, now } = desk;
  const far = Math.max(0, ...best.map((one) => one.node.p1));
  return framed(
    t("ui-tray-move"),
    html`<span class="others">${t("ui-tray-move-help")}</span>`,
    html`
    ${best.map(
      (
        one,
      ) => html`<button class="pc" type="button" aria-pressed=${one === desk.chosen ? "true" : "false"} @click=${() => desk.choose(one)}>
      <span class="n">${one.distance}<span class="cnt">${one.node.p1 === far ? t("ui-furthest") : ""}</span></span>
      <b>${t("ui-lane-spaces", { lane: one.node.lane, distance: one.distance })}</b><small>${startsOn(desk, one.node)}</small></button>`,
    )}
    <button class="pc" type="button" @click=${hand.list}><span class="n">${t("ui-list-short")}</span><b>${t("ui-list")}</b><small>${t("ui-list-note")}</small></button>`,
  );
}

/** What the space does next round, and who stands in front. */
export function startsOn({ t, names, now, course }, node) {
  const ahead = [...now.riders.values()].find(
    (one) => one.node && one.state !== "dismounted" && course.behind(one.node) === node,
  );
  const ground =
    now.rules.terrain && printed(node.space)
      ? t("ui-starts-on", { terrain: names.terrain(node.space) })
      : t("ui-starts-flat");
  return ahead ? t("ui-starts-behind", { ground, rider: ahead.number }) : ground;
}

/* ---- place, cards, and the hand of who only watches ---- */

function placeTray(desk) {
  const { t, now, names, picks, actions } = desk;
  const { team } = now.view.placing;
  const free = new Set(actions.filter((one) => one.type === "place").map((one) => one.rider));
  const own = [...now.riders.values()]
    .filter((one) => one.team === team)
    .sort((a, b) => Number(free.has(b.number)) - Number(free.has(a.number)) || a.number - b.number);
  const placed = own.filter((one) => one.node).map((one) => one.number);
  return framed(
    t("ui-tray-place"),
    html`<span class="others">${placed.length ? t("ui-tray-placed", { riders: placed.join(", ") }) : ""}</span>`,
    own.map((one) => {
      const can = free.has(one.number);
      return html`<button class="pc" type="button" aria-pressed=${picks.rider === one.number ? "true" : "false"} aria-disabled=${can ? nothing : "true"}
        @click=${() => can && desk.pick({ rider: one.number })}>
      <span class="n">${token(one)}</span><b>${one.number}, ${names.role(one.digit)}</b>
      <small>${one.node ? t("ui-lane-row", { lane: one.node.lane, row: desk.rowOf(one.node) }) : t(`ui-own-cards-${one.digit}`)}</small></button>`;
    }),
  );
}

function cardTray(desk) {
  const { t, now, names, picks, actions } = desk;
  const kinds = actions.filter((one) => one.type === now.phase).map((one) => one.card);
  return framed(
    t(`ui-tray-${now.phase.replace("_", "-")}`),
    "",
    kinds.map(
      (kind) => html`
    <button class="pc ${names.kinds[kind].rider ? "blue" : "green"}" type="button" aria-pressed=${picks.card === kind ? "true" : "false"} @click=${() => desk.pick({ card: kind })}>
      <span class="n">${names.kinds[kind].value}</span><b>${t(roleOf(names.kinds[kind], "card-kind"))}</b><small>${t("ui-note-pick")}</small></button>`,
    ),
  );
}

// The drawing of Hockey Game for the table page: view in, slots out. It knows what is offered, never a rule.
import { html, nothing } from "lit-html";
import { bar } from "./desk.js";
import { draftBoard, draftSeat, draftSum, draftTop } from "./draft.js";
import { key } from "./keys.js";
import { heading, sentence } from "./log.js";
import { useSprite } from "./marks.js";
import { pilesTab } from "./piles.js";
import { Picks } from "./picks.js";
import { declarations, reading } from "./reading.js";
import { rink } from "./rink.js";
import { clock, heroRow, seatStrip } from "./seats.js";
import { chooser, score, strip } from "./strips.js";
import { sum } from "./sum.js";
import { teamsBoard, teamSum, teamsTop } from "./teams.js";
import { tray } from "./tray.js";

/** @param {any} table */
export function create(table) {
  useSprite(table.sprite);
  const picks = new Picks();
  /** @type {any} */ let now = null;

  /** @param {any} latest */
  function draw(latest) {
    if (!latest.view?.phase) return {};
    now = reading(latest);
    now.drafting = now.phase === "draft";
    picks.follow(now, now.phase === "attack_declare" && now.mine ? declarations(now) : null);
    now.pick = picks;
    if (now.phase === "team_pick") return teamScreen();
    if (now.drafting) return draftScreen();
    return game();
  }

  function game() {
    return {
      top: score(now),
      board: html`<div class="hgboard">${strip(now, picks, picks.run)}${rink(now, picks, picks.run)}${chooser(now, picks, picks.run)}</div>`,
      bar: bar(now, picks, picks.run),
      tray: html`${now.table.phone ? heroRow(now, picks.run) : nothing}${tray(now, picks, picks.run) ?? nothing}`,
      sum: sum(now, picks),
      seat: (/** @type {number} */ seat) => seatStrip(now, seat, picks, picks.run),
      aside: clock(now),
      tabs: pilesTab(now),
    };
  }

  function teamScreen() {
    return {
      top: teamsTop(now),
      board: html`<div class="hgboard full">${teamsBoard(now, picks, picks.run)}</div>`,
      bar: bar(now, picks, picks.run),
      sum: teamSum(now, picks),
      seat: (/** @type {number} */ seat) => seatStrip(now, seat, picks, picks.run),
    };
  }

  function draftScreen() {
    return {
      top: draftTop(now),
      board: html`<div class="hgboard full">${draftBoard(now, picks, picks.run)}</div>`,
      bar: bar(now, picks, picks.run),
      sum: draftSum(now),
      seat: (/** @type {number} */ seat) => ({ ...seatStrip(now, seat, picks, picks.run), body: draftSeat(now, seat) }),
    };
  }

  return {
    draw,
    sentence,
    heading,
    key: (/** @type {KeyboardEvent} */ event) => (now ? key(event, now, picks) : false),
    played: (/** @type {any[]} */ events) => picks.learn(events),
  };
}

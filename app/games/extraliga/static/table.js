// The drawing of Extraliga All-Stars for the table page: view in, slots out. It knows what is offered, never a rule.
import { html } from "lit-html";
import { bar } from "./bar.js";
import { cloth } from "./cloth.js";
import { decisionOf, deskOf, noPicks } from "./desk.js";
import { ice } from "./ice.js";
import { key } from "./keys.js";
import { sentence } from "./log.js";
import { animate } from "./motion.js";
import { rink } from "./rink.js";
import { seasonCard, seasonTab } from "./season.js";
import { seatStrip } from "./seats.js";
import { sum } from "./sum.js";
import { top } from "./top.js";
import { tray } from "./tray.js";
import { cardAt, zoom } from "./zoom.js";

class Drawing {
  constructor() {
    this.picks = noPicks();
    /** @type {string | null} the card shown large */ this.large = null;
    this.onMenu = (event) => this.menu(event);
    document.addEventListener("contextmenu", this.onMenu);
  }

  /** Slots of the table page. */
  draw(table) {
    this.table = table;
    if (!table.view?.teams) return {};
    const decision = decisionOf(table);
    if (this.picks.decision !== decision) this.picks = noPicks(decision);
    this.forget(table);
    const desk = (this.desk = deskOf(table, this.picks, (change) => this.pick(change)));
    return {
      top: top(desk),
      board: html`${board(desk)}${zoom(desk, this.large, () => this.show(null))}`,
      bar: bar(desk),
      tray: tray(desk),
      sum: sum(desk),
      ...course(desk),
      seat: (seat) => seatStrip(desk, seat),
    };
  }

  /** What was picked and is no longer on offer. */
  forget({ actions, view, doc }) {
    if (this.seq === doc.seq) return;
    this.seq = doc.seq;
    const { card, source } = this.picks;
    const gone =
      (card && !actions.some((one) => one.card === card)) || (source && !actions.some((one) => one.source === source));
    if (gone || view.phase === "edit") this.picks = noPicks(this.picks.decision);
  }

  show(id) {
    this.large = id;
    this.table.redraw();
  }

  /** A long press, or the other mouse button, on any card. */
  menu(event) {
    const id = cardAt(event.target);
    if (!id || !this.table) return;
    event.preventDefault();
    this.show(id);
  }

  key(event) {
    if (this.large && (event.key === "Escape" || event.key.toLowerCase() === "i")) {
      this.show(null);
      return true;
    }
    const id = event.key.toLowerCase() === "i" && cardAt(document.activeElement);
    if (id) {
      this.show(id);
      return true;
    }
    return this.desk ? key(event, this.desk) : false;
  }

  pick(change) {
    this.picks = { ...this.picks, ...change };
    this.table.redraw();
  }
}

/** The season stands under the seats; between a phone and a desk there is only a tab for it. */
function course(desk) {
  const { table, view } = desk;
  if (table.phone || !matchMedia("(max-width: 1100px)").matches) return { aside: seasonCard(desk) };
  return { tabs: [{ id: "season", label: table.t(view.season ? "ui-season" : "ui-draft"), body: seasonTab(desk) }] };
}

function board(desk) {
  if (desk.phase === "draft") return cloth(desk);
  if (desk.view.match) return ice(desk);
  if (desk.rink.cards) return rink(desk);
  return html`<div class="cloth"><div class="fan"><p class="watch">${desk.t("ui-lineups-secret")}</p></div></div>`;
}

/** Called once a page. */
export function create() {
  const drawing = new Drawing();
  return {
    draw: (table) => drawing.draw(table),
    played: (events, _before, after) => drawing.table?.motion && requestAnimationFrame(() => animate(events, after)),
    key: (event) => drawing.key(event),
    closed: () => document.removeEventListener("contextmenu", drawing.onMenu),
    sentence,
  };
}

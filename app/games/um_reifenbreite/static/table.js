// The drawing of Um Reifenbreite for the table page: view in, slots out. It knows what is offered, never a rule.
import { bar } from "./bar.js";
import { board, paint } from "./board.js";
import { LIMITS } from "./camera.js";
import { noPicks } from "./choices.js";
import { courseOf, riderSpot, walk } from "./course.js";
import { deskOf, openingPicks } from "./desk.js";
import { key } from "./keys.js";
import { heading } from "./log.js";
import { animate } from "./motion.js";
import { coversOf, mustSee } from "./mustsee.js";
import { spotOf } from "./pieces.js";
import { pointsTab } from "./points.js";
import { reading } from "./reading.js";
import { Scene } from "./scene.js";
import { seatStrip } from "./seats.js";
import { sum } from "./sum.js";
import { top } from "./top.js";
import { tray } from "./tray.js";
import { ALWAYS } from "./traintray.js";

class Drawing {
  constructor(table) {
    this.table = table;
    this.courses = new Map();
    this.picks = noPicks();
    this.decision = "";
    this.view = table.store.get("view") ?? "close";
    this.list = false;
    this.closedCard = "";
    this.queue = [];
    this.scene = new Scene({ moved: () => this.moved(), settled: () => this.table.redraw() });
  }

  course(id) {
    if (!this.courses.has(id)) this.courses.set(id, courseOf(this.table.components, id));
    return this.courses.get(id);
  }

  /** Slots of the table page. */
  draw(table) {
    this.table = table;
    if (!table.view?.race) return {};
    const desk = (this.desk = this.deskFor(table));
    this.continueKeeping(desk);
    this.takeForGranted(desk);
    this.look(desk);
    return {
      top: top(desk),
      board: board(desk, this.scene, this.boardHand(desk)),
      bar: bar(desk, { change: () => this.change(), keep: (actions) => this.keep(actions), changed: this.changed }),
      tray: tray(desk, { list: () => this.toggleList(), toggle: (on) => this.remember("alwaysDraft", on) }),
      sum: sum(desk),
      tabs: [{ id: "points", label: table.t("ui-tab-points"), body: pointsTab(desk) }],
      seat: (seat) => seatStrip(desk, seat),
      ...this.openPoints(desk),
    };
  }

  deskFor(table) {
    const course = this.course(table.view.race.id);
    const now = reading(table, course);
    if (this.decision !== now.decision) this.open(table, course, now);
    const desk = deskOf(table, course, now, this.picks, {
      pick: (change) => this.pick(change),
      act: (action) => table.busy || table.stale || table.act(action),
    });
    desk.seen = this.view === "whole" ? this.seenBefore : null;
    return desk;
  }

  /** Another decision is open: what was picked for the last one is gone. */
  open(table, course, now) {
    this.decision = now.decision;
    this.picks = openingPicks(table, course, now);
    this.opening = this.picks;
    this.list = false;
    const finger = now.mine && (table.phone || table.coarse) && (now.phase === "move" || now.phase === "place");
    if (finger) this.view = "straight";
    else if (this.view === "straight" && (table.phone || table.coarse)) this.view = "close";
    this.scene.finder.show(this.view === "whole");
    if (this.view === "straight") requestAnimationFrame(() => this.roll());
  }

  get changed() {
    return JSON.stringify(this.picks) !== JSON.stringify(this.opening);
  }

  pick(change) {
    const picks = { ...this.picks, ...change };
    if (change.rider && change.rider !== this.picks.rider) picks.target = this.sameSpace(change.rider);
    this.picks = picks;
    this.table.redraw();
  }

  /** Another rider for the same space of the start grid, where that is offered. */
  sameSpace(rider) {
    const offered = this.table.actions.filter((one) => one.type === "place" && one.rider === rider);
    return (offered.find((one) => one.space === this.picks.target) ?? offered[0])?.space ?? null;
  }

  change() {
    this.picks = { ...this.opening };
    this.list = false;
    this.table.redraw();
  }

  /** Energy cards to keep are sent one by one: the next when the last has arrived. */
  keep(actions) {
    this.queue = [...actions];
    this.sent = -1;
    this.table.redraw();
  }

  continueKeeping({ table, now }) {
    if (now.phase !== "keep" || table.stale || !now.mine) this.queue = [];
    if (!this.queue.length || table.busy || this.sent === table.doc.seq) return;
    this.sent = table.doc.seq;
    const [action] = this.queue;
    const offered = table.actions.find((one) => one.team === action.team && one.card === action.card);
    this.queue = offered ? this.queue.slice(1) : [];
    const kept = `${action.team}/${action.card}`;
    this.picks = { ...this.picks, keep: { ...this.picks.keep, [kept]: this.picks.keep[kept] - 1 } };
    if (offered) queueMicrotask(() => table.act(offered));
  }

  /** The player's own wish: a draft that gains enough is taken without asking. */
  takeForGranted({ table, now }) {
    const yes = table.actions.find((one) => one.type === "draft");
    const wanted =
      yes &&
      table.live &&
      !table.busy &&
      !table.stale &&
      table.store.get("alwaysDraft") &&
      now.view.draft.distance >= ALWAYS;
    if (!wanted || this.granted === now.decision) return;
    this.granted = now.decision;
    queueMicrotask(() => table.act(yes));
  }

  /** The camera follows the decision, but never while the player is busy with his own. */
  look(desk) {
    const { finder } = this.scene;
    const { table, now } = desk;
    finder.motion = table.motion;
    const points = mustSee(desk);
    const must = {
      key: now.decision,
      points,
      covers: coversOf(desk),
      limits: table.phone ? LIMITS.phone : LIMITS.desktop,
    };
    if (points.length) finder.aim(must, now.mine);
  }

  boardHand(desk) {
    const card = JSON.stringify(desk.now.view.throw);
    return {
      view: this.view,
      list: this.list,
      cardClosed: this.closedCard === card,
      show: (view) => this.show(view),
      toggleList: () => this.toggleList(),
      closeCard: () => {
        this.closedCard = card;
        this.table.redraw();
      },
    };
  }

  show(view) {
    if (view === "whole" && this.view !== "whole") this.seenBefore = { ...this.scene.finder.window };
    this.view = view;
    this.table.store.set("view", view === "straight" ? "close" : view);
    this.scene.finder.show(view === "whole");
    this.table.redraw();
    if (view === "straight") requestAnimationFrame(() => this.roll());
  }

  toggleList() {
    this.list = !this.list;
    this.table.redraw();
  }

  remember(what, on) {
    this.table.store.set(what, on);
    this.table.redraw();
  }

  /** The unrolled lanes begin with the rider at a third of the width, further on if the targets need it. */
  roll() {
    const roll = this.scene.svg.parentElement?.querySelector(".roll");
    if (!roll) return;
    const [start, far] = [Number(roll.dataset.start), Number(roll.dataset.far)];
    const third = start - roll.clientWidth / 3;
    roll.scrollLeft = Math.max(third, Math.min(far - roll.clientWidth, start - 30));
  }

  /** The window moved: what depends on it follows at once, the rest when it has settled. */
  moved() {
    this.frameMoved();
    const far = this.scene.finder.far;
    if (!this.desk || far === this.wasFar) return;
    this.wasFar = far;
    paint(this.desk, this.scene, this.view);
  }

  /** The frame on the minimap, without a redraw. */
  frameMoved() {
    const frame = this.scene?.svg.parentElement?.querySelector(".mini .win");
    const { x, y, w, h } = this.scene?.finder?.window ?? {};
    for (const [name, value] of frame ? Object.entries({ x, y, width: w, height: h }) : [])
      frame.setAttribute(name, String(Math.round(value)));
  }

  /** A question about a line, and the end, bring the points forward. */
  openPoints({ now }) {
    const asked = now.mine && now.phase === "draft" && now.view.draft.stake.length > 0;
    return asked || now.phase === "over" ? { open: "points" } : {};
  }

  played(events, before) {
    heard(events, this.table);
    if (!this.table.motion || this.view === "straight" || !this.desk) return;
    const { course } = this.desk;
    const old = before?.view?.riders ?? {};
    const spots = (rider) => {
      const node = course.nodes.get(old[rider]?.node);
      return node ? spotOf(course, { node: { space: node.space }, state: old[rider].state }) : null;
    };
    const way = (event) => walk(course, event.start, event.path).map(({ space }) => riderSpot(space));
    const root = this.scene.svg.closest(".ur");
    if (root) animate(events, { root, spots, way });
  }

  key(event) {
    if (!this.desk) return false;
    const { finder } = this.scene;
    return key(event, this.desk, {
      view: this.view,
      show: (view) => this.show(view),
      zoom: (factor) => finder.zoom(factor),
      change: () => this.change(),
      home: () => finder.follow(),
    });
  }

  closed() {
    this.scene.close();
  }
}

/** Dice rattle and action cards slide; moves are the page's. */
function heard(events, { sound }) {
  const known = new Set(events.map((one) => one.event));
  if (known.has("thrown") || known.has("seven_thrown")) sound("dice");
  if (known.has("action_card_drawn")) sound("card");
}

/** Called once a page. */
export function create(table) {
  const drawing = new Drawing(table);
  return {
    draw: (now) => drawing.draw(now),
    played: (events, before, after) => drawing.played(events, before, after),
    key: (event) => drawing.key(event),
    heading,
    closed: () => drawing.closed(),
  };
}

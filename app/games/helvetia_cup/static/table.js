// The drawing of Helvetia Cup for the table page: view in, slots out. It knows what is offered, never a rule.
import { bar } from "./bar.js";
import { board } from "./board.js";
import { Gestures, around, closer, sees } from "./camera.js";
import { MOVING, PLACING, candidates, intended, litHexes, noPicks, openingPicks } from "./choices.js";
import { nextTick, timeLeft } from "./countdown.js";
import { cardsBoard, pickedOf, squadBoard } from "./draft.js";
import { flightOf } from "./flight.js";
import { pitchOf } from "./geometry.js";
import { goalBoard } from "./goal.js";
import { key } from "./keys.js";
import { actionWords, listTab } from "./list.js";
import { animate } from "./motion.js";
import { ground } from "./pitch.js";
import { readingOf } from "./reading.js";
import { seatStrip } from "./seats.js";
import { sum } from "./sum.js";
import { top } from "./top.js";
import { tray } from "./tray.js";

/** How long a duel that is decided stays in sight. */
const REVEAL_MS = 2600;
/** A played card comes in 260 ms, stays for 900 and goes. */
const CARD_MS = 1420;

/**
 * What the parts of the drawing work on.
 * @typedef {ReturnType<Drawing["deskFor"]>} Desk
 */
class Drawing {
  constructor(table) {
    this.pitch = pitchOf(table.components.pitch);
    this.picks = noPicks();
    this.queue = [];
    this.sent = -1;
    this.last = [];
    /** @type {import("./camera.js").Camera | null} */ this.zoomed = null;
    this.gestures = new Gestures({ get: () => this.zoomed, set: (camera) => this.see(camera) });
    this.focus = "e12";
    this.reveal = null;
    /** @type {string | null} */ this.card = null;
    this.pitchShown = false;
  }

  draw(table) {
    this.table = table;
    if (!table.view?.coaches) return {};
    const desk = (this.desk = this.deskFor(table));
    this.continueQueue(desk);
    this.count(desk);
    return {
      top: top(desk),
      board: this.boardOf(desk),
      bar: bar(desk),
      tray: tray(desk),
      sum: sum(desk),
      tabs: listTab(desk),
      seat: (seat) => seatStrip(desk, seat),
    };
  }

  boardOf(desk) {
    const { phase } = desk.now;
    if (desk.reveal || (phase === "shot" && !this.pitchShown)) return goalBoard(desk);
    if (phase === "cards") return cardsBoard(desk);
    if (phase === "squad") return squadBoard(desk);
    return board(desk);
  }

  deskFor(table) {
    const now = readingOf(table, this.pitch);
    this.keepPicks(now);
    const { picks } = this;
    const lit = litHexes(now, picks);
    const todo = intended(now, picks, lit);
    const squadSize = now.phase === "squad" && table.me !== null ? pickedOf({ now, picks, table }).length : 0;
    return {
      table,
      now,
      picks,
      lit,
      t: table.t,
      ground: this.groundOf(table),
      intended: todo,
      flight: now.phase === "act_att" && !picks.card ? flightOf(now, table, picks.to) : null,
      last: this.last,
      zoomed: table.phone ? this.zoomed : null,
      focus: this.focus,
      reveal: this.reveal,
      playedCard: this.card,
      left: now.phase === "offside_window" ? timeLeft(table, now.decides[0]) : null,
      squadSize,
      squadFull: squadSize >= 7 || now.kinds("pick").length <= picks.squad.length,
      changed: JSON.stringify(picks) !== JSON.stringify(this.opening),
      pick: (change) => this.pick(change),
      change: () => this.pick(this.opening),
      stepBack: () => this.stepBack(),
      confirm: () => this.send(todo),
      send: (actions) => this.send(actions),
      hex: (hex) => this.hex(hex),
      person: (id) => this.person(id),
      sector: (id) => this.sector(id),
      card: (id) => this.pick({ card: picks.card === id ? null : id, to: null, on: null }),
      mark: (id) =>
        this.pick({
          marks: toggled(picks.marks, id, now.view.hand.tactics.length + (now.view.hand.legendary ? 1 : 0) - 3),
        }),
      call: (id) =>
        this.pick({ squad: toggled(picks.squad, id, 7 - pickedOf({ now, picks: { squad: [] }, table }).length) }),
      zoom: (hex) => this.zoom(hex),
      closer: () => this.see(closer(this.zoomed)),
      gestures: table.phone ? this.gestures : NO_GESTURES,
      pitchShown: this.pitchShown,
      showPitch: (shown) => this.showPitch(shown),
      moveFocus: (hex, root) => this.moveFocus(hex, root),
    };
  }

  /** The pitch is drawn once for a pair of teams and a language. */
  groundOf(table) {
    const teams = [0, 1].map((seat) => table.view.coaches[seat].team);
    const key_ = [...teams, table.lang].join();
    if (this.groundKey !== key_) {
      this.groundKey = key_;
      this.grounded = ground(this.pitch, teams, table.t);
    }
    return this.grounded;
  }

  /** Another decision is open: what was picked for the last one is gone. */
  keepPicks(now) {
    const stale = MOVING.includes(now.phase) && this.picks.f && !now.actions.some((one) => one.f === this.picks.f);
    if (this.decision === now.key && !stale) return;
    this.decision = now.key;
    this.pitchShown = false;
    this.opening = openingPicks(now);
    this.picks = { ...this.opening };
    this.follow(now);
  }

  /** A narrow page that looks at a part looks where the next decision is. */
  follow(now) {
    const hex = now.f(this.picks.f)?.hex ?? now.view.ball;
    if (this.zoomed && hex && !sees(this.zoomed, this.pitch.centre(hex)))
      this.zoomed = around(this.pitch.centre(hex), this.zoomed.size);
  }

  pick(change) {
    this.picks = { ...this.picks, ...change };
    this.table.redraw();
  }

  hex(hex) {
    const { now, lit, picks } = this.desk;
    if (this.table.phone && !this.zoomed) return this.zoom(hex);
    this.focus = hex;
    if (!now.mine) return this.table.redraw();
    if (picks.to === hex && this.desk.intended.length) return this.desk.confirm();
    const named = candidates(now, picks);
    const here = now.on(hex).filter((one) => named.includes(one.id));
    if (here.length) return this.person(here[0].id);
    if (MOVING.includes(now.phase) && !picks.card) return this.step(hex, lit);
    if (PLACING[now.phase] && lit.has(hex)) return this.pick({ to: hex });
    const passes = [...now.kinds("short_pass"), ...now.kinds("long_pass")];
    return this.pick({ to: passes.some((one) => one.to === hex) ? hex : null });
  }

  step(hex, lit) {
    const { now } = this.desk;
    const own = now
      .on(hex)
      .find((one) => one.seat === this.table.me && now.actions.some((action) => action.f === one.id));
    if (own) return this.pick({ f: own.id, to: null, on: null });
    return this.pick({ to: lit.has(hex) ? hex : null, on: null });
  }

  /** The way that is shown and not sent, shorter by a step. */
  stepBack() {
    const way = this.desk.lit.get(this.picks.to)?.path ?? [];
    this.pick({ to: way.at(-2) ?? null });
  }

  /** A footballer named on the pitch or in the roster. */
  person(id) {
    const { now, picks } = this.desk;
    if (!now.mine) return;
    if (picks.card)
      return this.pick(
        picks.f && picks.on !== id && now.kinds("play_card").some((one) => one.g)
          ? { on: picks.f, f: id }
          : { f: id, on: null },
      );
    if (MOVING.includes(now.phase) && now.actions.some((one) => one.f === id))
      return this.pick({ f: id, to: null, on: null });
    if (now.phase === "subs" && now.f(id).place === "bench") return this.pick({ on: id });
    if (now.phase === "injury_sub") return this.pick({ on: id });
    if (candidates(now, picks).includes(id)) return this.pick({ f: id });
  }

  sector(id) {
    const { now, picks } = this.desk;
    if (now.kinds("aim").length) return this.pick({ sector: id });
    const set = picks.guard.includes(id) ? picks.guard.filter((one) => one !== id) : [...picks.guard, id];
    return this.pick({ guard: inOrder(this.table.components.goal.sectors).filter((one) => set.includes(one)) });
  }

  /** Several atoms of one decision go one after another, each when the last has arrived. */
  send(actions) {
    if (this.table.busy || this.table.stale) return;
    this.queue = actions.filter(Boolean);
    this.sent = -1;
    this.table.redraw();
  }

  continueQueue({ table }) {
    if (!this.queue.length || table.busy || table.stale || this.sent === table.doc.seq) return;
    const [wanted, ...rest] = this.queue;
    const offered = table.actions.find((one) =>
      Object.keys(wanted).every((field) => JSON.stringify(one[field]) === JSON.stringify(wanted[field])),
    );
    this.queue = offered ? rest : []; // stopped: somebody else has to decide first
    this.sent = table.doc.seq;
    if (!offered) return;
    if (!rest.length || wanted.type !== "move")
      this.picks = { ...this.picks, to: null, card: null, on: null, marks: [], squad: [] };
    queueMicrotask(() => table.act(offered));
  }

  /** While a call may come the seconds run, also when nothing arrives. */
  count({ left }) {
    clearTimeout(this.counting);
    const wait = nextTick(left);
    if (wait !== null) this.counting = setTimeout(() => this.table.redraw(), wait);
  }

  showPitch(shown) {
    this.pitchShown = shown;
    this.table.redraw();
  }

  /** @param {string | null} hex the middle of what is seen; null: the whole pitch */
  zoom(hex) {
    this.see(hex && around(this.pitch.centre(hex)));
  }

  /** @param {import("./camera.js").Camera | null} camera */
  see(camera) {
    this.zoomed = camera;
    this.table.redraw();
  }

  moveFocus(hex, root) {
    this.focus = hex;
    this.table.redraw();
    requestAnimationFrame(() => root?.querySelector(`[data-hex="${hex}"]`)?.focus());
  }

  played(events, before, after) {
    const moves = events.filter((one) => one.origin && one.to);
    const revealed = events.find((one) => one.event === "revealed");
    if (moves.length) this.last = [moves[0].origin, ...moves.map((one) => one.to)];
    if (revealed && before?.view?.odds?.sectors) this.show(revealed, before);
    if (!this.table.motion) return;
    const card = events.find((one) => one.event === "card_played");
    if (card) this.showCard(card);
    requestAnimationFrame(() => {
      const root = document.querySelector(".hc");
      const turned = [0, 1].filter((seat) => before?.view?.score?.[seat] !== after.view.score?.[seat]);
      const flaps = [...document.querySelectorAll(".hcs .flap")];
      if (root)
        animate(events, {
          root,
          centre: this.pitch.centre,
          die: document.querySelector(".hcc .d20"),
          score: turned.map((seat) => flaps[seat]),
        });
    });
  }

  /** A card that is played comes to the middle, for everybody to read, and goes again. */
  showCard({ card }) {
    this.card = card;
    clearTimeout(this.carding);
    this.carding = setTimeout(() => {
      this.card = null;
      this.table.redraw();
    }, CARD_MS);
    this.table.redraw();
  }

  /** Ball and gloves stay in sight for a moment, while the match goes on behind. */
  show({ aim, guard }, { view }) {
    const { decision, odds } = view;
    this.reveal = {
      aim,
      guard,
      shooter: decision.shooter,
      kind: decision.shot,
      zone: decision.zone,
      n: decision.n,
      values: odds.sectors,
      presser: decision.presser,
    };
    clearTimeout(this.revealing);
    this.revealing = setTimeout(() => {
      this.reveal = null;
      this.table.redraw();
    }, REVEAL_MS);
    this.table.redraw();
  }

  closed() {
    clearTimeout(this.counting);
    clearTimeout(this.revealing);
    clearTimeout(this.carding);
  }
}

/** On a wide page the pitch stays where it is. */
const NO_GESTURES = { down: null, move: null, up: null, click: null };

/** Sectors as they are offered: TL, TC, TR, BL, BC, BR; keys of a document come in any order. */
const inOrder = (sectors) =>
  Object.values(sectors)
    .sort((a, b) => a.row - b.row || a.col - b.col)
    .map((one) => one.id);

/** In or out of a list that holds so many at most; the oldest makes room for none. */
const toggled = (list, id, most) =>
  list.includes(id) ? list.filter((one) => one !== id) : list.length < most ? [...list, id] : list;

/** Called once a page. */
export function create(table) {
  const drawing = new Drawing(table);
  return {
    draw: (now) => drawing.draw(now),
    played: (events, before, after) => drawing.played(events, before, after),
    key: (event) => (drawing.desk ? key(event, drawing.desk, document.querySelector(".hc")) : false),
    action: actionWords,
    closed: () => drawing.closed(),
  };
}

// What the player has chosen but not sent yet, and a batch on its way. Nothing here is a rule.
import { waysTo } from "./strips.js";
import { hand, offered, standing } from "./tray.js";

export class Picks {
  constructor() {
    this.decision = "";
    this.forget();
    /** Cards drawn by the own last action. */
    this.fresh = new Set();
    /** @type {any[]} */
    this.queue = [];
    this.focus = "CENTRE";
    /** @type {string | null} */
    this.filter = null;
    /** The picker is wanted although the last round is still in sight. */
    this.picking = true;
    this.run = this.runs();
  }

  forget() {
    /** @type {string | null} */ this.move = null;
    /** @type {string | null} */ this.to = null;
    this.staged = new Set();
    this.stagedSum = 0;
    /** @type {string | null} */ this.card = null;
    this.timing = false;
    this.thrown = new Set();
    /** @type {string | null} */ this.chooser = null;
    /** @type {string | null} */ this.told = null;
    /** @type {string | null} */ this.team = null;
    /** @type {string | null} */ this.draft = null;
    /** @type {string | null} */ this.restart = null;
  }

  /** A new view: drop what was chosen for another decision, go on with the batch. @param {any} now @param {any} targets */
  follow(now, targets) {
    this.now = now;
    this.targets = targets;
    const decision = `${now.me} ${now.phase === "referee_target" ? this.decision.split(" ")[1] : now.phase} ${now.view.rounds} ${now.mine}`;
    if (decision !== this.decision && now.phase !== "referee_target") {
      this.decision = decision;
      this.forget();
      this.picking = now.phase !== "attack_declare" || !now.duel;
      this.focus = now.view.puck;
      if (now.phase === "restart_choice") this.restart = now.of("restart").at(-1)?.at ?? null;
    }
    this.keepWhatIsThere(now);
    this.sendNext(now);
  }

  /** Chosen cards that are gone or no longer fit are put back. @param {any} now */
  keepWhatIsThere(now) {
    const held = now.view.hand ?? {};
    for (const id of this.staged)
      if (!(id in held) || (now.mine && now.phase.endsWith("_cards") && !offered(now, id).length))
        this.staged.delete(id);
    for (const id of this.thrown) if (!(id in held)) this.thrown.delete(id);
    if (this.card && !(this.card in held)) this.card = null;
    if (this.timing && !now.types.has("time_out")) this.timing = false;
    if (this.draft && now.mine && !now.of("draft").some((/** @type {any} */ one) => one.card === this.draft))
      this.draft = null;
    this.stagedSum = [...this.staged].reduce((sum, id) => sum + now.components.cards[id].value, 0);
  }

  /** The next action of a batch, as soon as the one before has been played. @param {any} now */
  sendNext(now) {
    const { table } = now;
    if (!this.queue.length || table.busy || table.stale || !table.live) return;
    const wanted = JSON.stringify(this.queue[0]);
    const action = table.actions.find((/** @type {any} */ one) => JSON.stringify(one) === wanted);
    if (!action) {
      if (this.sent === table.doc.seq) return; // the answer is still to come
      this.queue = [];
      return;
    }
    this.queue.shift();
    this.sent = table.doc.seq;
    queueMicrotask(() => table.act(action));
  }

  /** Newly drawn cards are marked until the own next action. @param {any[]} events */
  learn(events) {
    const me = this.now?.me;
    const drew = events.filter((event) => event.event === "drew" && event.who === me && event.cards);
    if (drew.length) this.fresh = new Set(drew.flatMap((event) => event.cards));
    else if (events.some((event) => event.seat === me)) this.fresh = new Set();
  }

  runs() {
    const again = () => this.now.table.redraw();
    const said = (/** @type {() => void} */ change) => {
      this.told = null;
      change();
      again();
    };
    return {
      act: (/** @type {any} */ action) => {
        this.queue = [];
        this.now.table.act(action);
      },
      batch: (/** @type {any[]} */ actions) => {
        this.queue = actions.slice(1);
        this.sent = this.now.table.doc.seq;
        const first = this.now.table.actions.find(
          (/** @type {any} */ one) => JSON.stringify(one) === JSON.stringify(actions[0]),
        );
        if (first) this.now.table.act(first);
      },
      change: () => said(() => this.change()),
      pickMoves: () => said(() => (this.picking = true)),
      move: (/** @type {string} */ move) => said(() => this.pickMove(move)),
      field: (/** @type {string} */ id) => said(() => this.tapField(id)),
      way: (/** @type {string} */ move) => said(() => this.takeWay(move)),
      goal: () => said(() => (this.move === "shot" ? this.sendMove() : this.pickMove("shot"))),
      focus: (/** @type {string} */ id) => (this.focus = id),
      card: (/** @type {string} */ id) => said(() => this.tapCard(id)),
      time: () => said(() => this.toggleTime()),
      team: (/** @type {string} */ id) => said(() => (this.team = id)),
      draft: (/** @type {string} */ id) => said(() => (this.draft = id)),
      filter: (/** @type {string | null} */ attr) => said(() => (this.filter = attr)),
    };
  }

  /** One step back in the own decision. */
  change() {
    if (this.card) this.card = null;
    else if (this.staged.size) this.staged.clear();
    else if (this.chooser) this.chooser = null;
    else if (this.to && this.move !== "shot") this.to = null;
    else [this.move, this.to] = [null, null];
  }

  /** @param {string} move */
  pickMove(move) {
    const { targets } = this;
    if (!targets || !targets[move].size) return;
    this.picking = true;
    this.chooser = null;
    const keeps = this.to && targets[move].has(this.to);
    this.move = move;
    this.to =
      move === "shot" ? "goal" : keeps ? this.to : targets[move].size === 1 ? [...targets[move].keys()][0] : null;
  }

  /** @param {string} id */
  tapField(id) {
    const { now, targets } = this;
    this.focus = id;
    if (now.phase === "restart_choice" && now.of("restart").some((/** @type {any} */ one) => one.at === id)) {
      if (this.restart === id) this.now.table.act(now.of("restart").find((/** @type {any} */ one) => one.at === id));
      this.restart = id;
    }
    if (!targets) return;
    if (this.to === id && this.move) return this.sendMove();
    if (this.move && targets[this.move].has(id)) {
      this.to = id;
      this.picking = true;
      return;
    }
    const ways = waysTo(now, this, id);
    if (!ways.length) this.told = this.whyNot(id);
    else if (ways.length === 1) this.takeWay(ways[0].move, id);
    else this.chooser = id;
  }

  /** @param {string} move @param {string | null} [id] */
  takeWay(move, id = this.chooser) {
    [this.move, this.to, this.chooser, this.picking] = [move, id, null, true];
  }

  sendMove() {
    const action = this.targets?.[this.move ?? ""]?.get(this.to);
    if (action) this.run.batch([action]);
  }

  /** In words what the offered moves already say: no move leads there. @param {string} id */
  whyNot(id) {
    const { t, view, components, attacker } = this.now;
    if (id === view.puck) return t("ui-puck-here");
    const zone = attacker === 0 ? "E" : "W";
    if (components.rink.fields[id].zone !== zone) return t("ui-no-way");
    return t(components.rink.fields[id].no_defence ? "objection-opponents-crease" : "objection-offside");
  }

  /** @param {string} id */
  tapCard(id) {
    const { now } = this;
    if (this.timing) return this.toggleThrown(id);
    const state = standing(now, this, id);
    if (!state.usable || state.later) return;
    if (this.staged.has(id)) this.staged.delete(id);
    else if (this.card === id) this.card = null;
    else if (id.startsWith("B") && !now.components.cards[id].symbol) this.staged.add(id);
    else this.card = id;
    this.keepWhatIsThere(now);
  }

  /** @param {string} id */
  toggleThrown(id) {
    if (this.thrown.has(id)) this.thrown.delete(id);
    else if (this.thrown.size < 2) this.thrown.add(id);
  }

  toggleTime() {
    this.timing = !this.timing && this.now.types.has("time_out");
    this.thrown.clear();
  }

  /** The hand as it lies in the tray. */
  get tray() {
    return hand(this.now);
  }
}

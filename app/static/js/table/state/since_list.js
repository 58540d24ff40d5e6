// What has happened since the viewer's last action: one entry a turn of another player, for the strip under the board.

/** @import {LogEntry} from "../../kit/table.d.ts" */
/** @import {Batch} from "../../drawing/animation_queue.js" */

/**
 * @typedef {object} Entry
 * @property {Batch[]} batches in their order @property {number | null} seat
 * @property {boolean} incident something was decided or lost
 * @property {boolean} automatic the server played for the viewer
 */

const SPECTATED = 12; // entries that a spectator keeps

/** @param {Batch} batch */
const isIncident = ({ stages }) => stages.some(({ kind }) => kind !== "C");

export class SinceList {
  /** @type {Entry[]} oldest first */ entries = [];
  /** The viewer has begun to choose: only the number of entries is shown. */
  folded = false;
  /** Some of it happened while the viewer was away. */
  away = false;

  /**
   * @param {Batch} batch
   * @param {{away?: boolean, watching?: boolean} & import("../../kit/table.d.ts").StripEntry} how
   */
  add(batch, { away = false, watching = false, begins, own = false, seat: whose } = {}) {
    const served = batch.events.some((one) => one.served);
    if (batch.own && !served && !own) return;
    const seat = whose ?? batch.events[0]?.seat ?? null;
    const incident = isIncident(batch);
    const last = this.entries.at(-1);
    this.away ||= away;
    if (last && seat !== null && !(begins ?? last.seat !== seat)) {
      last.batches.push(batch);
      last.incident ||= incident;
      last.seat = whose ?? last.seat;
    } else this.entries.push({ batches: [batch], seat, incident, automatic: batch.own && served });
    if (watching) this.entries = this.entries.slice(-SPECTATED);
  }

  /**
   * Return the list without what is still to be shown.
   * @param {number} seq the position that is shown
   */
  shownAt(seq) {
    const { folded, away } = this;
    const entries = this.entries.flatMap((one) => {
      const batches = one.batches.filter(({ events }) => events[0].seq <= seq);
      if (batches.length === one.batches.length) return [one];
      return batches.length ? [{ ...one, batches, incident: batches.some(isIncident) }] : [];
    });
    return { entries, folded, away };
  }

  /** Begin again: the viewer has acted. */
  clear() {
    this.entries = [];
    this.folded = false;
    this.away = false;
  }

  /** All actions, oldest first. */
  get batches() {
    return this.entries.flatMap(({ batches }) => batches);
  }
}

/**
 * Return the event that says most of an entry: the last decisive one, or the last one that has words.
 * @param {Entry} entry @param {(event: LogEntry) => string} text
 */
export function tellingText({ batches }, text) {
  const stages = batches.flatMap((batch) => batch.stages);
  for (const kind of ["A", "B"]) {
    const said = stages.filter((stage) => stage.kind === kind).map(({ event }) => (event ? text(event) : ""));
    const last = said.filter(Boolean).at(-1);
    if (last) return last;
  }
  return (
    batches
      .flatMap(({ events }) => events.map(text))
      .filter(Boolean)
      .at(-1) ?? ""
  );
}

/**
 * Return which entries fit into `width`, given the widths of all: the oldest plain ones give way first.
 * @param {{incident: boolean}[]} entries @param {number[]} widths @param {number} width
 * @returns {number[]} their places
 */
export function fitting(entries, widths, width) {
  const kept = new Set(entries.keys());
  const sum = () => [...kept].reduce((total, i) => total + widths[i], 0);
  const byWeight = [...entries.keys()].sort(
    (a, b) => Number(entries[a].incident) - Number(entries[b].incident) || a - b,
  );
  for (const i of byWeight) {
    if (kept.size <= 1 || sum() <= width) break;
    kept.delete(i);
  }
  return [...kept].sort((a, b) => a - b);
}

// The card of a live match: it remembers its elements and writes only the changes.

/**
 * @typedef {{id: string, phase: string, viewers: number, stands: string, label: string, lines: string[],
 *   scores?: number[], box?: number[], svg?: string, over?: boolean}} Tile
 */

/** The texts of a card, by element. @type {[place: string, words: (tile: Tile) => string][]} */
const TEXTS = [
  ["[data-phase]", ({ phase }) => phase],
  ["[data-viewers]", ({ viewers }) => String(viewers)],
  ["[data-stands]", ({ stands }) => stands],
  ["[data-line]", ({ lines }) => lines.at(-1) ?? ""],
];

/**
 * An element and its current text, because reading the page costs as much as writing it. A translator may take the
 * node of the text away.
 */
class TextSlot {
  /** @param {Element} place */
  constructor(place) {
    this.place = place;
    this.current = place.textContent ?? "";
    this.text = new Text(this.current);
    place.replaceChildren(this.text);
  }

  /** @param {string} words */
  set(words) {
    if (words === this.current) return;
    this.current = this.text.data = words;
    if (this.text.parentNode !== this.place) this.place.replaceChildren(this.text);
  }
}

export class LiveCard {
  /** @param {Element} root */
  constructor(root) {
    this.root = root;
    this.texts = TEXTS.flatMap(([place, words]) => {
      const found = root.querySelector(place);
      return found ? [{ place: new TextSlot(found), words }] : [];
    });
    this.scores = [...root.querySelectorAll("[data-score]")].map((place) => new TextSlot(place));
    this.list = root.querySelector("[data-lines]");
    this.lines = [...(this.list?.children ?? [])].map((place) => new TextSlot(place));
    this.label = root.querySelector("[data-label]");
    this.picture = root.querySelector("[data-picture]");
    this.pieces = root.querySelector("[data-pieces]");
    this.announcer = root.querySelector("[data-read]");
    /** The content that the server has drawn is not known. @type {Tile | null} */ this.last = null;
  }

  /** @param {Tile} tile @param {boolean} aloud whether new lines are announced to screen readers */
  show(tile, aloud) {
    const { last } = this;
    this.last = tile;
    for (const { place, words } of this.texts) place.set(words(tile));
    this.scores.forEach((place, seat) => place.set(String(tile.scores?.[seat] ?? "")));
    if (last?.label !== tile.label) this.label?.setAttribute("aria-label", tile.label);
    if (this.list) this.setLines(this.list, tile.lines);
    if (aloud && this.announcer) this.announcer.textContent = tile.lines.at(-1) ?? "";
    this.draw(tile, last);
  }

  /** @param {Element} list @param {string[]} lines */
  setLines(list, lines) {
    while (this.lines.length > lines.length) this.lines.pop()?.place.remove();
    while (this.lines.length < lines.length) this.lines.push(new TextSlot(list.appendChild(item())));
    this.lines.forEach((place, n) => place.set(lines[n]));
  }

  /** @param {Tile} tile @param {Tile | null} last */
  draw({ box, svg }, last) {
    if (!this.pieces || !box) return;
    if (last?.box?.join(" ") !== box.join(" ")) this.picture?.setAttribute("viewBox", box.join(" "));
    if (last?.svg !== svg) this.pieces.innerHTML = svg ?? ""; // This is the server's own drawing.
  }
}

function item() {
  const one = document.createElement("li");
  one.dir = "auto";
  return one;
}

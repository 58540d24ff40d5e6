// A card of a match under way: it holds its places, and writes only what is other than before.

/**
 * @typedef {{id: string, phase: string, viewers: number, stands: string, label: string, lines: string[],
 *   scores?: number[], box?: number[], svg?: string, over?: boolean}} Tile
 */

/** What is said where. @type {[place: string, words: (tile: Tile) => string][]} */
const SAID = [
  ["[data-phase]", ({ phase }) => phase],
  ["[data-viewers]", ({ viewers }) => String(viewers)],
  ["[data-stands]", ({ stands }) => stands],
  ["[data-line]", ({ lines }) => lines.at(-1) ?? ""],
];

/** An element and what it says: to ask the page for that costs as much as to tell it. */
class Words {
  /** @param {Element} place */
  constructor(place) {
    this.place = place;
    this.said = place.textContent ?? "";
    this.text = new Text(this.said);
    place.replaceChildren(this.text);
  }

  /** @param {string} words */
  say(words) {
    if (words !== this.said) this.said = this.text.data = words;
  }
}

export class Card {
  /** @param {Element} root */
  constructor(root) {
    this.root = root;
    this.said = SAID.flatMap(([place, words]) => {
      const found = root.querySelector(place);
      return found ? [{ place: new Words(found), words }] : [];
    });
    this.scores = [...root.querySelectorAll("[data-score]")].map((place) => new Words(place));
    this.list = root.querySelector("[data-lines]");
    this.lines = [...(this.list?.children ?? [])].map((place) => new Words(place));
    this.label = root.querySelector("[data-label]");
    this.picture = root.querySelector("[data-picture]");
    this.pieces = root.querySelector("[data-pieces]");
    this.read = root.querySelector("[data-read]");
    /** What the server has drawn is not known. @type {Tile | null} */ this.last = null;
  }

  /** @param {Tile} tile @param {boolean} aloud whether a reader hears what is new */
  show(tile, aloud) {
    const { last } = this;
    this.last = tile;
    for (const { place, words } of this.said) place.say(words(tile));
    this.scores.forEach((place, seat) => place.say(String(tile.scores?.[seat] ?? "")));
    if (last?.label !== tile.label) this.label?.setAttribute("aria-label", tile.label);
    if (this.list) this.tell(this.list, tile.lines);
    if (aloud && this.read) this.read.textContent = tile.lines.at(-1) ?? "";
    this.draw(tile, last);
  }

  /** @param {Element} list @param {string[]} lines */
  tell(list, lines) {
    while (this.lines.length > lines.length) this.lines.pop()?.place.remove();
    while (this.lines.length < lines.length) this.lines.push(new Words(list.appendChild(item())));
    this.lines.forEach((place, n) => place.say(lines[n]));
  }

  /** @param {Tile} tile @param {Tile | null} last */
  draw({ box, svg }, last) {
    if (!this.pieces || !box) return;
    if (last?.box?.join(" ") !== box.join(" ")) this.picture?.setAttribute("viewBox", box.join(" "));
    if (last?.svg !== svg) this.pieces.innerHTML = svg ?? ""; // the server's own drawing
  }
}

function item() {
  const one = document.createElement("li");
  one.dir = "auto";
  return one;
}

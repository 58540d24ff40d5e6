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

export class Card {
  /** @param {Element} root */
  constructor(root) {
    this.root = root;
    /** What the server has drawn is not known. @type {Tile | null} */ this.last = null;
    this.said = SAID.flatMap(([place, words]) => {
      const found = root.querySelector(place);
      return found ? [{ text: textIn(found), words }] : [];
    });
    this.scores = [...root.querySelectorAll("[data-score]")].map(textIn);
    this.lines = root.querySelector("[data-lines]");
    this.label = root.querySelector("[data-label]");
    this.picture = root.querySelector("[data-picture]");
    this.pieces = root.querySelector("[data-pieces]");
    this.read = root.querySelector("[data-read]");
  }

  /** @param {Tile} tile @param {boolean} aloud whether a reader hears what is new */
  show(tile, aloud) {
    const { last } = this;
    this.last = tile;
    for (const { text, words } of this.said) write(text, words(tile));
    this.scores.forEach((text, seat) => write(text, String(tile.scores?.[seat] ?? "")));
    if (last?.label !== tile.label) this.label?.setAttribute("aria-label", tile.label);
    if (this.lines) say(this.lines, tile.lines);
    if (aloud && this.read) this.read.textContent = tile.lines.at(-1) ?? "";
    this.draw(tile, last);
  }

  /** @param {Tile} tile @param {Tile | null} last */
  draw({ box, svg }, last) {
    if (!this.pieces || !box) return;
    if (last?.box?.join(" ") !== box.join(" ")) this.picture?.setAttribute("viewBox", box.join(" "));
    if (last?.svg !== svg) this.pieces.innerHTML = svg ?? ""; // the server's own drawing
  }
}

/** The one text of an element: writing into it is cheaper than a new one for each change. @param {Element} place */
function textIn(place) {
  const text = new Text(place.textContent ?? "");
  place.replaceChildren(text);
  return text;
}

/** @param {Text} text @param {string} words */
function write(text, words) {
  if (text.data !== words) text.data = words;
}

/** @param {Element} list @param {string[]} lines */
function say(list, lines) {
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  while (list.children.length < lines.length) list.append(item());
  lines.forEach((line, n) => write(/** @type {Text} */ (list.children[n].firstChild), line));
}

function item() {
  const one = document.createElement("li");
  one.dir = "auto";
  one.append(new Text());
  return one;
}

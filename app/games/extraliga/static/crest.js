// The crest of a club: a shield in its two colours with the club's code; the pattern follows from the code.
import { html, svg } from "lit-html";

const FIELD = "M3 2h26v15c0 9-6 13-13 16C9 30 3 26 3 17Z";
/** Five patterns: a pale, a bend, a fess, a chief, halves. */
const PATTERNS = [
  svg`<path d="M12 2h8v31h-8Z" />`,
  svg`<path d="M3 2h7l19 22-4 5L3 9Z" />`,
  svg`<path d="M3 12h26v9H3Z" />`,
  svg`<path d="M3 2h26v9H3Z" />`,
  svg`<path d="M16 2h13v15c0 9-6 13-13 16Z" />`,
];

/** Return the number of a club's pattern. @param {string} club */
export const patternOf = (club) => [...club].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PATTERNS.length;

/**
 * Draw the crest of a virtual opponent.
 * @param {import("./words.js").Words} words @param {string | null} opponent
 */
export function crest(words, opponent) {
  const club = words.clubOf(opponent ?? "");
  return clubCrest(words, club);
}

/** Draw the crest of a club by its code. @param {import("./words.js").Words} words @param {string} club */
export function clubCrest(words, club) {
  const { colour, colour2 } = words.clubColours(club);
  return html`<svg class="crest" viewBox="0 0 32 36" aria-hidden="true" .style=${`--c1:${colour};--c2:${colour2}`}>
    <g class="cf">
      <rect width="32" height="36" fill="var(--c1)" /><g fill="var(--c2)">${PATTERNS[patternOf(club)]}</g>
    </g>
    <path d=${FIELD} fill="none" stroke="var(--board-ink)" stroke-width="1.6" />
    <text x="16" y="20" class="cc">${club}</text>
  </svg>`;
}

// Two footballers on one hex: both numbers can be read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ballAt, spot } from "../../../app/games/helvetia_cup/static/pieces.js";

const sheet = (/** @type {string} */ path) => readFileSync(new URL(`../../../app/${path}`, import.meta.url), "utf8");
const pitchCss = sheet("games/helvetia_cup/static/pitch.css");
const colours = sheet("static/css/tokens.css") + sheet("games/helvetia_cup/static/colours.css");

/** @type {any[]} */
const standing = [0, 1].map((seat) => ({ id: `${seat}:1`, seat, hex: "e12", place: "pitch" }));
/** @type {any} */
const now = { pitch: { centre: () => [0, 0] }, on: () => standing, holder: standing[0], view: { ball: "e12" } };

/** The baseline of a number in its disc, and the share of a digit's width and height in the size of the text. */
const [BASELINE, WIDE, HIGH] = [9, 0.6, 0.75];
const BALL = 11;

/** Return the box of a number of one digit: left, right, top, bottom. @param {any} one @param {number} size */
function numberOf(one, size) {
  const { x, y, scale } = spot(now, one);
  const [half, base] = [(WIDE * size * scale) / 2, y + BASELINE * scale];
  return [x - half, x + half, base - HIGH * size * scale, base];
}

test("their numbers do not meet at any size, and neither the other disc nor the ball lies on one", () => {
  const sizes = [...pitchCss.matchAll(/\.tk text(?:\.n)? \{[^}]*?font-size: (\d+)px/g)].map(([, size]) => Number(size));
  assert.ok(sizes.length > 2);
  for (const size of sizes) {
    const [left, right] = standing.map((one) => numberOf(one, size));
    assert.ok(left[1] < right[0] || left[3] < right[2], `${size} px`);
    const { x, scale } = spot(now, standing[1]);
    assert.ok(left[1] < x - 19.5 * scale, `${size} px: the disc on the right covers the number on the left`);
    const [ball, high] = ballAt(now);
    const nearest = Math.hypot(left[0] - ball, Math.min(left[3], high) - high);
    assert.ok(nearest > BALL, `${size} px: the ball covers the number of its holder`);
  }
});

/** @param {string} name */
const colour = (name) => {
  const hex = colours.match(new RegExp(`--${name}: #(\\w+)`))?.[1] ?? "";
  return (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map((part) =>
    parseInt(part, 16),
  );
};
/** @param {number[]} rgb */
const luminance = (rgb) =>
  rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);

test("each number has a contrast of at least 4.5 to its disc", () => {
  for (const [ink, disc] of [
    ["hc-white", "seat-1"],
    ["hc-ink", "seat-2"],
    ["hc-ink", "hc-chalk"],
  ]) {
    const [dark, light] = [luminance(colour(ink)), luminance(colour(disc))].sort((a, b) => a - b);
    assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, `${ink} on ${disc}`);
  }
});

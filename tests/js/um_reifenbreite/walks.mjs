// Follows the server's paths on the drawing's own road; one JSON object in, one out.
import { readFileSync } from "node:fs";
import { courseOf, gridRow, ranksLeft, walk } from "../../../app/games/um_reifenbreite/static/course.js";

/** @typedef {import("../../../app/games/um_reifenbreite/static/view.d.ts").Components} Components */

/** @type {{components: Components, race: string, walks: [from: string, path: string][], nodes: string[]}} */
const { components, race, walks, nodes } = JSON.parse(readFileSync(0, "utf8"));
const course = courseOf(components, race);
/** @param {string} key */
const at = (key) => {
  const node = course.nodes.get(key);
  if (!node) throw new Error(`no node ${key}`);
  return node;
};
console.log(
  JSON.stringify({
    ends: walks.map(([from, path]) => walk(course, from, path).at(-1)?.key ?? null),
    lengths: walks.map(([from, path]) => walk(course, from, path).length),
    progress: nodes.map((key) => at(key).p1),
    behind: nodes.map((key) => course.behind(at(key))?.key ?? null),
    left: nodes.map((key) => ranksLeft(course, at(key))),
    rows: nodes.map((key) => gridRow(course, at(key))),
    gates: course.gates.map(({ line, leg, kind, points }) => [line, leg, kind, points]),
  }),
);

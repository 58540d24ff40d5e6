// Follows the server's paths on the drawing's own road; one JSON object in, one out.
import { readFileSync } from "node:fs";
import { courseOf, gridRow, ranksLeft, walk } from "../../../app/games/um_reifenbreite/static/course.js";

const { components, race, walks, nodes } = JSON.parse(readFileSync(0, "utf8"));
const course = courseOf(components, race);
const at = (key) => course.nodes.get(key);
console.log(
  JSON.stringify({
    ends: walks.map(([from, path]) => walk(course, from, path).at(-1)?.key ?? null),
    lengths: walks.map(([from, path]) => walk(course, from, path).length),
    progress: nodes.map((key) => at(key)?.p1 ?? null),
    behind: nodes.map((key) => course.behind(at(key))?.key ?? null),
    left: nodes.map((key) => ranksLeft(course, at(key))),
    rows: nodes.map((key) => gridRow(course, at(key))),
    gates: course.gates.map(({ line, leg, kind, points }) => [line, leg, kind, points]),
  }),
);

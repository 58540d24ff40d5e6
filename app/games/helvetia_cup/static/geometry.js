// Hexes of the pitch: where they are, what they border on, how far apart they are.

export const SIDE = 34.64;
const CORNERS = [30, 90, 150, 210, 270, 330].map((angle) => [
  Math.cos((angle * Math.PI) / 180),
  Math.sin((angle * Math.PI) / 180),
]);

/** The steps in column and row to the hexes around. @type {Record<string, [number, number]>} */
const WAYS = { E: [2, 0], W: [-2, 0], NE: [1, -1], NW: [-1, -1], SE: [1, 1], SW: [-1, 1] };

/** The centre of a hex in the picture. @param {{x: number, row: number}} hex @returns {import("./view.d.ts").Point} */
const centreOf = ({ x, row }) => [40 + 30 * x, 40 + 52 * row];

/** The corners of a hex around a centre. @param {number[]} centre @param {number} side */
const corners = ([x, y], side) => CORNERS.map(([cx, cy]) => [x + side * cx, y + side * cy]);

/** @param {number[][]} points */
const written = (points) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/**
 * Return a function that gives the hex next to another one, or null at the edge.
 * @param {import("./view.d.ts").Pitch["hexes"]} hexes
 */
function waysOn(hexes) {
  const at = new Map(Object.entries(hexes).map(([id, { x, row }]) => [`${x} ${row}`, id]));
  return (/** @type {string} */ id, /** @type {string} */ way) => {
    const [dx, drow] = WAYS[way];
    return at.get(`${hexes[id].x + dx} ${hexes[id].row + drow}`) ?? null;
  };
}

/** Built once from the components. @param {import("./view.d.ts").Pitch} pitch */
export function pitchOf(pitch) {
  const hexes = pitch.hexes;
  const ids = Object.keys(hexes);
  const goals = [pitch.goals.left, pitch.goals.right];
  const polygons = new Map();

  /** The corners in SVG's form, written once because every drawing needs hundreds. @param {string} id */
  function polygon(id, side = SIDE) {
    const key = `${id}/${side}`;
    if (!polygons.has(key)) polygons.set(key, written(corners(centreOf(hexes[id]), side)));
    return polygons.get(key);
  }

  /** Steps between two hexes. */
  function distance(/** @type {string} */ a, /** @type {string} */ b) {
    const rows = Math.abs(hexes[a].row - hexes[b].row);
    return rows + Math.max(0, (Math.abs(hexes[a].x - hexes[b].x) - rows) / 2);
  }

  /** Edges that belong to one hex of a group only, as a path. */
  function outline(/** @type {string[]} */ group) {
    const edges = new Map();
    for (const id of group) {
      const points = corners(centreOf(hexes[id]), SIDE).map((point) => point.map(Math.round).join(" "));
      points.forEach((from, i) => {
        const to = points[(i + 1) % 6];
        const back = `${to}|${from}`;
        if (edges.has(back)) edges.delete(back);
        else edges.set(`${from}|${to}`, `M${from}L${to}`);
      });
    }
    return [...edges.values()].join("");
  }

  return {
    ids,
    hexes,
    goals,
    distance,
    outline,
    polygon,
    spots: [pitch.penalty_spots.left, pitch.penalty_spots.right],
    centre: (/** @type {string} */ id) => centreOf(hexes[id]),
    way: waysOn(hexes),
    area: (/** @type {number} */ seat) => ids.filter((id) => hexes[id].penalty_area === ["left", "right"][seat]),
  };
}

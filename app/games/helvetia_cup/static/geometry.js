// Hexes of the pitch: where they are, what they border on, how far apart they are.

export const SIDE = 34.64;
const CORNERS = [30, 90, 150, 210, 270, 330].map((angle) => [
  Math.cos((angle * Math.PI) / 180),
  Math.sin((angle * Math.PI) / 180),
]);

/** The corners of a hex around a centre. @param {number[]} centre @param {number} side */
const corners = ([x, y], side) => CORNERS.map(([cx, cy]) => [x + side * cx, y + side * cy]);

const written = (points) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Built once from the components. @param {any} pitch */
export function pitchOf(pitch) {
  const hexes = pitch.hexes;
  const ids = Object.keys(hexes);
  const places = new Map(ids.map((id) => [`${hexes[id].x},${hexes[id].row}`, id]));
  const at = (x, row) => places.get(`${x},${row}`) ?? null;
  const goals = [pitch.goals.left, pitch.goals.right];
  const polygons = new Map();

  /** Corners as SVG wants them; written once, as every drawing needs hundreds. */
  function polygon(id, side = SIDE) {
    const key = `${id}/${side}`;
    if (!polygons.has(key)) polygons.set(key, written(corners(hexes[id].svg, side)));
    return polygons.get(key);
  }

  /** Steps between two hexes. */
  function distance(a, b) {
    const rows = Math.abs(hexes[a].row - hexes[b].row);
    return rows + Math.max(0, (Math.abs(hexes[a].x - hexes[b].x) - rows) / 2);
  }

  /** Where a ball goes that misses its hex by a number, in the direction of a seat. */
  function deviated(chart, target, roll, seat) {
    const { x, row } = hexes[target];
    const sign = seat ? -1 : 1;
    const moved = (by) => (by ? at(x + sign * by[0], row + sign * by[1]) : null);
    const via = moved(chart[roll].via);
    const end = moved(chart[roll].offset);
    return end ? { via, end } : { via: null, end: via ?? target };
  }

  /** Edges that belong to one hex of a group only, as a path. */
  function outline(group) {
    const edges = new Map();
    for (const id of group) {
      const points = corners(hexes[id].svg, SIDE).map((point) => point.map(Math.round).join(" "));
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
    deviated,
    outline,
    polygon,
    spots: [pitch.penalty_spots.left, pitch.penalty_spots.right],
    centre: (id) => hexes[id].svg,
    neighbours: (id) => Object.values(hexes[id].neighbours),
    way: (id, way) => hexes[id].neighbours[way] ?? null,
    area: (seat) => ids.filter((id) => hexes[id].penalty_area === ["left", "right"][seat]),
  };
}

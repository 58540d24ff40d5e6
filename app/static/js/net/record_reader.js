// The record of a finished match (docs/PROTOCOL.md): one JSON value per line.

const FORMATS = [1, 2];

/**
 * @param {string} text
 * @returns {{header: any, actions: any[], outcome: any}}
 */
export function recordOf(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const [header, ...rest] = lines.map((line) => JSON.parse(line));
  if (!FORMATS.includes(header?.stadion_record)) throw new Error("not a record of Stadion");
  const actions = rest.filter((line) => "seq" in line);
  return { header, actions, outcome: rest.find((line) => "outcome" in line)?.outcome ?? null };
}

const MOST_SIDES = 100; // The record is an uploaded file: a die with a billion sides must not fill the memory.

/**
 * Return how often each face was rolled, by number of sides.
 * @param {{draws: any[]}[]} actions @returns {Map<number, number[]>}
 */
export function dieCounts(actions) {
  const counts = new Map();
  for (const draw of actions.flatMap((action) => action.draws)) {
    if (draw.draw !== "die" || !(draw.sides <= MOST_SIDES)) continue;
    if (!counts.has(draw.sides)) counts.set(draw.sides, Array(draw.sides).fill(0));
    counts.get(draw.sides)[draw.value - 1] += 1;
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

// A rule for eslint: which folders of the browser half may import which, types in comments and in *.d.ts included.
import path from "node:path";

const SHELL = "app/static/js/";

/** From the lowest to the highest: a folder imports from lower layers only. A file in no folder may import anything. */
const LAYERS = [
  ["kit", "net"],
  ["browser"],
  ["drawing", "fairness", "notifications"],
  ["rulebook"],
  ["learning", "table"],
  ["analysis", "replay", "seeking", "spectating"],
  ["desk", "pages", "players"],
];

/** The same within a folder; "" is the folder itself. @type {Record<string, string[]>} */
const WITHIN = { table: ["state", "input", "panels", ""] };

const SPECIFIER = /(?:\bfrom\s+|\bimport\(\s*|^import\s+)"([^"]+)"/gm;

/** @param {string} file below the shell's folder @returns {[folder: string, within: string]} */
function placeOf(file) {
  const [folder, ...rest] = file.split("/").slice(0, -1);
  return [folder ?? "", rest.join("/")];
}

/** @param {string} folder */
const rankOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));

/**
 * Returns the fault of an import between files of the shell; null if it has none.
 * @param {string} importer @param {string} imported both below the shell's folder
 */
export function crossing(importer, imported) {
  const [[from, fromWithin], [to, toWithin]] = [placeOf(importer), placeOf(imported)];
  if (to === "") return imported.endsWith(".d.ts") ? null : `${imported} is an entry`;
  if (from === "") return null;
  if (from === to) {
    const order = WITHIN[from] ?? [];
    const isHigher = order.indexOf(toWithin) > order.indexOf(fromWithin);
    return isHigher ? `${from}/${fromWithin} is below ${to}/${toWithin}` : null;
  }
  return rankOf(to) < rankOf(from) ? null : `${from} is not above ${to}`;
}

/** @param {string} importer @param {string} specifier both as they stand @returns {string | null} */
function wrong(importer, specifier) {
  if (importer.startsWith(SHELL)) {
    const imported = path.posix.join(path.posix.dirname(importer), specifier);
    return specifier.startsWith(".") && imported.startsWith(SHELL)
      ? crossing(importer.slice(SHELL.length), imported.slice(SHELL.length))
      : null;
  }
  const game = /^app\/games\/\w+\/static\//.exec(importer)?.[0];
  if (!game || !specifier.startsWith(".")) return null;
  const imported = path.posix.join(path.posix.dirname(importer), specifier);
  return imported.startsWith(game) ? null : "a game's drawing imports its own files and the kit";
}

/** @type {import("eslint").Rule.RuleModule} */
const layers = {
  create: (context) => ({
    Program() {
      const { sourceCode, filename, cwd } = context;
      const importer = path.relative(cwd, filename).replaceAll(path.sep, "/");
      for (const { 1: specifier, index } of sourceCode.text.matchAll(SPECIFIER)) {
        const message = wrong(importer, specifier);
        if (message) context.report({ loc: sourceCode.getLocFromIndex(index), message });
      }
    },
  }),
};

/** Reads a *.d.ts as a file without code: the rule looks at its text. @type {import("eslint").Linter.Parser} */
export const asText = {
  parse: (/** @type {string} */ text) => ({
    type: "Program",
    body: [],
    tokens: [],
    comments: [],
    range: [0, text.length],
    loc: { start: { line: 1, column: 0 }, end: { line: text.split("\n").length, column: 0 } },
  }),
};

export default { rules: { "import-layers": layers } };

// Rules of our own for style sheets: layers, a game below its own root, no dead class, no long line.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import stylelint from "stylelint";

const LAYERS = ["tokens", "base", "shell"];

/** @typedef {[import("postcss").Node, string, number?]} Found what is wrong, and where */

/** @param {string} file @returns {string | null} the game whose style sheet this is */
const gameOf = (file) => /app\/games\/(\w+)\/static\//.exec(file)?.[1] ?? null;

/** @param {import("postcss").ChildNode} node @param {string} name @param {string[]} params */
const isAtRule = (node, name, params) => node.type === "atrule" && node.name === name && params.includes(node.params);

/** @param {import("postcss").ChildNode} node what may stand at the top of any style sheet */
const isFrame = (node) => node.type === "comment" || (node.type === "atrule" && node.name === "import");

/** @param {import("postcss").Root} root @param {string} file @returns {Iterable<Found>} */
function* outsideLayers(root, file) {
  const game = gameOf(file);
  const layers = game ? ["game"] : LAYERS;
  for (const node of root.nodes) {
    if (isFrame(node)) continue;
    const declares = node.type === "atrule" && node.name === "layer" && !node.nodes;
    if (declares && file.endsWith("css/tokens.css")) continue;
    if (!isAtRule(node, "layer", layers)) yield [node, `stands outside @layer ${layers.join(", ")}`];
    else if (game) yield* outsideRoot(/** @type {import("postcss").AtRule} */ (node), `.game-${game}`);
  }
}

/** @param {import("postcss").AtRule} layer @param {string} root @returns {Iterable<Found>} */
function* outsideRoot(layer, root) {
  for (const node of layer.nodes ?? []) {
    if (node.type === "comment" || (node.type === "atrule" && node.name === "keyframes")) continue;
    if (node.type !== "rule" || node.selector !== root) yield [node, `stands outside ${root}`];
    else {
      for (const rule of node.nodes.filter((one) => one.type === "rule")) {
        if (/&\S*\s*[+~]/.test(rule.selector)) yield [rule, "leaves the game's root sideways"];
      }
    }
  }
}

/** @param {string} folder @returns {string[]} what may say a class: its drawings, pages and game */
const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|html|py|yaml)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** Words and beginnings of words: a class made of a beginning and something is alive. @param {string} folder */
function wordsOf(folder) {
  const text = sources(folder).join("\n");
  const begun = text.matchAll(/([A-Za-z][\w-]*)(?:\$\{|\{\{|["'] ?[~+])/g);
  return {
    whole: new Set(text.match(/[A-Za-z][\w-]*/g)),
    begun: [...new Set(Array.from(begun, ([, beginning]) => beginning))],
  };
}

/** @type {Map<string, ReturnType<typeof wordsOf>>} */
const read = new Map();

/** @param {string | null} game a game's sheet styles its drawing; the shell's styles what everybody draws */
function* wordsFor(game) {
  for (const folder of ["app/templates", "app/static/js", "app/api", game ? `app/games/${game}` : "app/games"]) {
    const words = read.get(folder) ?? wordsOf(folder);
    read.set(folder, words);
    yield words;
  }
}

/** @param {string} beginning @param {string} name short beginnings only make numbered names: s1, s2 */
const begins = (beginning, name) =>
  name.startsWith(beginning) &&
  (beginning.length > 2 || beginning.endsWith("-") || /^\d+$/.test(name.slice(beginning.length)));

/** @param {string} name @param {string | null} game */
const isAlive = (name, game) =>
  name === `game-${game}` ||
  [...wordsFor(game)].some(({ whole, begun }) => whole.has(name) || begun.some((one) => begins(one, name)));

/** @param {import("postcss").Root} root @param {string} file @returns {Iterable<Found>} */
function* deadClasses(root, file) {
  /** @type {import("postcss").Rule[]} */ const rules = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    for (const [, name] of rule.selector.replace(/\[[^\]]*\]/g, "").matchAll(/\.([A-Za-z][\w-]*)/g)) {
      if (!isAlive(name, gameOf(file))) yield [rule, `no page, drawing or game has the class "${name}"`];
    }
  }
}

/** @param {import("postcss").Root} root @returns {Iterable<Found>} */
function* longLines(root) {
  const lines = (root.source?.input.css ?? "").split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.length > 120) yield [root, `${line.length} characters in a line`, index + 1];
  }
}

/** @param {string} name @param {(root: import("postcss").Root, file: string) => Iterable<Found>} find */
function plugin(name, find) {
  const ruleName = `stadion/${name}`;
  /** @type {any} stylelint's own type wants what it adds itself */
  const rule = () => (/** @type {import("postcss").Root} */ root, /** @type {stylelint.PostcssResult} */ result) => {
    const file = path.relative(process.cwd(), root.source?.input.file ?? "");
    for (const [node, message, line] of find(root, file)) {
      const at = line ? { start: { line, column: 1 }, end: { line, column: 2 } } : undefined;
      stylelint.utils.report({ ruleName, result, node, message: `${message} (${ruleName})`, ...at });
    }
  };
  rule.ruleName = ruleName;
  rule.messages = {};
  return stylelint.createPlugin(ruleName, rule);
}

export default [plugin("layers", outsideLayers), plugin("dead-class", deadClasses), plugin("long-line", longLines)];

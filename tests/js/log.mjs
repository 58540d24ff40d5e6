// Words the log as the page does: reads entries and a table as JSON, answers with a line for each (null: none).
import { text } from "node:stream/consumers";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { sentence } from "../../app/static/js/kit/sentence.js";

const { entries, names, ftl, lang, components, view } = JSON.parse(await text(process.stdin));
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const file of ftl) bundle.addResource(new FluentResource(file), { allowOverrides: true });

/** @param {string} id @param {Record<string, string | number>} [args] */
function t(id, args) {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

const table = /** @type {any} */ ({
  lang,
  components,
  view,
  t,
  has: (/** @type {string} */ id) => bundle.hasMessage(id),
  name: (/** @type {number} */ seat) => names[seat],
});
console.log(JSON.stringify(entries.map((/** @type {any} */ entry) => sentence(entry, table)?.text ?? null)));

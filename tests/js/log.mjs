// Words the log as the page does: reads entries and a table as JSON, answers with a line for each (null: none).
import { text } from "node:stream/consumers";
import { sentence } from "../../app/static/js/kit/sentence.js";
import { textsOf } from "../../app/static/js/browser/i18n.js";

const { entries, names, ftl, lang, components, view } = JSON.parse(await text(process.stdin));
const table = /** @type {any} */ ({
  lang,
  components,
  view,
  ...textsOf(lang, ftl),
  name: (/** @type {number} */ seat) => names[seat],
});
console.log(JSON.stringify(entries.map((/** @type {any} */ entry) => sentence(entry, table)?.text ?? null)));

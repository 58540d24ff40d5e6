// The variables that the drawing gives to each line of the log; JSON in, JSON out.
import { readFileSync } from "node:fs";
import { sentence } from "../../../app/games/extraliga/static/log.js";

const { entries, names, components, lang } = JSON.parse(readFileSync(0, "utf8"));
const table = {
  lang,
  components,
  history: entries,
  name: (seat) => names[seat],
  has: () => true,
  t: (id, args) => (id === "ui-letter" ? args.position : args),
};

console.log(JSON.stringify(entries.map((entry) => sentence(entry, table)?.text ?? null)));

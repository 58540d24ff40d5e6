// Reads a record, answers with what the verify page finds.
import { text } from "node:stream/consumers";
import { verifyDraws } from "../../app/static/js/fairness/fair_chance.js";
import { dieCounts, recordOf } from "../../app/static/js/net/record_reader.js";

const record = recordOf(await text(process.stdin));
const found = verifyDraws(record);
console.log(JSON.stringify({ ...found, dice: [...dieCounts(record.actions)] }));

// Reads a record, answers with what the verify page finds.
import { text } from "node:stream/consumers";
import { verifyRecord } from "../../app/static/js/browser/fair_chance.js";
import { dieCounts, recordOf } from "../../app/static/js/net/record_reader.js";

const record = recordOf(await text(process.stdin));
const found = await verifyRecord(record);
console.log(JSON.stringify({ ...found, dice: [...dieCounts(record.actions)] }));

// Reads lines {"old", "ops"} and answers with one line each: the patched document, and whether `old` was left alone.
import { createInterface } from "node:readline";
import { applyOperations } from "../../app/static/js/net/json_patch.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { old, ops } = JSON.parse(line);
  const before = JSON.stringify(old);
  const after = applyOperations(old, ops);
  console.log(JSON.stringify({ after, untouched: JSON.stringify(old) === before }));
}

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

const STATIC = new URL("../../../app/games/um_reifenbreite/static/", import.meta.url);

test("every module of the drawing can be loaded", async () => {
  const modules = readdirSync(STATIC, { recursive: true }).filter((name) => String(name).endsWith(".js"));
  assert.ok(modules.length > 30);
  for (const name of modules) await import(new URL(String(name), STATIC).href);
});

// The number and the names of the spectators, as the server knows them.
import { getJson } from "../net/http.js";

const EVERY_MS = 15_000;

/**
 * Fetch the spectators now and then, while the page is visible.
 * @param {import("./context.d.ts").TableContext} context
 */
export async function fetchSpectators(context) {
  if (!document.hidden) {
    const spectators = await getJson(context.urls.watching).catch(() => null);
    const known = JSON.stringify(context.page.spectators);
    if (spectators && JSON.stringify(spectators) !== known) context.set({ spectators });
  }
  setTimeout(fetchSpectators, EVERY_MS, context);
}

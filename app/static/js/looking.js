// Looking back from a running table: an old position under the eyes while the match goes on behind it.
import { html } from "lit-html";
import { getJson } from "./api.js";
import { worded } from "./log.js";

/** @param {import("./table.js").Here} here */
export function lookingBack(here) {
  const { page, urls, set, scroll } = here;
  const backToLive = () => set({ preview: null });

  /** Show the table as it stood after an action. @param {number} seq */
  async function look(seq) {
    const { room } = here;
    if (seq >= room.doc.seq && room.doc.status === "playing") return backToLive();
    await here.trying(async () => {
      const doc = await getJson(urls.document(seq));
      room.remember(doc.log);
      set({ preview: { seq, doc }, phoneTab: "table" });
    });
  }

  /** Fetch lines older than the page has seen. */
  async function earlier() {
    const { room } = here;
    const oldest = room.history[0]?.seq ?? 0;
    if (oldest <= 0) return;
    const before = room.history.length;
    await here.trying(async () => room.remember((await getJson(urls.document(oldest - 1))).log));
    scroll.keepPlace(room.history.length - before);
    set({ complete: room.history.length === before });
  }

  /** The action bar meanwhile. @param {any} table */
  function bar({ t, ...table }) {
    const { room, stage } = here;
    const seq = page.preview?.seq ?? 0;
    const mine = room.doc.to_act.includes(room.doc.viewer.seat);
    const said = room.history
      .filter((entry) => entry.seq === seq)
      .map((entry) => worded(entry, { t, ...table }, stage.drawing)?.text)
      .filter(Boolean);
    return {
      flag: t(mine ? "table-flag-your-turn" : "table-flag-move", { number: seq }),
      kind: mine ? "turn" : "wait",
      sentence: t("table-viewing", { number: seq }),
      second: said.slice(-2).map((text, i) => html`${i ? " · " : ""}${text}`),
      buttons: [
        { label: t("table-older"), icon: "prev", disabled: seq <= 0, run: () => look(seq - 1) },
        { label: t("table-newer"), icon: "next", disabled: seq >= room.doc.seq, run: () => look(seq + 1) },
        { label: t("table-to-live"), primary: true, run: backToLive },
      ],
    };
  }

  return { look, backToLive, earlier, bar };
}

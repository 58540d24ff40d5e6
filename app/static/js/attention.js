// Calls a player back to the table: title, favicon and sound when it becomes his turn.
import { play } from "./sound.js";

/** @param {string} plain the page's own title */
export function callsForAttention(plain) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const quiet = icon?.href ?? "";
  let calling = false;
  return {
    /** @param {boolean} mine whether it is my turn @param {string} title while it is */
    turn(mine, title) {
      document.title = mine ? title : plain;
      if (mine === calling) return;
      calling = mine;
      if (icon) icon.href = mine ? (icon.dataset.turn ?? quiet) : quiet;
      if (mine) play("turn");
    },
  };
}

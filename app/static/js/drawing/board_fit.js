// A replay has less room for the board than a table has: the board is drawn as high as there, and seen smaller.

/** Seen smaller, words and lines are rounded, and it may want a little more again. */
const TRIES = 3;

/** @param {HTMLElement | null} pane of a fixed height, with one board in it that wants more */
export function fit(pane) {
  const board = pane?.firstElementChild;
  if (!pane || !(board instanceof HTMLElement)) return;
  board.style.removeProperty("zoom");
  let size = 1;
  for (let tries = 0; tries < TRIES && pane.scrollHeight > pane.clientHeight; tries++) {
    size *= pane.clientHeight / pane.scrollHeight;
    board.style.setProperty("zoom", size.toFixed(3));
  }
}

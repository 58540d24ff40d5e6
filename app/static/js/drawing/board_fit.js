// A replay has less room for the board than a table: the board is drawn as high as at a table, and scaled down.

/** Scaling rounds words and lines, so the board may then need a little more room again. */
const TRIES = 3;

/** @param {HTMLElement | null} pane has a fixed height, and one board that needs more */
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

// A replay has less room for the board than a table has: the board is drawn as high as there, and seen smaller.

/** @param {HTMLElement | null} pane of a fixed height, with one board in it that wants more */
export function fit(pane) {
  const board = pane?.firstElementChild;
  if (!pane || !(board instanceof HTMLElement)) return;
  board.style.removeProperty("zoom");
  const size = pane.clientHeight / pane.scrollHeight;
  if (size < 1) board.style.setProperty("zoom", size.toFixed(3));
}

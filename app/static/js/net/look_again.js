// The page of a break: loads the address again every few seconds, once the server can be reached.
const again = /** @type {HTMLElement} */ (document.querySelector("[data-again]"));

async function look() {
  const answer = await fetch("/health/live").catch(() => null);
  if (answer) location.reload();
  else setTimeout(look, 1000 * Number(again.dataset.again));
}

setTimeout(look, 1000 * Number(again.dataset.again));

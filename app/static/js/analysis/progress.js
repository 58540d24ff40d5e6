// Follows an analysis that is being made: how far it is, and the page of it once it is ready.

const EVERY_MS = 1500;
const box = /** @type {HTMLElement} */ (document.querySelector(".an-ask"));
const bar = box.querySelector("progress");
const shown = box.querySelector("h2")?.textContent;

async function look() {
  const answer = await fetch(`/api/matches/${box.dataset.match}/analysis${box.dataset.query}`).catch(() => null);
  const state = answer?.ok ? await answer.json() : null;
  if (state && !["working", "waiting"].includes(state.state)) location.reload();
  else if (state && bar && state.state === "working" && bar.max === state.total) bar.value = state.done;
  else if (state && shown && state.total && bar?.max !== state.total) location.reload();
  setTimeout(look, EVERY_MS);
}

setTimeout(look, EVERY_MS);

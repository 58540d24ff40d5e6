// Follows an analysis that is being made: its page again and again, until it is ready.

const EVERY_MS = 2000;

async function look() {
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page.querySelector(".an-ask");
    if (!now?.querySelector("#an-busy")) return location.reload();
    document.querySelector(".an-ask")?.replaceWith(now);
  }
  setTimeout(look, EVERY_MS);
}

setTimeout(look, EVERY_MS);

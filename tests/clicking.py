"""A seat played by lot, by clicks on the list of moves beside the board."""

import random

from playwright.sync_api import Page

TAKEN = """before => +document.querySelector("#table").dataset.seq > before
  && !document.querySelector(".moves [aria-disabled]")"""
# The rest of a turn, by the same buttons; a message to the browser and back for each takes minutes.
PLAYS_ON = """async (lot) => {
  const table = document.querySelector("#table");
  const buttons = () => [...table.querySelectorAll(".moves button")];
  const shown = (before) => new Promise((seen, missed) => {
    const late = setTimeout(() => missed(new Error(`nothing came after move ${before}`)), 30_000);
    const watch = new MutationObserver(() => {
      if (+table.dataset.seq === before || buttons().some((one) => one.ariaDisabled)) return;
      clearTimeout(late);
      watch.disconnect();
      seen();
    });
    watch.observe(table, { subtree: true, childList: true, attributes: true });
  });
  while (buttons().length) {
    lot = (lot * 48271) % 2147483647;
    const move = shown(+table.dataset.seq);
    buttons()[lot % buttons().length].click();
    await move;
  }
}"""
SHOWS_THE_LIST = "localStorage.setItem('stadion.no-list', 'off')"


def is_over(page: Page) -> bool:
    return page.locator(".actionbar.over").count() > 0


def plays(page: Page, luck: random.Random) -> None:
    """His turn, if it is: the mouse begins, the page clicks on."""
    if not (moves := page.locator(".moves button").count()):
        return
    before = int(page.locator("#table").get_attribute("data-seq") or 0)
    page.locator(".moves button").nth(luck.randrange(moves)).click()
    page.wait_for_function(TAKEN, arg=before)
    page.evaluate(PLAYS_ON, luck.randrange(1, 2**31 - 1))

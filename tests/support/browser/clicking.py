"""A seat played by lot: by clicks on the list of moves beside the board, or ahead, without a browser.

The kind of a move is drawn first: forty ways to place a card must not outvote the one to be done with it.
"""

import random
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page

CONFLICT = 409

TAKEN = """before => +document.querySelector("#table").dataset.seq > before
  && !document.querySelector(".moves [aria-disabled]")"""
# The rest of a turn, by the same buttons; a message to the browser and back for each takes minutes.
PLAYS_ON = """async (lot) => {
  const table = document.querySelector("#table");
  const kinds = () => [...table.querySelectorAll(".moves section")];
  const drawn = (all) => {
    lot = (lot * 48271) % 2147483647;
    return all[lot % all.length];
  };
  const shown = (before) => new Promise((seen, missed) => {
    const late = setTimeout(() => missed(new Error(`nothing came after move ${before}`)), 120_000);
    const watch = new MutationObserver(() => {
      if (+table.dataset.seq === before || table.querySelector(".moves [aria-disabled]")) return;
      clearTimeout(late);
      watch.disconnect();
      seen();
    });
    watch.observe(table, { subtree: true, childList: true, attributes: true });
  });
  while (kinds().length) {
    const move = shown(+table.dataset.seq);
    drawn([...drawn(kinds()).querySelectorAll("button")]).click();
    await move;
  }
}"""
SHOWS_THE_LIST = "localStorage.setItem('stadion.no-list', 'off')"


# What has to be seen stays until he goes on; who only watches is not asked.
GOES_ON = "() => document.querySelector('.actionbar.show .pri2')?.click()"
# The table as it stands after so many actions, with nothing left of what led there.
STANDS = f"""seq => (({GOES_ON})(), +document.querySelector("#table").dataset.seq >= seq
  && !document.querySelector(".actionbar.show"))"""
# On a phone it is behind a button.
OPENS = "() => document.querySelector('.actionbar:is(.show, .over) .pri2')?.click()"
TO_THE_RESULT = f"() => document.querySelector('.fin') ? true : (({OPENS})(), false)"


def comes_to_rest(page: Page, seq: int) -> None:
    """What is clicked next is clicked on the table as it stands, not on what led there."""
    page.wait_for_function(STANDS, arg=seq, polling=100)  # a page behind others draws no frames


def sees_the_end(page: Page) -> None:
    """Goes on through what is staged until the result is there."""
    page.wait_for_function(TO_THE_RESULT, polling=100)


def is_over(page: Page) -> bool:
    return page.locator(".actionbar.over").count() > 0


def plays(page: Page, rng: random.Random) -> None:
    """His turn, if it is: the mouse begins, the page clicks on."""
    kinds = page.locator(".moves section")
    if not (choice := kinds.count()):
        page.evaluate(GOES_ON)
        return
    before = int(page.locator("#table").get_attribute("data-seq") or 0)
    moves = kinds.nth(rng.randrange(choice)).locator("button")
    if not (offered := moves.count()):
        return  # what is shown has changed meanwhile
    moves.nth(rng.randrange(offered)).click()
    page.wait_for_function(TAKEN, arg=before)
    page.evaluate(PLAYS_ON, rng.randrange(1, 2**31 - 1))


def document(seat: httpx.Client, match: str) -> dict[str, Any]:
    found: dict[str, Any] = seat.get(f"/api/matches/{match}/document").json()
    return found


def takes(seat: httpx.Client, match: str, seen: dict[str, Any], rng: random.Random) -> None:
    """A move by lot of those in his document, of every kind as likely.

    His own page may do what is forced before he does.
    """
    kind = rng.choice(sorted({action["type"] for action in seen["actions"]}))
    action = rng.choice([action for action in seen["actions"] if action["type"] == kind])
    answer = seat.post(f"/api/matches/{match}/actions", json={"action": action, "ref": str(seen["seq"])})
    if answer.status_code != CONFLICT:
        answer.raise_for_status()


def plays_ahead(
    seats: list[httpx.Client], match: str, rng: random.Random, there: Callable[[dict[str, Any]], bool]
) -> None:
    """Until the document says so, or it is over, while nobody looks: drawing all of it takes minutes."""
    by_seat = {document(seat, match)["viewer"]["seat"]: seat for seat in seats}
    stands = document(seats[0], match)
    while stands["status"] == "playing" and not there(stands):
        assert stands["to_act"], "nobody is to act"
        asked = stands["to_act"][0]
        if stands["viewer"]["seat"] != asked:  # mostly who has just acted goes on
            stands = document(by_seat[asked], match)
            continue
        takes(by_seat[asked], match, stands, rng)
        stands = document(by_seat[asked], match)

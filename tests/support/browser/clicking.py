"""Plays a seat at random, by clicks on the list of moves beside the board, or over HTTP without a browser.

The kind of a move is drawn first. Otherwise forty ways to place a card would outvote the one that ends
placing.
"""

import random
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page

CONFLICT = 409

TAKEN = """before => +document.querySelector("#table").dataset.seq > before
  && !document.querySelector(".moves [aria-disabled]")"""
# The page plays the rest of a turn by itself: a message between browser and test per move would take minutes.
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


# Some results stay on screen until the player goes on; spectators are not asked.
GOES_ON = "() => document.querySelector('.actionbar.show .pri2')?.click()"
# The page shows the position after a number of actions, and has finished animating.
TAKES_PRESSES = "() => !document.querySelector('#table[data-settling]')"
"""A press sooner after a question was drawn would count for the one before."""
STANDS = f"""seq => (({GOES_ON})(), +document.querySelector("#table").dataset.seq >= seq
  && !document.querySelector(".actionbar.show"))"""
# On a phone the result is behind a button.
OPENS = "() => document.querySelector('.actionbar:is(.show, .over) .pri2')?.click()"
TO_THE_RESULT = f"() => document.querySelector('.fin') ? true : (({OPENS})(), false)"


def comes_to_rest(page: Page, seq: int) -> None:
    """Wait until the page shows the position after `seq` actions and has finished animating."""
    page.wait_for_function(STANDS, arg=seq, polling=100)  # Background pages draw no frames.
    page.wait_for_function(TAKES_PRESSES, polling=100)


def sees_the_end(page: Page) -> None:
    """Go through all animations to the result."""
    page.wait_for_function(TO_THE_RESULT, polling=100)


def is_over(page: Page) -> bool:
    return page.locator(".actionbar.over").count() > 0


def plays(page: Page, rng: random.Random) -> None:
    """Play the turn of the page's player, if it is theirs: the first click is the mouse's, the page makes the
    others.
    """
    kinds = page.locator(".moves section")
    if not (choice := kinds.count()):
        page.evaluate(GOES_ON)
        return
    before = int(page.locator("#table").get_attribute("data-seq") or 0)
    moves = kinds.nth(rng.randrange(choice)).locator("button")
    if not (offered := moves.count()):
        return  # The page has changed meanwhile.
    moves.nth(rng.randrange(offered)).click()
    page.wait_for_function(TAKEN, arg=before)
    page.evaluate(PLAYS_ON, rng.randrange(1, 2**31 - 1))


def document(seat: httpx.Client, match: str) -> dict[str, Any]:
    found: dict[str, Any] = seat.get(f"/api/matches/{match}/document").json()
    return found


def takes(seat: httpx.Client, match: str, seen: dict[str, Any], rng: random.Random) -> None:
    """Take a random action over HTTP, every kind with the same probability.

    The player's page may take a forced action first.
    """
    kind = rng.choice(sorted({action["type"] for action in seen["actions"]}))
    action = rng.choice([action for action in seen["actions"] if action["type"] == kind])
    answer = seat.post(f"/api/matches/{match}/actions", json={"action": action, "ref": str(seen["seq"])})
    if answer.status_code != CONFLICT:
        answer.raise_for_status()


def plays_ahead(
    seats: list[httpx.Client], match: str, rng: random.Random, there: Callable[[dict[str, Any]], bool]
) -> None:
    """Play over HTTP until `there` holds for the document or the match ends: drawing all of it would take
    minutes.
    """
    by_seat = {document(seat, match)["viewer"]["seat"]: seat for seat in seats}
    stands = document(seats[0], match)
    while stands["status"] == "playing" and not there(stands):
        assert stands["to_act"], "nobody is to act"
        asked = stands["to_act"][0]
        if stands["viewer"]["seat"] != asked:  # Mostly the player who has just acted goes on.
            stands = document(by_seat[asked], match)
            continue
        takes(by_seat[asked], match, stands, rng)
        stands = document(by_seat[asked], match)

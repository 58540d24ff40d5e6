"""A new player who plays against computers and presses random elements of the page.

    python -m benchmarks.browser.newcomer URL [--game ID] [--size SIZE] [--seats N] [--options JSON] ...

It plays whole matches on a running server, all sizes in turns, and prints every press without a visible
effect, and every dead end. Highlighted elements are pressed more often than others, the board and the tray
more often than the seats, the main button most often, and the list of moves never.
"""

import argparse
import json
import math
import random
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from app.engine.catalog import catalog

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PATIENCE_MS = 120_000
SEEN_WITHIN_MS = 5000
"""Milliseconds within which a press must have a visible effect."""
STUCK_AFTER = 200
"""This many presses without a move are a dead end."""
THINKS_S = 0.05

# Counts changes of the drawing, but not those without a press (the connection's state in the header).
WATCHES = """
window.changes = 0;
addEventListener("toggle", () => changes++, true);
addEventListener("scroll", () => changes++, true);
new MutationObserver((all) => {
  changes += all.filter(({ target }) => !(target.parentElement ?? target).closest?.(".conn, .ck")).length;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
# A random place to press: kinds of controls first, so that two hundred hexes do not outvote the hand.
CHOOSES = """(lot) => {
  const drawn = () => {
    lot = (lot * 48271) % 2147483647;
    return lot / 2147483647;
  };
  const inside = (places, controls) => places.map((place) => `${place} :is(${controls})`).join();
  const [near, far] = [[".boardwrap", ".trayw"], [".seats .seat", ".toprow"]];
  const room = [...near, ...far];
  const off = "[aria-disabled=true]";
  const lit = `button:not(${off}), [role=button][aria-disabled=false], .lgx`;
  const kinds = [
    [6, ".actionbar .pri2"],
    [6, inside(near, lit)],
    [1, inside(far, lit)],
    [1, ".actionbar button:not(.pri2)"],
    [1, `${inside(room, `button${off}, [role=button]`)}`],
    [1, ".coach .act .btn:not(.quiet), .rulep header button"],
    [1, inside(room, "button[aria-pressed=true]")],
  ];
  const staged = document.querySelector(".actionbar.show");
  if (staged && !staged.querySelector(".pri2")) return null;
  const control = "button, select, [role=button], .actionbar, .strip";
  const lies = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const free = ({ x, y, width }, one) => {
    const top = width > 0 && document.elementFromPoint(x, y);
    return top && (one.contains(top) || (one.matches(".lgx") && top.closest(control)));
  };
  const found = (staged ? kinds.slice(0, 1) : kinds).map(([weight, selector]) => {
    const again = selector.includes("[aria-pressed=true]"); // what is chosen may be pressed once more
    const all = [...document.querySelectorAll(selector)].filter(
      (one) => lies(one).width > 0 && (again || !one.matches("[aria-pressed=true]")),
    );
    return [all.length ? weight : 0, all];
  });
  for (let tries = 0; tries < 12; tries++) {
    let rest = drawn() * found.reduce((sum, [weight]) => sum + weight, 0);
    const [, all] = found.find(([weight]) => (rest -= weight) < 0) ?? [0, []];
    const one = all[Math.floor(drawn() * all.length)];
    one?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const at = one && lies(one);
    if (!at || !free(at, one)) continue;
    const words = (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
    return { x: at.x, y: at.y, on: `${one.getAttribute("class") ?? one.tagName}: ${words.slice(0, 60)}` };
  }
  return null;
}"""


def player(url: str, name: str) -> httpx.Client:
    """Return a client that has signed in under a name."""
    http = httpx.Client(base_url=url, timeout=60)
    http.post("/api/players", json={"name": name}).raise_for_status()
    return http


class Newcomer:
    """A new player: the match, the page that they see, and their presses."""

    def __init__(
        self,
        page: Page,
        url: str,
        game: str,
        seed: int,
        options: Any = None,
        *,
        seats: int = 2,
        rivals: Sequence[httpx.Client] = (),
    ) -> None:
        """Set up the player; `rivals` are players who sit down first, and computers take the other seats."""
        self.page, self.game = page, game
        self.rng = random.Random(f"{game} {seed}")
        self.http = player(url, "Tereza")
        opened = self.http.post("/api/matches", json={"game": game, "seats": seats, "options": options or {}})
        self.match: str = opened.raise_for_status().json()["id"]
        for rival in rivals:
            rival.post(f"/api/matches/{self.match}/seats", json={}).raise_for_status()
        for _ in range(seats - 1 - len(rivals)):
            self.http.post(f"/api/matches/{self.match}/seats", json={"bot": "normal"}).raise_for_status()
        self.http.post(f"/api/matches/{self.match}/start").raise_for_status()
        jar = self.http.cookies.jar
        page.context.add_cookies([{"name": one.name, "value": one.value or "", "url": url} for one in jar])

    def sits_down(self) -> None:
        self.page.goto(f"/matches/{self.match}")
        self.page.locator(".actionbar").wait_for()

    def document(self) -> dict[str, Any]:
        """Return the document that the server gives this player."""
        found: dict[str, Any] = self.http.get(f"/api/matches/{self.match}/document").json()
        return found

    @property
    def seq(self) -> int:
        """Return the number of the position that the page has."""
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".dock > .fin").count())

    def presses(self) -> dict[str, Any] | None:
        """Press once; return the element and `seen`, whether something changed.

        None: nothing can be pressed now.
        """
        at: dict[str, Any] | None = self.page.evaluate(CHOOSES, self.rng.randrange(1, 2**31 - 1))
        if not at:
            self.page.wait_for_timeout(100)
            return None
        before = self.page.evaluate("changes")
        self.page.mouse.click(at["x"], at["y"])
        try:
            self.page.wait_for_function(
                "before => changes > before", arg=before, timeout=SEEN_WITHIN_MS, polling=20
            )
        except TimeoutError:
            return at | {"seen": False}
        return at | {"seen": True}


def moves(came: Newcomer, http: httpx.Client) -> bool:
    """Play a random action, every kind equally likely; an open page may already have made a forced one.

    Return whether an action was offered.
    """
    document = http.get(f"/api/matches/{came.match}/document").json()
    if not document["actions"]:
        return False
    kind = came.rng.choice(sorted({action["type"] for action in document["actions"]}))
    action = came.rng.choice([one for one in document["actions"] if one["type"] == kind])
    http.post(f"/api/matches/{came.match}/actions", json={"action": action, "ref": str(document["seq"])})
    return True


def positions(came: Newcomer, rivals: Sequence[httpx.Client] = ()) -> Iterator[dict[str, Any]]:
    """Play at random to the end, without a page; yield every document on the way, as the player gets it."""
    while True:
        document = came.document()
        yield document
        if document["status"] != "playing":
            return
        if not any(moves(came, http) for http in (came.http, *rivals)):
            time.sleep(THINKS_S)


@contextmanager
def newcomer(
    browser: Browser,
    url: str,
    game: str,
    size: str,
    *,
    seed: int = 1,
    options: Any = None,
    seats: int = 2,
    after: int = 0,
    **settings: Any,
) -> Iterator[Newcomer]:
    """Yield a new player at a table of theirs, after `after` random moves."""
    context = browser.new_context(base_url=url, **(SIZES[size] | {"locale": "en-GB"} | settings))
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.add_init_script(WATCHES)
    came = Newcomer(page, url, game, seed, options, seats=seats)
    next(one for one in positions(came) if one["seq"] >= after or one["status"] != "playing")
    came.sits_down()
    yield came
    context.close()
    came.http.close()


class Way:
    """Play to the end of a match or for a number of moves; collect presses without effect and dead ends."""

    def __init__(self, came: Newcomer, far: float = math.inf) -> None:
        self.came = came
        self.pressed = self.moved = 0
        self.last = came.seq
        self.until = self.last + far
        self.silent: list[str] = []

    @property
    def stuck(self) -> bool:
        return self.pressed - self.moved >= STUCK_AFTER

    @property
    def goes_on(self) -> bool:
        return not (self.came.over or self.stuck or self.last >= self.until)

    def goes(self) -> None:
        """Press once, if anything can be pressed."""
        if not (press := self.came.presses()):
            return
        self.pressed += 1
        if not press["seen"]:
            self.silent.append(f"  nothing seen after move {self.came.seq}: {press['on']}")
        if self.came.seq > self.last:
            self.moved, self.last = self.pressed, self.came.seq

    def told(self) -> str:
        end = "the end" if self.came.over else "STUCK" if self.stuck else "under way"
        head = f"{end} after {self.last} moves and {self.pressed} presses, {len(self.silent)} in vain"
        return "\n".join([head, *self.silent])


def in_turns(ways: Sequence[Way], minutes: float) -> None:
    """Play all of them in turns, to the end or until the time is up."""
    until = time.monotonic() + 60 * minutes
    while any(way.goes_on for way in ways) and time.monotonic() < until:
        for way in ways:
            if way.goes_on:
                way.goes()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def of_matches(description: str) -> argparse.ArgumentParser:
    """Return a parser with the arguments that all scripts share that play matches at open tables."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("url")
    parser.add_argument("--game", action="append", choices=sorted(catalog()))
    parser.add_argument("--size", action="append", choices=sorted(SIZES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", type=json.loads, help="of the match, as its host may choose them")
    parser.add_argument("--after", type=int, default=0, help="so many moves are played by lot before")
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each game")
    parser.add_argument("--seed", type=int, default=1)
    return parser


@contextmanager
def at_tables(
    browser: Browser, chosen: argparse.Namespace, game: str, sizes: Sequence[str], **settings: Any
) -> Iterator[dict[str, Newcomer]]:
    """Yield one player per size, each at a table of their own, as `chosen` says."""
    table = {"seed": chosen.seed, "options": chosen.options, "seats": chosen.seats, "after": chosen.after}
    with ExitStack() as tables:
        yield {
            size: tables.enter_context(newcomer(browser, chosen.url, game, size, **table, **settings))
            for size in sizes
        }


def main() -> None:
    chosen = of_matches("A newcomer plays whole matches.").parse_args()
    with chromium() as browser:
        for game in chosen.game or sorted(catalog()):
            sizes = chosen.size or ["desk", "phone"]
            with at_tables(browser, chosen, game, sizes, reduced_motion="reduce") as comers:
                ways = {size: Way(came) for size, came in comers.items()}
                in_turns(list(ways.values()), chosen.minutes)
                for size, way in ways.items():
                    print(f"{game} {size}: {way.told()}", flush=True)
                    if not way.came.over:
                        way.came.page.screenshot(path=f"test-results/stuck-{game}-{size}.png")


if __name__ == "__main__":
    main()

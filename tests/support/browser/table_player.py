"""Players of a test, each with a client of the API and a page in a browser of their own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page

GAME = "um_reifenbreite"
MOVES_AS_LIST = "localStorage.setItem('stadion.no-list', 'off')"
"""Show every move as a button beside the log, which is the same for every game."""


@dataclass
class TablePlayer:
    """A player with a client of the API and a page."""

    api: httpx.Client
    page: Page

    def document(self, match: str) -> Any:
        return self.api.get(f"/api/matches/{match}/document").json()

    def act(self, match: str) -> None:
        """Take any move with the client, not the page."""
        doc = self.document(match)
        taken = self.api.post(
            f"/api/matches/{match}/actions", json={"action": doc["actions"][0], "ref": f"api-{doc['seq']}"}
        )
        assert taken.status_code == 200, taken.text

    def resigns(self, match: str) -> None:
        self.api.post(f"/api/matches/{match}/resign").raise_for_status()

    def looks_at(self, path: str) -> Page:
        self.page.goto(path)
        return self.page


Invite = Callable[..., TablePlayer]


def start_match_of(*people: TablePlayer) -> str:
    """Start a match of these players; return its id."""
    host = people[0].api
    match: str = host.post("/api/matches", json={"game": GAME, "seats": len(people)}).json()["id"]
    for person in people[1:]:
        person.api.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.post(f"/api/matches/{match}/start").raise_for_status()
    return match


def players_by_turn(match: str, *people: TablePlayer) -> tuple[TablePlayer, ...]:
    """Return the players, those first that are to act."""
    return tuple(sorted(people, key=lambda person: not person.document(match)["actions"]))


def play_moves(match: str, moves: int, *people: TablePlayer) -> None:
    for _ in range(moves):
        players_by_turn(match, *people)[0].act(match)

"""A smoke test in Debian's Firefox: the start page and a table of every game, without an error."""

import httpx
import pytest

from app.engine.catalog import catalog
from tests.support.browser.firefox import Firefox
from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser


def test_the_front_door_opens(firefox: Firefox, server: Server) -> None:
    firefox.open(f"{server.url}/")

    firefox.wait_for("document.querySelector('h1')")
    assert firefox.errors == []


@pytest.mark.parametrize("game", sorted(catalog()))
def test_a_table_is_drawn_and_follows_the_match(firefox: Firefox, server: Server, game: str) -> None:
    http = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
    http.post("/api/players", json={"name": "Ann"}).raise_for_status()
    match = http.post("/api/matches", json={"game": game, "seats": 2}).json()["id"]
    http.post(f"/api/matches/{match}/seats", json={"bot": "random"}).raise_for_status()
    http.post(f"/api/matches/{match}/start").raise_for_status()

    firefox.open(f"{server.url}/matches/{match}")  # This visitor watches without a name.
    firefox.wait_for("document.querySelector('.actionbar')")
    before = firefox.ask("+document.querySelector('#table').dataset.seq")
    acts_once(http, match)

    firefox.wait_for(f"+document.querySelector('#table').dataset.seq > {before}")
    assert firefox.errors == []


def acts_once(http: httpx.Client, match: str) -> None:
    document = http.get(f"/api/matches/{match}/document").json()
    while not document["actions"]:
        document = http.get(f"/api/matches/{match}/document").json()
    act = {"action": document["actions"][0], "ref": "once"}
    http.post(f"/api/matches/{match}/actions", json=act).raise_for_status()

"""A table is opened by a form that works without scripts."""

import re

import httpx
import pytest

from app.engine.catalog import catalog
from tests.support.browser.html_pages import GAME, open_lobby, path_of

pytestmark = pytest.mark.anyio
ANYONE = {"seat-1": "anyone"}


async def test_a_table_is_opened_by_a_plain_form(host: httpx.AsyncClient) -> None:
    lobby = await host.post(
        f"/new/{GAME}",
        data={
            "seats": "3",
            "sit": "1",
            "word_commitment": "07" * 32,
            "o-races": ["tour_de_france", "", "liege_bastogne_liege", ""],
            "o-level": "basic",
            "o-terrain": "on",
        },
    )
    summary = (await host.get(f"/api{path_of(lobby)}")).json()
    document = (await host.get(f"/api{path_of(lobby)}/document")).json()

    assert summary["visibility"] == "private" and len(summary["seats"]) == 3
    assert summary["options"]["races"] == ["tour_de_france", "liege_bastogne_liege"]
    assert summary["options"]["level"] == "basic" and summary["options"]["terrain"] is True
    assert summary["options"]["auto_finish"] is False  # A switch that was not sent is off.
    assert document["fairness"]["words"][0] == {"commitment": "07" * 32, "word": None}
    assert summary["code"] in lobby.text


@pytest.mark.parametrize(
    ("chosen", "clock"),
    [
        ({}, None),
        ({"clock": "relaxed"}, {"kind": "decision", "ms": 60_000}),
        ({"clock": "days"}, {"kind": "days", "days": 1}),
        ({"clock": "own-decision", "seconds": "5"}, {"kind": "decision", "ms": 5_000}),
        (
            {"clock": "own-bank", "minutes": "2", "increment": "3"},
            {"kind": "bank", "ms": 120_000, "increment_ms": 3_000},
        ),
        ({"clock": "own-days", "days": "14"}, {"kind": "days", "days": 14}),
    ],
)
async def test_the_clock_is_chosen_by_the_form(
    host: httpx.AsyncClient, chosen: dict[str, str], clock: dict[str, int | str] | None
) -> None:
    lobby = await open_lobby(host, **chosen)

    assert (await host.get(f"/api{path_of(lobby)}")).json()["clock"] == clock


@pytest.mark.parametrize(
    ("chosen", "substitutes", "waits"),
    [
        ({}, "nobody", False),
        ({"substitutes": "1", "wait_for_all": "1"}, "anyone", True),
        ({"wait_for_all": "1", "seat-1": "anyone"}, "nobody", False),
    ],
)
async def test_what_holds_at_a_table_is_chosen_by_the_form(
    host: httpx.AsyncClient, chosen: dict[str, str], substitutes: str, waits: bool
) -> None:
    summary = (await host.get(f"/api{path_of(await open_lobby(host, **chosen))}")).json()

    assert (summary["substitutes"], summary["wait_for_all"]) == (substitutes, waits)


async def test_the_clock_stands_in_the_lobby_and_in_the_lists(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    lobby = await open_lobby(host, clock="own-days", days="3", **ANYONE)
    timeless = await open_lobby(host)

    assert "<dt>Clock</dt><dd>3 days per decision</dd>" in lobby.text
    assert "<dt>Clock</dt><dd>No clock</dd>" in timeless.text
    assert "1 seat free, 3 days per decision" in (await visitor.get("/")).text
    assert "Um Reifenbreite, 3 days per decision" in (await host.get("/")).text


async def test_a_clock_that_the_form_does_not_offer_is_refused(host: httpx.AsyncClient) -> None:
    assert (await open_lobby(host, clock="own-decision", seconds="601")).status_code == 400
    assert (await open_lobby(host, clock="hourglass")).status_code == 400


async def test_each_seat_is_for_a_friend_for_the_computer_or_for_anyone(host: httpx.AsyncClient) -> None:
    chairs = {"seat-1": "computer", "strength-1": "easy", "seat-2": "link", "seat-3": "anyone"}
    listed = (await host.get(f"/api{path_of(await open_lobby(host, seats='4', **chairs))}")).json()
    smaller = (await host.get(f"/api{path_of(await open_lobby(host, seats='3', **chairs))}")).json()

    assert [seat["bot"] for seat in listed["seats"]] == [None, "easy", None, None]
    assert listed["visibility"] == "public"
    assert smaller["visibility"] == "private"  # Only the host is asked for the fourth seat.


async def test_a_private_table_may_be_friendly_with_hints_and_a_listed_one_never_is(host) -> None:
    chosen = [{"hints": "1"}, {}, {"hints": "1", "seat-1": "anyone"}]
    tables = [(await host.get(f"/api{path_of(await open_lobby(host, **form))}")).json() for form in chosen]

    assert [one["hints"] for one in tables] == [True, False, False]
    assert 'name="hints" value="1" checked' in (await host.get(f"/new/{GAME}")).text


@pytest.mark.parametrize(
    ("chosen", "rated", "hints"),
    [
        ({"rated": "1", "seat-1": "anyone"}, True, False),
        ({"rated_by_link": "1", "seat-1": "anyone"}, False, False),
        ({"rated": "1", "hints": "1"}, False, True),
        ({"rated_by_link": "1", "hints": "1"}, True, False),
    ],
)
async def test_a_table_is_rated_by_the_switch_of_its_kind_which_turns_hints_off(
    host: httpx.AsyncClient, chosen: dict[str, str], rated: bool, hints: bool
) -> None:
    summary = (await host.get(f"/api{path_of(await open_lobby(host, **chosen))}")).json()

    assert (summary["rated"], summary["hints"]) == (rated, hints)


async def test_the_form_proposes_ratings_for_public_tables_alone(host: httpx.AsyncClient) -> None:
    form = (await host.get(f"/new/{GAME}")).text

    assert 'name="rated" value="1" checked' in form
    assert 'name="rated_by_link" value="1" data' in form


async def test_a_match_against_computers_alone_begins_at_once(host: httpx.AsyncClient) -> None:
    form = await host.get(f"/new/{GAME}", params={"with": "computer"})
    table = await open_lobby(host, seats="3", **{"seat-1": "computer", "seat-2": "computer"})
    stands = await open_lobby(host, sit="", **{"seat-1": "computer"})

    assert len(re.findall(r'name="seat-\d" value="computer" checked', form.text)) == 3
    assert re.search(r'name="clock" value="none" checked', form.text)
    assert 'id="table"' in table.text
    assert 'id="bench"' in stands.text


@pytest.mark.parametrize("game", catalog())
async def test_the_form_of_a_new_table_leads_to_the_tournaments_of_its_game(
    visitor: httpx.AsyncClient, game: str
) -> None:
    page = await visitor.get(f"/new/{game}")
    form = await visitor.get(f"/tournaments/new/{game}")

    players = "coaches" if game == "helvetia_cup" else "players"
    assert f'href="/tournaments/new/{game}">Or start a tournament, for 3 to 32 {players}<' in page.text
    assert form.status_code == 200


async def test_what_the_host_leaves_to_the_level_is_not_told_of_the_rules(visitor: httpx.AsyncClient) -> None:
    form = (await visitor.get("/new/um_reifenbreite")).text

    rules = "Liège-Bastogne-Liège, Advanced: the main rules, All 14 cards, One team"
    assert f"data-rules>{rules}<" in form
    assert form.count("<span>By level</span>") == 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "9"},
        {"word_commitment": "no digits"},
        {"o-races": [""]},
        {"name": " "},
        {"clock": "own-bank", "minutes": "121"},
    ],
)
async def test_a_refused_form_says_why_and_keeps_what_was_chosen(
    visitor: httpx.AsyncClient, wrong: dict[str, str]
) -> None:
    form = {
        "name": "Eva",
        "sit": "1",
        "seats": "3",
        "o-level": "pro",
        "seat-1": "anyone",
        "clock": "quick",
        "o-races": ["giro"],
    }
    page = await visitor.post(f"/new/{GAME}", data=form | wrong)

    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert re.search(r'name="o-level" value="pro" checked', page.text)
    assert re.search(r'name="seat-1" value="anyone" checked', page.text)
    assert re.search(rf'name="clock" value="{wrong.get("clock", "quick")}" checked', page.text)


async def test_a_form_that_is_not_ours_is_an_error_page(host: httpx.AsyncClient) -> None:
    page = await host.post(f"/new/{GAME}", data={"seats": "2", "o-level": "impossible"})

    assert page.status_code == 400 and "<h1" in page.text
    assert (await host.post("/new/chess", data={"seats": "2"})).status_code == 404

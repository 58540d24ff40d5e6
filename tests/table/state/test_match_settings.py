"""The settings of a table are checked and completed when it is opened."""

import re

import pytest
from msgspec import structs

from app.db.models import Match
from app.engine.catalog import catalog
from app.table.clock.time_control import Bank
from app.table.state.match_settings import (
    TOGGLES,
    MatchRequest,
    MatchSettings,
    Substitutes,
    Visibility,
    new_match,
)
from tests.support.matches.people import People, status_and_code

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_host_on_seat_0_and_all_options(people: People) -> None:
    ann = await people("Ann")

    summary = await ann.opens(seats=3, options={"level": "pro"})

    assert summary["status"] == "lobby"
    assert [seat["player"] and seat["player"]["name"] for seat in summary["seats"]] == ["Ann", None, None]
    assert summary["options"]["cheating"] is True
    assert summary["options"]["draft_in_round_1"] is True
    assert summary["host"] == {"id": ann.id, "name": "Ann"}
    assert summary["seq"] == 0
    assert summary["to_act"] == []
    assert len(summary["code"]) >= 8


@pytest.mark.parametrize(
    "clock",
    [
        None,
        {"kind": "decision", "ms": 1000},
        {"kind": "bank", "ms": 900_000, "increment_ms": 10_000},
        {"kind": "days", "days": 2},
    ],
)
async def test_a_table_has_the_clock_that_was_asked_for(people: People, clock: dict | None) -> None:
    ann = await people("Ann")

    match = await ann.opens(clock=clock)

    assert match["clock"] == clock
    assert (await ann.document(match["id"]))["clock"] == clock


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 5},
        {"seats": "2"},
        {"seats": True},
        {"options": {"level": "expert"}},
        {"options": {"colour": "red"}},
        {"options": {"races": []}},
        {"options": {"teams_per_seat": 2}, "seats": 3},
        {"options": []},
        {"visibility": "secret"},
        {"clock": {"kind": "decision", "ms": 999}},
        {"clock": {"kind": "decision", "ms": 1000.5}},
        {"clock": {"kind": "bank", "ms": 60_000}},
        {"clock": {"kind": "bank", "ms": 60_000, "increment_ms": 60_001}},
        {"clock": {"kind": "days", "days": 15}},
        {"clock": {"kind": "hourglass", "ms": 1000}},
        {"clock": 5},
        {"sit": "no"},
        {"word_commitment": ""},
        {"word_commitment": "ab" * 31},
        {"word_commitment": "AB" * 32},
        {"word_commitment": 5},
        {"client_seed": "one"},
        {"seed": "07"},
        {"seed": "zz" * 32},
        {"unknown": 1},
    ],
)
async def test_a_senseless_table_is_refused(people: People, wrong: dict) -> None:
    ann = await people("Ann")

    answer = await ann.post("/api/matches", {"game": "um_reifenbreite", "seats": 2} | wrong)

    status, code = status_and_code(answer)
    assert (status, code) in {(400, "bad_request"), (422, "bad_request")}


def test_every_setting_is_a_column_of_the_same_name() -> None:
    columns = set(Match.__table__.columns.keys())

    assert set(MatchSettings.__struct_fields__) <= columns
    assert {toggle.name for toggle in TOGGLES} <= set(MatchSettings.__struct_fields__)


def test_settings_survive_their_row() -> None:
    chosen = MatchSettings(
        game="um_reifenbreite",
        visibility=Visibility.PRIVATE,
        clock=Bank(900_000, 10_000),
        substitutes=Substitutes.LINK,
        wait_for_all=True,
        hints=True,
    )
    match = new_match(catalog()["um_reifenbreite"], "host", MatchRequest(settings=chosen, seats=2))

    assert structs.replace(MatchSettings.of(match), options={}) == chosen


async def test_a_rematch_repeats_all_settings(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    chosen = {"visibility": "private", "substitutes": "nobody", "wait_for_all": True, "hints": True}
    match = await ann.opens(game="hockey_game", clock={"kind": "days", "days": 3}, **chosen)
    await ben.sits(match["id"], code=match["code"])
    await ann.starts(match["id"])
    await ben.post(f"/api/matches/{match['id']}/resign")

    again = (await ann.post(f"/api/matches/{match['id']}/rematch")).json()

    assert {name: again[name] for name in chosen} == chosen
    assert again["clock"] == {"kind": "days", "days": 3}


async def test_a_rated_table_has_no_hints(people: People) -> None:
    ann = await people("Ann")
    wanted = {"game": "hockey_game", "seats": 2, "visibility": "private", "rated": True}

    assert status_and_code(await ann.post("/api/matches", wanted | {"hints": True})) == (400, "bad_request")
    assert (await ann.post("/api/matches", wanted)).json()["rated"] is True


async def test_no_request_makes_a_table_a_lesson(people: People) -> None:
    ann = await people("Ann")

    answer = await ann.post("/api/matches", {"game": "hockey_game", "seats": 2, "lesson": True})

    assert status_and_code(answer) == (400, "bad_request")


async def test_the_lobby_shows_every_setting_to_who_joins(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = await ann.opens(game="hockey_game", visibility="private", hints=True, substitutes="nobody")

    page = (await ben.get(f"/matches/{match['id']}", code=match["code"])).text

    shown = dict(re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page))
    assert shown["Hints"] == "Yes"
    assert shown["Rated"] == "No"
    assert shown["We wait for each other"] == "No"
    assert shown["Substitutes"] == "No"

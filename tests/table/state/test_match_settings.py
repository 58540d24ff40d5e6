"""The settings of a table are checked and completed when it is opened."""

import pytest

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
        {"client_seed": "two words"},
        {"client_seed": ""},
        {"client_seed": "x" * 65},
        {"client_seed": "ž"},
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

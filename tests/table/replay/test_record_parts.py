"""Lines that are no record are told from those of a record."""

import json
from typing import Any

import pytest

from app.table.replay.record_parts import WrongRecord, read_record
from tests.support.matches.chained_recording import Lines, chained

TRUE = chained("hockey_game")


def read(lines: Lines) -> Any:
    return read_record([json.dumps(line) for line in lines])


def test_table_events_stand_among_the_actions() -> None:
    record = read(TRUE)

    assert record.chained
    assert len(record.actions) + 3 == len(TRUE) - 2
    assert [one.seq for one in record.actions] == [*range(len(record.actions))]


@pytest.mark.parametrize("text", ["", "{}\n{}\n{}", "not json\nx\ny\nz", "[]\n[]\n[]\n[]"])
def test_what_is_no_record_is_told(text: str) -> None:
    with pytest.raises(WrongRecord):
        read_record([*text.splitlines()])


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (0, {"stadion_record": 3}),
        (0, {"stadion_record": 1}),
        (0, {"fairness": {"version": 1, "commitment": "", "server_seed": ""}}),
        (5, {"after": 2}),
        (5, {"seat": 7}),
        (5, {"seq": 4}),
        (-1, {"more": 1}),
        (-1, {"head": None}),
    ],
)
def test_a_line_out_of_place_is_told(place: int, change: dict[str, Any]) -> None:
    lines = [*TRUE]
    assert "event" in lines[5]
    lines[place] = lines[place] | change

    with pytest.raises(WrongRecord):
        read(lines)


def test_a_seed_that_is_no_number_is_told() -> None:
    fairness = TRUE[0]["fairness"] | {"server_seed": "x"}

    with pytest.raises(WrongRecord):
        read([TRUE[0] | {"fairness": fairness}, *TRUE[1:]]).stream_key()

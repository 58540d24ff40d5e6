"""`stadion luck` sums up the luck of a record, and refuses a forged one."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli.exit_codes import OK, WRONG
from app.cli.main import main
from tests.support.matches.recording import recorded


@pytest.fixture
def record() -> list[dict[str, Any]]:
    return recorded("hockey_game", 2, seed=3)


def written(record: list[dict[str, Any]], folder: Path) -> str:
    path = folder / "match.ndjson"
    path.write_text("".join(json.dumps(line) + "\n" for line in record))
    return str(path)


def test_a_record_says_what_was_luck_by_kind_and_by_seat(record, tmp_path, capsys) -> None:
    assert main(["luck", written(record, tmp_path)]) == OK

    kinds = [[*map(str.split, part.splitlines())] for part in capsys.readouterr().out.split("Other duels")]
    assert kinds[0][0] == ["Shots,", "in", "goals"]
    for one, other in ((kinds[0][1], kinds[0][2]), (kinds[1][1], kinds[1][2])):
        assert one[:2] == ["Player", "1"] and other[:2] == ["Player", "2"]
        assert float(one[2]) == -float(other[2]) != 0  # One seat gains what the other loses.


def test_of_a_forged_record_nothing_is_said(record, tmp_path, capsys) -> None:
    record[3]["draws"] = [{"draw": "die", "sides": 6, "value": 6}] * 9

    assert main(["luck", written(record, tmp_path)]) == WRONG
    assert capsys.readouterr().out.startswith("Record invalid at action 2")

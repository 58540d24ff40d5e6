"""A verdict says what a record proves, and what it cannot prove."""

import copy
import json

import pytest

from app.engine.catalog import catalog
from app.table.replay.record import Verdict, verify
from tests.support.matches.chained_recording import KEYS, Lines, chained, kept_of, sealed
from tests.support.matches.recording import recorded


def verdict(lines: Lines, **more: object) -> Verdict:
    return verify([json.dumps(line) for line in lines], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game_id", sorted(catalog()))
def test_a_true_record_is_right_and_says_what_it_proves(game_id: str) -> None:
    lines = chained(game_id)

    alone, whole = verdict(lines), verdict(lines, kept=kept_of(lines), keys=KEYS)

    assert alone.ok and whole.ok, (alone, whole)
    assert len(alone.proved) == 4 and len(alone.unproved) == 4
    assert len(whole.proved) == 6 and len(whole.unproved) == 2


def test_a_record_of_format_1_is_right_and_its_names_are_not_proved() -> None:
    found = verdict(recorded("hockey_game", 2, seed=1, resigns_after=3))

    assert found.ok
    assert "a record of format 1 has no chain" in found.unproved[0]


def test_a_record_made_a_record_of_format_1_is_neither_signed_nor_kept() -> None:
    lines = copy.deepcopy(chained("hockey_game"))
    fairness = lines[0]["fairness"]
    words = [one["word"] for one in fairness.pop("words")]
    lines[0] |= {"stadion_record": 1, "fairness": fairness | {"version": 1, "client_seeds": words}}
    first = [line for line in lines[:-1] if "event" not in line] + [{"outcome": lines[-1]["outcome"]}]

    assert verdict(first).ok
    assert not verdict(first, keys=KEYS).ok
    assert not verdict(first, kept=kept_of(chained("hockey_game"))).ok


def test_a_seed_that_somebody_chose_is_told() -> None:
    lines = chained("hockey_game")
    lines[0]["fairness"]["chosen"] = "host"

    assert "that chance was free: the seed was chosen (host)" in verdict(sealed(lines)).unproved


def test_a_withheld_word_is_told() -> None:
    found = verdict(chained("hockey_game", ["a1" * 32, ""]))

    assert found.ok, found
    assert "why seat 1 withheld its word" in found.unproved


def test_a_match_without_any_word_is_told() -> None:
    found = verdict(chained("hockey_game", ["", ""]))

    assert found.ok, found
    assert "that nobody chose the draws: no player's word had a share in them" in found.unproved

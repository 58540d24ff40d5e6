"""Whatever is changed in a record is noticed: in the file, behind a new chain, and behind a new signature."""

import copy
import json

import pytest
from msgspec import structs

from app.engine.catalog import catalog
from app.table.replay.chain_check import Mismatch, compare_kept
from app.table.replay.record import Verdict, verify
from tests.support.matches.chained_recording import KEYS, Lines, chained, heads_of, kept_of, sealed
from tests.support.matches.tampering import TAMPERINGS

RECORDS: dict[str, Lines] = {game_id: chained(game_id) for game_id in catalog()}
every_game = pytest.mark.parametrize("game_id", sorted(RECORDS))
every_tampering = pytest.mark.parametrize("name", sorted(TAMPERINGS))


def verdict(lines: Lines, **more: object) -> Verdict:
    return verify([json.dumps(line) for line in lines], **more)  # type: ignore[arg-type]


def tampered(game_id: str, name: str) -> Lines:
    lines = copy.deepcopy(RECORDS[game_id])
    TAMPERINGS[name](lines)
    assert lines != RECORDS[game_id]
    return lines


@every_game
@every_tampering
def test_a_changed_file_is_noticed(game_id: str, name: str) -> None:
    assert not verdict(tampered(game_id, name)).ok


@every_game
@every_tampering
def test_a_changed_record_with_a_chain_of_its_own_is_not_signed(game_id: str, name: str) -> None:
    lines = tampered(game_id, name)

    assert not verdict(sealed(lines, key=None) if "outcome" in lines[-1] else lines, keys=KEYS).ok


@every_game
@every_tampering
def test_a_record_that_the_server_itself_changed_is_not_what_a_player_kept(game_id: str, name: str) -> None:
    if name == "no end":
        return
    true, lines = RECORDS[game_id], sealed(tampered(game_id, name))

    with pytest.raises(Mismatch):
        compare_kept(kept_of(true), lines, heads_of(lines))


def test_all_that_a_player_saw_before_leaving_is_compared() -> None:
    true = RECORDS["hockey_game"]
    later = copy.deepcopy(true)
    later[-2]["at"] = "2030-01-01T00:00:00.000Z"

    assert verdict(sealed(later), kept=kept_of(true, 7), keys=KEYS).ok
    assert not verdict(sealed(later), kept=kept_of(true), keys=KEYS).ok


def test_a_head_kept_after_a_table_event_is_in_the_chain() -> None:
    lines = RECORDS["hockey_game"]
    heads = heads_of(lines)
    event = next(place for place, line in enumerate(lines) if "event" in line)
    kept = kept_of(lines, lines[event]["after"])

    for place in (event - 1, event, event + 1):
        compare_kept(structs.replace(kept, head=heads[place].short), lines, heads)
    with pytest.raises(Mismatch):
        compare_kept(structs.replace(kept, head=heads[event + 2].short), lines, heads)


def test_words_asked_for_and_the_outcome_are_compared_with_what_was_kept() -> None:
    lines = RECORDS["hockey_game"]
    asked = [one["commitment"] for one in lines[0]["fairness"]["words"]]
    kept = structs.replace(kept_of(lines), asked=asked, outcome=lines[-1]["outcome"])

    compare_kept(kept, lines, heads_of(lines))
    for other in (structs.replace(kept, asked=asked[::-1]), structs.replace(kept, outcome={"reason": "x"})):
        with pytest.raises(Mismatch):
            compare_kept(other, lines, heads_of(lines))


def test_the_match_of_a_tournament_without_its_document_is_proved_only_in_part() -> None:
    lines = copy.deepcopy(RECORDS["hockey_game"])
    for one in lines[0]["seats"]:
        one["coach"] = one["seat"]

    assert any("--tournament" in one for one in verdict(sealed(lines)).unproved)

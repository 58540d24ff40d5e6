"""Records are replayed and verified; a change to one is found, with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.api.i18n.translations import texts
from app.api.results.luck_text import luck_report
from app.engine.catalog import catalog
from app.table.replay.record import Verdict, verify
from app.table.stories.luck_tally import LuckTally
from tests.support.matches.recording import recorded

GOLDEN = sorted((Path(__file__).parents[2] / "games").glob("*/records/*.ndjson"))


def verdict(lines: list[dict[str, Any]]) -> Verdict:
    return verify([json.dumps(line) for line in lines])


@pytest.fixture(params=sorted(catalog()))
def lines(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return recorded(request.param, catalog()[request.param].min_seats, seed=1)


def test_a_true_record_is_right(lines) -> None:
    found = verdict(lines)

    assert found.ok, found
    assert found.seq is None


def test_anybody_may_count_the_luck_of_a_record_and_a_computer_goes_by_its_seat(lines) -> None:
    lines[0]["seats"] = [
        {**sat, "name": name} for sat, name in zip(lines[0]["seats"], (None, "Ben"), strict=True)
    ]
    fortune = LuckTally()

    assert verify([json.dumps(line) for line in lines], fortune.record).ok

    told = "\n".join(luck_report(fortune))
    assert fortune.names == ["1", "Ben"] and "None" not in told
    if catalog()[lines[0]["game"]].luck is None:
        assert told == "This game has no luck analysis."
    else:
        assert texts.say("en", "lu-explain") in told and " draws  " in told


@pytest.mark.parametrize("game_id", sorted(catalog()))
def test_a_resignation_is_an_action_of_the_record(game_id: str) -> None:
    lines = recorded(game_id, catalog()[game_id].min_seats, seed=1, resigns_after=1)

    assert {"type": "resign"} in [line.get("action") for line in lines]
    assert verdict(lines).ok


def test_a_draw_more_is_found(lines) -> None:
    lines[2]["draws"].append({"draw": "die", "sides": 6, "value": 1})

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 1)


@pytest.mark.parametrize("game_id", ["um_reifenbreite", "hockey_game"])
def test_a_changed_draw_is_found(game_id: str) -> None:
    lines = recorded(game_id, 2, seed=1)
    at = next(i for i, line in enumerate(lines[2:-1], 2) if any("value" in draw for draw in line["draws"]))
    draw = next(draw for draw in lines[at]["draws"] if "value" in draw)
    draw["value"] = draw["value"] + 1

    assert (verdict(lines).ok, verdict(lines).seq) == (False, at - 1)


def test_a_changed_event_is_found(lines) -> None:
    lines[3]["events"].append({"event": "resigned", "who": 0})

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 2)


def test_an_action_that_the_rules_forbid_is_found(lines) -> None:
    lines[2]["action"] = lines[3]["action"] | {"type": "no_such"}

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 1)


def test_a_resignation_of_nobody_is_found(lines) -> None:
    lines.insert(3, lines[2] | {"seq": 2, "seat": 99, "action": {"type": "resign"}})

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 2)


def test_a_setup_that_is_somebodys_action_is_found(lines) -> None:
    lines[1] |= {"seat": 1, "action": {"type": "x"}}

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 0)


@pytest.mark.parametrize("game_id", sorted(catalog()))
def test_nobody_resigns_twice(game_id: str) -> None:
    game = catalog()[game_id]
    if game.max_seats == 2:
        return
    lines = recorded(game_id, game.max_seats, seed=1, resigns_after=1)
    again = next(line for line in lines if line.get("action") == {"type": "resign"})
    lines.insert(lines.index(again) + 1, again | {"seq": again["seq"] + 1})

    assert (verdict(lines).ok, verdict(lines).seq) == (False, again["seq"] + 1)


def test_a_missing_action_is_found(lines) -> None:
    del lines[3]

    assert (verdict(lines).ok, verdict(lines).seq) == (False, 2)


def test_a_changed_outcome_is_found(lines) -> None:
    lines[-1]["outcome"]["placements"][0]["score"] += 1

    assert not verdict(lines).ok
    assert "outcome" in verdict(lines).detail


def test_a_seed_that_was_not_committed_to_is_found(lines) -> None:
    lines[0]["fairness"]["server_seed"] = "00" * 32

    assert verdict(lines) == Verdict(False, "The server seed does not match its commitment.")


def test_other_client_seeds_are_other_dice(lines) -> None:
    lines[0]["fairness"]["client_seeds"][0] = "other"

    assert not verdict(lines).ok


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules_version": 0},
        {"options": {"no": "such"}},
        {"seats": []},
        {"fairness": None},
    ],
)
def test_a_header_that_cannot_be_is_told(lines, change) -> None:
    lines[0] |= change

    assert not verdict(lines).ok


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_golden_records_replay_as_they_were_played(path: Path) -> None:
    found = verify(path.read_text().splitlines())

    assert found.ok, f"{found}: a rule has changed; raise rules_version or mend it"


def test_every_game_has_golden_records() -> None:
    assert {path.parents[1].name for path in GOLDEN} == set(catalog())

"""The client's own check notices whatever the tests know to change, and finds nothing in a true record."""

import copy
import dataclasses
import json

import msgspec
import pytest

from app.engine.catalog import catalog
from stadion_client.fairness import Kept, differences, sha256_hex, tournament_differences
from tests.support.fairness.tournament_tampering import TOURNAMENT_TAMPERINGS, vectors
from tests.support.matches.chained_recording import Lines, chained, kept_of, sealed
from tests.support.matches.recording import recorded
from tests.support.matches.tampering import TAMPERINGS

TRUE = {game_id: chained(game_id) for game_id in catalog()}


def kept(lines: Lines, seq: int | None = None) -> Kept:
    return Kept(**msgspec.to_builtins(kept_of(lines, seq)))


@pytest.mark.parametrize("game_id", sorted(TRUE))
def test_a_true_record_is_what_was_promised_and_seen(game_id: str) -> None:
    lines = TRUE[game_id]

    assert [differences(lines, kept(lines, seq)) for seq in (None, 0, 3, 6)] == [[]] * 4


@pytest.mark.parametrize("name", sorted(TAMPERINGS))
@pytest.mark.parametrize("game_id", sorted(TRUE))
def test_what_a_server_changed_is_noticed_by_the_player_who_was_there(game_id: str, name: str) -> None:
    lines = copy.deepcopy(TRUE[game_id])
    TAMPERINGS[name](lines)

    assert differences(lines if name == "no end" else sealed(lines), kept(TRUE[game_id]))


def test_the_first_commitment_and_words_and_the_newest_head_are_kept() -> None:
    words = [{"commitment": "c", "word": "w"}]
    mine = Kept("m")
    for promised, status, shares, head in (("a", "lobby", [], None), ("b", "playing", words, "h1")):
        fairness = {"commitment": promised, "words": shares}
        mine.follow({"t": "state", "doc": {"status": status, "seq": 0, "fairness": fairness}, "head": head})
    mine.follow({"t": "patch", "from": 0, "seq": 1, "head": "h2", "ops": []})
    mine.follow({"t": "patch", "from": 1, "seq": 1, "ops": []})

    assert mine == Kept("m", None, "a", words, 1, "h2")
    assert json.loads(mine.as_json()) == dataclasses.asdict(mine)


def test_of_a_record_of_format_1_draws_and_commitment_are_checked() -> None:
    lines = recorded("um_reifenbreite", 2, seed=1, resigns_after=5)

    assert differences(lines, Kept(lines[0]["match"])) == []
    assert len(differences(lines, Kept(lines[0]["match"], commitment="0" * 64))) == 1
    lines[0]["fairness"]["client_seeds"][0] = "other"
    assert len(differences(lines, Kept(lines[0]["match"]))) == 1


def test_the_word_is_revealed_once_and_only_to_the_server_that_keeps_its_promise() -> None:
    own = sha256_hex("own")
    mine = Kept("m", "own", "promised")

    assert mine.answer("another", [own, "first"]) is None
    assert mine.answer("promised", ["strange", "first"]) is None
    assert mine.answer("promised", [own, "first"]) == "own"
    assert mine.answer("promised", [own, "second"]) is None
    assert mine.answer("promised", [own, "first"]) == "own"


@pytest.mark.parametrize("change", ["match", "asked"])
def test_another_match_and_commitments_exchanged_after_the_word_are_noticed(change: str) -> None:
    lines = TRUE["um_reifenbreite"]
    commitments = [one["commitment"] for one in lines[0]["fairness"]["words"]]
    mine = dataclasses.replace(kept(lines), words=[], asked=commitments)
    assert differences(lines, mine) == []

    other = {"match": "another", "asked": ["0" * 64, *commitments[1:]]}[change]
    assert len(differences(lines, dataclasses.replace(mine, **{change: other}))) == 1


def test_an_own_word_that_was_left_out_is_told_from_one_that_came_too_late(
    caplog: pytest.LogCaptureFixture,
) -> None:
    own, late = Kept("m", "own", "promised"), Kept("m", "own", "promised")
    commitments: list[str | None] = [sha256_hex("own")]
    assert own.answer("promised", commitments) == "own"
    fairness = {"commitment": "promised", "words": [{"commitment": commitments[0], "word": None}]}
    state = {"t": "state", "doc": {"status": "playing", "seq": 0, "fairness": fairness}, "head": "h"}
    for mine in (own, late):
        mine.follow(state)
        mine.follow(state)

    assert [one.getMessage() for one in caplog.records] == [
        "The server left out the word that it was given.",
        "Your own word came too late, so it is not part of the draws.",
    ]


@pytest.mark.parametrize(("asked", "said"), [(True, "left out"), (False, "too late")])
def test_a_record_without_the_own_word_says_why(asked: bool, said: str) -> None:
    lines = copy.deepcopy(TRUE["um_reifenbreite"])
    words = lines[0]["fairness"]["words"]
    commitments = [one["commitment"] for one in words]
    mine = Kept(lines[0]["match"], words[0]["word"], asked=commitments if asked else None)
    words[0]["word"] = None

    assert [said in one for one in differences(lines, mine)].count(True) == 1


def test_a_record_without_a_chain_is_noticed_where_a_head_was_kept() -> None:
    lines = recorded("um_reifenbreite", 2, seed=1, resigns_after=5)

    assert len(differences(lines, Kept(lines[0]["match"], seq=3, head="head"))) == 1


def test_a_true_match_follows_from_its_tournament() -> None:
    tournament, headers = vectors()

    assert [tournament_differences(tournament, header) for header in headers] == [[], []]


@pytest.mark.parametrize("name", sorted(TOURNAMENT_TAMPERINGS))
def test_a_match_that_does_not_follow_from_its_tournament_is_noticed(name: str) -> None:
    tournament, (header, _) = vectors()
    TOURNAMENT_TAMPERINGS[name](tournament, header)

    assert tournament_differences(tournament, header)


def test_a_missing_line_is_noticed_without_anything_kept() -> None:
    lines = copy.deepcopy(TRUE["hockey_game"])
    del lines[next(place for place, line in enumerate(lines) if line.get("seq") == 3)]

    assert "Lines are missing or stand in another order." in differences(lines, Kept(lines[0]["match"]))

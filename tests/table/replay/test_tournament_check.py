"""The chance of a tournament's match follows from the tournament's, or the check says what does not."""

from typing import Any

import msgspec
import pytest
from msgspec import structs

from app.engine.capabilities.tournament_chance import match_id_of, match_seed_of
from app.table.replay.chain_check import Kept, Mismatch
from app.table.replay.tournament_check import FinishedTournament, check_match, check_tournament
from tests.support.fairness.tournament_tampering import TOURNAMENT_TAMPERINGS, vectors


def check(document: dict[str, Any], header: dict[str, Any], kept: Kept | None = None) -> None:
    tournament = msgspec.convert(document, FinishedTournament)
    check_tournament(tournament, kept)
    check_match(tournament, header)


def kept_of_coach(document: dict[str, Any]) -> Kept:
    """Return what the browser of coach 0 has kept of a tournament."""
    fairness = document["fairness"]
    return Kept(
        match=document["id"],
        commitment=fairness["commitment"],
        word=fairness["words"][0]["word"],
        asked=[one["commitment"] for one in fairness["words"]],
    )


def test_the_matches_of_a_true_tournament_follow_from_it() -> None:
    document, headers = vectors()

    for header in headers:
        check(document, header, kept_of_coach(document))


def test_ids_and_seeds_are_those_of_the_vectors() -> None:
    document, headers = vectors()
    seed = bytes.fromhex(document["fairness"]["server_seed"])

    for fixture, header in zip((1, 2), headers, strict=True):
        assert match_id_of(document["id"], fixture) == header["match"]
        assert match_seed_of(seed, document["id"], fixture).hex() == header["fairness"]["server_seed"]


@pytest.mark.parametrize("name", sorted(TOURNAMENT_TAMPERINGS))
def test_whatever_does_not_follow_is_noticed(name: str) -> None:
    document, (header, _) = vectors()
    TOURNAMENT_TAMPERINGS[name](document, header)

    with pytest.raises(Mismatch):
        check(document, header)


def test_a_tournament_is_what_its_coach_kept() -> None:
    document, (header, _) = vectors()
    kept = kept_of_coach(document)
    asked = kept.asked or []

    for other in (
        structs.replace(kept, commitment="0" * 64),
        structs.replace(kept, word="ab" * 32),
        structs.replace(kept, asked=asked[::-1]),
    ):
        with pytest.raises(Mismatch):
            check(document, header, other)


def test_a_tournament_that_is_not_over_proves_nothing() -> None:
    document, (header, _) = vectors()
    document["fairness"]["server_seed"] = None

    with pytest.raises(Mismatch, match="not over"):
        check(document, header)

"""What a server could change about the chance of a tournament and of its matches."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from app.engine.chance import commitment, word_commitment

VECTORS = Path(__file__).parents[3] / "docs" / "tournament_vectors.json"
OTHER_SEED = "08" * 32
OTHER_WORD = "cd" * 32

Document: TypeAlias = dict[str, Any]


def vectors() -> tuple[Document, list[Document]]:
    """Return the parts of a real, finished tournament, and the headers of the records of its two matches."""
    found = json.loads(VECTORS.read_text())
    return found["tournament"], found["headers"]


def _give_match_another_seed(_: Document, header: Document) -> None:
    header["fairness"]["server_seed"] = OTHER_SEED


def _give_match_another_id(_: Document, header: Document) -> None:
    header["match"] = "abcdefghjkmnpq"


def _give_match_another_word(_: Document, header: Document) -> None:
    header["fairness"]["words"][0] = {"commitment": word_commitment(OTHER_WORD), "word": OTHER_WORD}


def _leave_a_word_out_of_the_match(_: Document, header: Document) -> None:
    header["fairness"]["words"][0]["word"] = None


def _exchange_the_seats(_: Document, header: Document) -> None:
    for one, coach in zip(header["seats"], (2, 1), strict=True):
        one["coach"] = coach
    header["fairness"]["words"].reverse()


def _give_tournament_another_seed(tournament: Document, _: Document) -> None:
    fairness = tournament["fairness"]
    fairness["server_seed"], fairness["commitment"] = OTHER_SEED, commitment(bytes.fromhex(OTHER_SEED))


def _break_the_commitment(tournament: Document, _: Document) -> None:
    tournament["fairness"]["commitment"] = "0" * 64


def _give_a_coach_another_word(tournament: Document, _: Document) -> None:
    tournament["fairness"]["words"][0] = {"commitment": word_commitment(OTHER_WORD), "word": OTHER_WORD}


def _exchange_a_word_behind_its_commitment(tournament: Document, _: Document) -> None:
    tournament["fairness"]["words"][0]["word"] = OTHER_WORD


def _exchange_a_draw(tournament: Document, _: Document) -> None:
    tournament["draws"][0]["draws"][0]["order"].reverse()


TOURNAMENT_TAMPERINGS: dict[str, Callable[[Document, Document], None]] = {
    "another seed of the match": _give_match_another_seed,
    "another id of the match": _give_match_another_id,
    "another word in the match": _give_match_another_word,
    "a word left out of the match": _leave_a_word_out_of_the_match,
    "exchanged seats": _exchange_the_seats,
    "another seed of the tournament": _give_tournament_another_seed,
    "another commitment": _break_the_commitment,
    "another word of a coach": _give_a_coach_another_word,
    "a word unlike its commitment": _exchange_a_word_behind_its_commitment,
    "another draw": _exchange_a_draw,
}
"""Each changes the tournament's document or the header of the record of its first match."""

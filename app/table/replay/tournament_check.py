"""Checks that the chance of a tournament's match follows from the tournament's own (docs/PROTOCOL.md)."""

from typing import Any

import msgspec
from msgspec import Struct

from app.engine.capabilities.tournament_chance import match_id_of, match_seed_of
from app.engine.chance import Die, Draw, FairChance, Int, Shuffle, commitment, stream_key, word_commitment
from app.table.replay.chain_check import Kept, Mismatch, compare_promise
from app.table.replay.record_parts import Word


class TournamentFairness(Struct, frozen=True):
    commitment: str
    words: list[Word]
    server_seed: str | None


class PlayedFixture(Struct, frozen=True):
    number: int
    coaches: list[int | None]


class EntryDraws(Struct, frozen=True):
    seq: int
    draws: list[Draw]


class FinishedTournament(Struct, frozen=True):
    """The parts of a finished tournament's document that its chance needs."""

    id: str
    fairness: TournamentFairness
    fixtures: list[PlayedFixture]
    draws: list[EntryDraws]


def check_tournament(tournament: FinishedTournament, kept: Kept | None) -> None:
    """Check a tournament's seed, words and draws, and compare them with what a coach kept of it. Raises
    Mismatch.
    """
    fairness = tournament.fairness
    seed = _server_seed(fairness)
    for place, one in enumerate(fairness.words):
        if one.word is not None and word_commitment(one.word) != one.commitment:
            raise Mismatch(f"The word of coach {place} does not match its commitment.")
    if kept is not None and kept.match == tournament.id:
        compare_promise(kept, fairness.commitment, fairness.words)
    chance = FairChance(stream_key(seed, tournament.id, [one.word or "" for one in fairness.words]))
    for entry in tournament.draws:
        for draw in entry.draws:
            if _drawn_again(draw, chance) != draw:
                raise Mismatch(f"The draws of entry {entry.seq} of the tournament do not follow.")


def check_match(tournament: FinishedTournament, header: dict[str, Any]) -> None:
    """Check that a record's match is one of this tournament, with the seed and the words that follow from it.

    Raises Mismatch.
    """
    fixture = next((one for one in tournament.fixtures if _is_match(tournament, one, header)), None)
    if fixture is None:
        raise Mismatch("The match is none of this tournament: its id does not follow from it.")
    seed = match_seed_of(_server_seed(tournament.fairness), tournament.id, fixture.number)
    if header["fairness"]["server_seed"] != seed.hex():
        raise Mismatch("The server seed does not follow from the tournament's.")
    coaches = [one for one in fixture.coaches if one is not None]
    if [one.get("coach") for one in header["seats"]] != coaches:
        raise Mismatch("The coaches of the match are not those of the fixture.")
    words = [tournament.fairness.words[coach] for coach in coaches]
    if msgspec.to_builtins(words) != header["fairness"]["words"]:
        raise Mismatch("The words are not those that the coaches gave for the tournament.")


def _is_match(tournament: FinishedTournament, fixture: PlayedFixture, header: dict[str, Any]) -> bool:
    return bool(match_id_of(tournament.id, fixture.number) == header["match"])


def _server_seed(fairness: TournamentFairness) -> bytes:
    if fairness.server_seed is None:
        raise Mismatch("The tournament is not over: its seed is not known yet.")
    try:
        seed = bytes.fromhex(fairness.server_seed)
    except ValueError:
        raise Mismatch("The tournament's server seed is not hexadecimal.") from None
    if commitment(seed) != fairness.commitment:
        raise Mismatch("The tournament's server seed does not match its commitment.")
    return seed


def _drawn_again(draw: Draw, chance: FairChance) -> Draw:
    """Return the next draw of the stream, of the kind of this one."""
    match draw:
        case Die():
            chance.die(draw.sides)
        case Int():
            chance.below(draw.n)
        case Shuffle():
            chance.shuffle(draw.n)
    return chance.draws[-1]

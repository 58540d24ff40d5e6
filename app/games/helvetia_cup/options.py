"""The options of a host, and those that a tournament sets."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct, structs

from app.engine.types import OptionsRefused
from app.games.helvetia_cup.data import CARDS_KEPT, LEGENDARY, SHORT_PASS_CAP, STALL_ROUNDS, TACTICS, TEAMS


class TeamId(StrEnum):
    DRAGONS = "dragons"
    FOOLS = "fools"
    BEARS = "bears"
    OGRES = "ogres"
    VAMPIRES = "vampires"
    DIPLOMATS = "diplomats"
    DWARFS = "dwarfs"
    ELVES = "elves"


class Offside(StrEnum):
    CALL = "call"  # the defending coach must call it
    AUTO = "auto"  # every offence is given
    OFF = "off"


class CarriedHand(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that a coach of a tournament brings: up to three tactics and one legendary (HC-17.7)."""

    tactics: tuple[str, ...] = ()
    legendary: str | None = None


Numbers = tuple[tuple[int, ...], tuple[int, ...]]
"""Shirt numbers, by seat."""
TOURNAMENT = Meta(extra_json_schema={"x-set-by": "tournament"})
"""Marks options that only a tournament sets. They are shown to nobody, because `hands` is secret."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match; both coaches may choose the same team."""

    teams: tuple[TeamId, TeamId] = (TeamId.DRAGONS, TeamId.FOOLS)
    cards: bool = True
    offside: Offside = Offside.CALL
    extra_time: bool = True
    shootout: bool = True
    short_pass_cap: Annotated[int, Meta(ge=1, le=50)] = SHORT_PASS_CAP  # HC-9.6
    stall_rounds: Annotated[int, Meta(ge=1, le=50)] = STALL_ROUNDS  # HC-4.9
    hands: Annotated[tuple[CarriedHand, ...], TOURNAMENT] = ()  # by seat; empty if cards are dealt
    unavailable: Annotated[Numbers, TOURNAMENT] = ((), ())  # HC-17.3, HC-17.4
    boost_malus: Annotated[Numbers, TOURNAMENT] = ((), ())  # HC-17.2


FIRST_MATCH = {"cards": False}
"""A person's first match is played without cards (HC-16 is left out)."""


def complete(options: Options, seats: int) -> Options:
    """Return the options, which need no completion. Raises OptionsRefused."""
    if len(options.hands) not in (0, seats):
        raise OptionsRefused("hands")
    for seat in range(seats):
        if options.hands:
            _check_hand(options.hands[seat], TEAMS[options.teams[seat]].legendary)
        for numbers in (options.unavailable[seat], options.boost_malus[seat]):
            if sorted(set(numbers)) != sorted(numbers) or not set(numbers) <= set(range(1, 10)):
                raise OptionsRefused("shirt_numbers")
    return options if options.cards else structs.replace(options, hands=(CarriedHand(),) * len(options.hands))


def _check_hand(hand: CarriedHand, legendary: tuple[str, ...]) -> None:
    if len(hand.tactics) > CARDS_KEPT or len(set(hand.tactics)) != len(hand.tactics):
        raise OptionsRefused("tactics_most", most=CARDS_KEPT)
    if not set(hand.tactics) <= TACTICS.keys():
        raise OptionsRefused("tactics_unknown")
    if hand.legendary is not None and (hand.legendary not in LEGENDARY or hand.legendary not in legendary):
        raise OptionsRefused("legendary")

"""A tournament at one moment, and the small changes that rules make to it."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct, structs

from app.engine.contract import Event
from app.engine.tournament import Coach, Fixture
from app.games.helvetia_cup.data import SHORT_PASS_CAP, STALL_ROUNDS
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.tournament.club import Club
from app.games.helvetia_cup.tournament.matchday import Preparation, Stage


class Format(StrEnum):
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


class CupOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """HC-17.1. Extra time and shoot-out follow from the format; without `cards` nothing is chosen."""

    format: Format = Format.ROUND_ROBIN
    cards: bool = True
    offside: Offside = Offside.CALL
    short_pass_cap: Annotated[int, Meta(ge=1, le=50)] = SHORT_PASS_CAP
    stall_rounds: Annotated[int, Meta(ge=1, le=50)] = STALL_ROUNDS


class Desk(Struct, frozen=True):
    """What a coach has chosen for the coming match; None: not yet."""

    preparation: Preparation | None = None
    legendary: tuple[str, ...] | None = None  # one card, or none
    tactics: tuple[str, ...] | None = None


class Cup(Struct, frozen=True):
    """`stage` tells where the match day stands (HC-17.9); `ranking` is set when all is over."""

    options: CupOptions
    clubs: tuple[Club, ...]  # by coach
    fixtures: tuple[Fixture, ...] = ()  # by number
    day: int = 0
    stage: Stage = Stage.RECOVERY
    desks: tuple[Desk, ...] = ()  # by coach
    left: tuple[Coach, ...] = ()
    ranking: tuple[Coach, ...] | None = None
    """Of a round robin, its lots drawn; of a knockout just the coaches by their places."""

    @property
    def knockout(self) -> bool:
        return self.options.format is Format.KNOCKOUT

    @property
    def days(self) -> int:
        """How many match days there are in all."""
        coaches = len(self.clubs)
        return (coaches - 1).bit_length() if self.knockout else coaches - 1 + coaches % 2

    def today(self, *states: str) -> tuple[Fixture, ...]:
        return tuple(one for one in self.fixtures if one.round == self.day and one.state in states)


class Course:
    """A tournament on its way through one step: the state so far, and what is told."""

    def __init__(self, cup: Cup) -> None:
        self.cup = cup
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def now(self, **changes: object) -> None:
        self.cup = structs.replace(self.cup, **changes)

    def fixture(self, number: int, **changes: object) -> None:
        fixtures = list(self.cup.fixtures)
        fixtures[number] = structs.replace(fixtures[number], **changes)
        self.now(fixtures=tuple(fixtures))

    def club(self, coach: Coach, club: Club) -> None:
        clubs = list(self.cup.clubs)
        clubs[coach] = club
        self.now(clubs=tuple(clubs))

    def desk(self, coach: Coach, **changes: object) -> None:
        desks = list(self.cup.desks)
        desks[coach] = structs.replace(desks[coach], **changes)
        self.now(desks=tuple(desks))

"""The state of a tournament, and the small changes that rules make to it."""

from enum import StrEnum
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, structs

from app.engine.capabilities.tournament import Coach, Fixture
from app.games.helvetia_cup.data import SHORT_PASS_CAP, STALL_ROUNDS
from app.games.helvetia_cup.options import Offside
from app.games.helvetia_cup.tournament.club import Club
from app.games.helvetia_cup.tournament.matchday import Preparation, Stage

T = TypeVar("T", bound=Struct)


class Format(StrEnum):
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


class CupOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options (HC-17.1). The format sets extra time and shoot-out; `cards` allows the choices."""

    format: Format = Format.ROUND_ROBIN
    cards: bool = True
    offside: Offside = Offside.CALL
    short_pass_cap: Annotated[int, Meta(ge=1, le=50)] = SHORT_PASS_CAP
    stall_rounds: Annotated[int, Meta(ge=1, le=50)] = STALL_ROUNDS


class Desk(Struct, frozen=True):
    """The choices of a coach for the coming match; None means not chosen yet."""

    preparation: Preparation | None = None
    legendary: tuple[str, ...] | None = None  # one card, or none
    tactics: tuple[str, ...] | None = None


class Cup(Struct, frozen=True):
    """A tournament between two steps; `stage` is that of the match day (HC-17.9), `ranking` comes last."""

    options: CupOptions
    clubs: tuple[Club, ...]  # by coach
    fixtures: tuple[Fixture, ...] = ()  # by number
    day: int = 0
    stage: Stage = Stage.RECOVERY
    desks: tuple[Desk, ...] = ()  # by coach
    left: tuple[Coach, ...] = ()
    ranking: tuple[Coach, ...] | None = None
    """The final order: for a round robin after all random draws, for a knockout by places."""

    @property
    def knockout(self) -> bool:
        return self.options.format is Format.KNOCKOUT

    @property
    def days(self) -> int:
        """The number of match days in all."""
        coaches = len(self.clubs)
        return (coaches - 1).bit_length() if self.knockout else coaches - 1 + coaches % 2

    def today(self, *states: str) -> tuple[Fixture, ...]:
        return tuple(one for one in self.fixtures if one.round == self.day and one.state in states)

    def with_fixture(self, number: int, **changes: Any) -> "Cup":
        return structs.replace(self, fixtures=_changed(self.fixtures, number, changes))

    def with_club(self, coach: Coach, club: Club) -> "Cup":
        return structs.replace(self, clubs=(*self.clubs[:coach], club, *self.clubs[coach + 1 :]))

    def with_desk(self, coach: Coach, **changes: Any) -> "Cup":
        return structs.replace(self, desks=_changed(self.desks, coach, changes))


def _changed(all_: tuple[T, ...], at: int, changes: dict[str, Any]) -> tuple[T, ...]:
    return (*all_[:at], structs.replace(all_[at], **changes), *all_[at + 1 :])

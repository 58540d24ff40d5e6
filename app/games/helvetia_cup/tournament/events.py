"""What can happen in a tournament; `coach` and `fixture` are its numbers."""

from msgspec import structs

from app.engine.capabilities.tournament import Coach
from app.engine.types import Event


class BracketDrawn(Event, frozen=True, tag="bracket_drawn"):
    """HC-17.1: the order of the lot; those who meet nobody in the first round come first."""

    order: tuple[Coach, ...]
    byes: tuple[Coach, ...]


class DayBegun(Event, frozen=True, tag="day_begun"):
    day: int  # as people count, from 1


class RecoveryRolled(Event, frozen=True, tag="recovery_rolled"):
    """HC-17.3: red keeps an injured footballer out for another match."""

    coach: Coach
    number: int
    face: int  # of the team die, from 0
    card: str
    fit: bool


class TaskNamed(Event, frozen=True, tag="task_named"):
    """HC-17.6: open to all."""

    coach: Coach
    card: str


class Trained(Event, frozen=True, tag="trained"):
    """HC-17.6: how many is told to all, which only to the coach (`cards` empty for others)."""

    coach: Coach
    count: int
    cards: tuple[str, ...] = ()


class LegendaryChosen(Event, frozen=True, tag="legendary_chosen"):
    """HC-17.5: lies face up."""

    coach: Coach
    card: str


class TacticsChosen(Event, frozen=True, tag="tactics_chosen"):
    """HC-17.7: how many is told to all."""

    coach: Coach
    count: int
    cards: tuple[str, ...] = ()


class MatchCounted(Event, frozen=True, tag="match_counted"):
    """A match as the tournament counts it: a forfeit 3:0 or better."""

    fixture: int
    coaches: tuple[Coach, Coach]
    goals: tuple[int, int]
    winner: Coach | None
    reason: str


class WinnerByLot(Event, frozen=True, tag="winner_by_lot"):
    """A knockout match that neither team could begin still needs a winner."""

    fixture: int
    coach: Coach


class WalkedOver(Event, frozen=True, tag="walked_over"):
    """Won without a match: the opponent has left."""

    fixture: int
    coach: Coach


class MatchVoid(Event, frozen=True, tag="match_void"):
    """Both coaches have left: the match counts for nobody."""

    fixture: int
    coaches: tuple[Coach, Coach]


class TaskFulfilled(Event, frozen=True, tag="task_fulfilled"):
    coach: Coach
    card: str


class FootballersAffected(Event, frozen=True, tag="footballers_affected"):
    """What a match leaves in the legs: HC-17.2 to HC-17.4, by shirt number."""

    coach: Coach
    exhausted: tuple[int, ...]
    injured: tuple[int, ...]
    suspended: tuple[int, ...]


class CoachLeft(Event, frozen=True, tag="coach_left"):
    coach: Coach


class LotsDrawn(Event, frozen=True, tag="lots_drawn"):
    """The last tie-break of the table: these were level in everything, and now stand in this order."""

    order: tuple[Coach, ...]


class CupWon(Event, frozen=True, tag="cup_won"):
    coach: Coach


def shown(event: Event, coach: Coach | None) -> Event | None:
    if isinstance(event, Trained | TacticsChosen) and event.coach != coach:
        return structs.replace(event, cards=())
    return event

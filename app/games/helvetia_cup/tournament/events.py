"""The events of a tournament; `coach` and `fixture` are numbers."""

from msgspec import structs

from app.engine.capabilities.tournament import Coach
from app.engine.types import Event


class BracketDrawn(Event, frozen=True, tag="bracket_drawn"):
    """The bracket has been drawn; coaches with a bye come first (HC-17.1)."""

    order: tuple[Coach, ...]
    byes: tuple[Coach, ...]


class DayBegun(Event, frozen=True, tag="day_begun"):
    day: int  # counted from 1


class RecoveryRolled(Event, frozen=True, tag="recovery_rolled"):
    """A recovery has been rolled; red keeps the footballer out for another match (HC-17.3)."""

    coach: Coach
    number: int
    face: int  # of the team die, from 0
    card: str
    fit: bool


class TaskNamed(Event, frozen=True, tag="task_named"):
    """A coach has named a task, which is public (HC-17.6)."""

    coach: Coach
    card: str


class Trained(Event, frozen=True, tag="trained"):
    """A coach has trained; the number of cards is public, `cards` is empty for others (HC-17.6)."""

    coach: Coach
    count: int
    cards: tuple[str, ...] = ()


class LegendaryChosen(Event, frozen=True, tag="legendary_chosen"):
    """A coach has laid out a legendary card face up (HC-17.5)."""

    coach: Coach
    card: str


class TacticsChosen(Event, frozen=True, tag="tactics_chosen"):
    """A coach has chosen tactics; their number is public (HC-17.7)."""

    coach: Coach
    count: int
    cards: tuple[str, ...] = ()


class MatchCounted(Event, frozen=True, tag="match_counted"):
    """A match has been counted; a forfeit counts 3:0 or better."""

    fixture: int
    coaches: tuple[Coach, Coach]
    goals: tuple[int, int]
    winner: Coach | None
    reason: str


class WinnerByLot(Event, frozen=True, tag="winner_by_lot"):
    """A winner has been drawn for a knockout match that neither team could begin."""

    fixture: int
    coach: Coach


class WalkedOver(Event, frozen=True, tag="walked_over"):
    """A coach has won without a match, because the opponent has left."""

    fixture: int
    coach: Coach


class MatchVoid(Event, frozen=True, tag="match_void"):
    """The match counts for nobody, because both coaches have left."""

    fixture: int
    coaches: tuple[Coach, Coach]


class TaskFulfilled(Event, frozen=True, tag="task_fulfilled"):
    coach: Coach
    card: str


class FootballersAffected(Event, frozen=True, tag="footballers_affected"):
    """The condition of footballers after a match, by shirt number (HC-17.2 to HC-17.4)."""

    coach: Coach
    exhausted: tuple[int, ...]
    injured: tuple[int, ...]
    suspended: tuple[int, ...]


class CoachLeft(Event, frozen=True, tag="coach_left"):
    coach: Coach


class LotsDrawn(Event, frozen=True, tag="lots_drawn"):
    """The last tie-break has ordered coaches that were level in everything."""

    order: tuple[Coach, ...]


class CupWon(Event, frozen=True, tag="cup_won"):
    coach: Coach


def shown(event: Event, coach: Coach | None) -> Event | None:
    if isinstance(event, Trained | TacticsChosen) and event.coach != coach:
        return structs.replace(event, cards=())
    return event

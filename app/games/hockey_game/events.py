"""The events, with the dice, cards and sums that decided them.

`who` is the seat that an event is about, if it is about one. The log's own `seat` is the seat that acted.
"""

from typing import Literal

from msgspec import Struct

from app.engine.types import Event, Seat
from app.games.hockey_game.model import CardId, FieldId, LineId, Move, Reason, TeamId


class StruckPart(Struct, frozen=True, omit_defaults=True):
    """A part that does not count, and the reason.

    `what` names it in its row: an attribute, a hero or a line. `card` is the cause, if it is a card.
    """

    part: Literal["main", "side", "hero", "field", "lines"]
    what: str
    value: int
    reason: Literal["crease", "pass", "ignored", "removed", "heroes_off", "field_off", "lines_free"]
    card: CardId = ""


class Sum(Struct, frozen=True):
    """The value of a turn, part by part. `total` is the sum of the others (HG-5.1, HG-5.2)."""

    total: int
    dice: int = 0
    main: int = 0
    side: int = 0
    hero: int = 0
    field: int = 0
    bonus: int = 0
    referee: int = 0
    special: int = 0
    lines: int = 0
    struck: tuple[StruckPart, ...] = ()


class TeamTaken(Event, frozen=True, tag="team_taken"):
    who: Seat
    team: TeamId
    by_lot: bool


class Drafted(Event, frozen=True, tag="drafted"):
    who: Seat
    card: CardId


class Drew(Event, frozen=True, tag="drew"):
    """Cards are drawn. `cards` is only for their owner; `reshuffled` discards became the new draw pile."""

    who: Seat
    count: int
    reshuffled: int = 0
    cards: tuple[CardId, ...] | None = None


class PeriodBegan(Event, frozen=True, tag="period_began"):
    """A period begins.

    `overtime` is 0 in the three periods; `reshuffled` means all referee cards are back.
    """

    period: int
    overtime: int
    reshuffled: bool


class PeriodEnded(Event, frozen=True, tag="period_ended"):
    """A period ends. The `heroes` leave the table for their owners' discard piles (HG-2.6)."""

    period: int
    overtime: int
    flips: int
    heroes: tuple[CardId, ...]


class FaceoffCalled(Event, frozen=True, tag="faceoff_called"):
    at: FieldId
    decider: bool = False


class FaceoffRolled(Event, frozen=True, tag="faceoff_rolled"):
    """A face-off is rolled: dice + team strength + the best strength of a hero on the table (HG-3.3)."""

    who: Seat
    dice: tuple[int, ...]
    strength: int
    hero: int
    total: int


class FaceoffTied(Event, frozen=True, tag="faceoff_tied"):
    total: int


class FaceoffWon(Event, frozen=True, tag="faceoff_won"):
    who: Seat
    totals: tuple[int, int]
    at: FieldId


class Declared(Event, frozen=True, tag="declared"):
    """Round `number` begins. `crossed` are the lines that cost something (HG-4.6, HG-4.7)."""

    who: Seat
    number: int
    move: Move
    source: FieldId
    to: FieldId | None
    crossed: tuple[LineId, ...]


class SpecialPlayed(Event, frozen=True, tag="special_played"):
    who: Seat
    card: CardId


class HeroLaid(Event, frozen=True, tag="hero_laid"):
    who: Seat
    card: CardId


class HeroesUsed(Event, frozen=True, tag="heroes_used"):
    who: Seat
    cards: tuple[CardId, ...]


class HeroRemoved(Event, frozen=True, tag="hero_removed"):
    who: Seat
    hero: CardId
    cause: CardId


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice are rolled. `dropped` is the die that Golden hands leaves out, `fixed` the value of Ice-cold."""

    who: Seat
    dice: tuple[int, ...]
    dropped: tuple[int, ...] = ()
    fixed: int = 0


class BonusPlayed(Event, frozen=True, tag="bonus_played"):
    who: Seat
    card: CardId
    value: int
    total: int


class RefereeTurned(Event, frozen=True, tag="referee_turned"):
    """A referee card is turned. `who` is None if the idle clock turned it, without effect (HG-13.1)."""

    who: Seat | None
    card: CardId
    flips: int


class TotalLowered(Event, frozen=True, tag="total_lowered"):
    """A closed total falls because of `cause` (HG-5.8)."""

    who: Seat
    was: int
    now: int
    cause: CardId


class TurnClosed(Event, frozen=True, tag="turn_closed"):
    """The attacker announces the total."""

    who: Seat
    move: Move
    sum: Sum


class RoundDecided(Event, frozen=True, tag="round_decided"):
    """A round is decided: attack above defence is a success, equal is not (HG-6.1)."""

    who: Seat
    number: int
    attacker: Seat
    move: Move
    attack: Sum
    defence: Sum
    success: bool


class GoalScored(Event, frozen=True, tag="goal_scored"):
    who: Seat
    goals: tuple[int, int]


class PuckLost(Event, frozen=True, tag="puck_lost"):
    """The attacker loses the puck. `who` is the new attacker, who goes on from `at`."""

    who: Seat
    at: FieldId


class RestartOffered(Event, frozen=True, tag="restart_offered"):
    who: Seat


class RestartChosen(Event, frozen=True, tag="restart_chosen"):
    who: Seat
    kind: Literal["faceoff", "goalkeeper"]
    at: FieldId


class TimeTaken(Event, frozen=True, tag="time_taken"):
    """TIME is taken. The discarded cards are public (HG-11.2)."""

    who: Seat
    cards: tuple[CardId, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game ends. `who` has won (HG-2.7, HG-2.10)."""

    who: Seat
    goals: tuple[int, int]
    reason: Reason

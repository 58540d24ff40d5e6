"""What can happen, with the dice, cards and sums that decided it.

`whose` is the seat an event is about; the log's own `seat` is who acted.
"""

from typing import Literal

from msgspec import Struct

from app.engine.contract import Event, Seat
from app.games.hockey_game.model import CardId, FieldId, LineId, Move, TeamId


class Struck(Struct, frozen=True, omit_defaults=True):
    """A part that does not count, and why.

    `what` names it inside its row: an attribute, a hero, a line; `card` is the cause, if a card is.
    """

    part: Literal["main", "side", "hero", "field", "lines"]
    what: str
    value: int
    reason: Literal["crease", "pass", "ignored", "removed", "heroes_off", "field_off", "lines_free"]
    card: CardId = ""


class Sum(Struct, frozen=True, omit_defaults=True):
    """The value of a turn, part by part; `total` is the sum of the others (HG-5.1, HG-5.2)."""

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
    struck: tuple[Struck, ...] = ()


class TeamTaken(Event, frozen=True, tag="team_taken"):
    whose: Seat
    team: TeamId
    by_lot: bool


class Drafted(Event, frozen=True, tag="drafted"):
    whose: Seat
    card: CardId


class Drew(Event, frozen=True, tag="drew"):
    """`cards` only for their owner; `reshuffled`: so many discards became the new draw pile."""

    whose: Seat
    count: int
    reshuffled: int = 0
    cards: tuple[CardId, ...] | None = None


class PeriodBegan(Event, frozen=True, tag="period_began"):
    """`overtime` 0 in the three periods; `reshuffled`: the referee cards were put together again."""

    period: int
    overtime: int
    reshuffled: bool


class PeriodEnded(Event, frozen=True, tag="period_ended"):
    """`heroes` leave the table for their owners' discard piles (HG-2.6)."""

    period: int
    overtime: int
    flips: int
    heroes: tuple[CardId, ...]


class FaceoffCalled(Event, frozen=True, tag="faceoff_called"):
    at: FieldId
    decider: bool = False


class FaceoffRolled(Event, frozen=True, tag="faceoff_rolled"):
    """Dice + the team's strength + the best strength of a hero on the table (HG-3.3)."""

    whose: Seat
    dice: tuple[int, ...]
    strength: int
    hero: int
    total: int


class FaceoffTied(Event, frozen=True, tag="faceoff_tied"):
    total: int


class FaceoffWon(Event, frozen=True, tag="faceoff_won"):
    whose: Seat
    totals: tuple[int, int]
    at: FieldId


class Declared(Event, frozen=True, tag="declared"):
    """Round `number` begins; `crossed` are the lines that will cost (HG-4.6, HG-4.7)."""

    number: int
    move: Move
    source: FieldId
    to: FieldId | None
    crossed: tuple[LineId, ...]


class SpecialPlayed(Event, frozen=True, tag="special_played"):
    card: CardId


class HeroLaid(Event, frozen=True, tag="hero_laid"):
    card: CardId


class HeroesUsed(Event, frozen=True, tag="heroes_used"):
    cards: tuple[CardId, ...]


class HeroRemoved(Event, frozen=True, tag="hero_removed"):
    whose: Seat
    hero: CardId
    cause: CardId


class Rolled(Event, frozen=True, tag="rolled"):
    """`dropped`: the die that Golden hands leaves out; `fixed`: what Ice-cold counts instead of dice."""

    dice: tuple[int, ...]
    dropped: tuple[int, ...] = ()
    fixed: int = 0


class BonusPlayed(Event, frozen=True, tag="bonus_played"):
    card: CardId
    value: int
    total: int


class RefereeTurned(Event, frozen=True, tag="referee_turned"):
    """`whose` None: the idle clock turned it, without effect (HG-13.1)."""

    whose: Seat | None
    card: CardId
    flips: int


class TotalLowered(Event, frozen=True, tag="total_lowered"):
    """A closed total fell, because of `cause` (HG-5.8)."""

    whose: Seat
    was: int
    now: int
    cause: CardId


class TurnClosed(Event, frozen=True, tag="turn_closed"):
    """The attacker has announced his total."""

    whose: Seat
    move: Move
    sum: Sum


class RoundDecided(Event, frozen=True, tag="round_decided"):
    """Attack above defence is a success, equal is not (HG-6.1)."""

    number: int
    attacker: Seat
    move: Move
    attack: Sum
    defence: Sum
    success: bool


class GoalScored(Event, frozen=True, tag="goal_scored"):
    whose: Seat
    goals: tuple[int, int]


class PuckLost(Event, frozen=True, tag="puck_lost"):
    """`whose` is the new attacker, who goes on from `at`."""

    whose: Seat
    at: FieldId


class RestartOffered(Event, frozen=True, tag="restart_offered"):
    whose: Seat


class RestartChosen(Event, frozen=True, tag="restart_chosen"):
    kind: Literal["faceoff", "goalkeeper"]
    at: FieldId


class TimeTaken(Event, frozen=True, tag="time_taken"):
    """TIME; the cards thrown away are public (HG-11.2)."""

    cards: tuple[CardId, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    winner: Seat
    goals: tuple[int, int]
    reason: Literal["regulation", "golden_goal", "decider", "forfeit"]

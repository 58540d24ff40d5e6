"""The state of a game: the two sides, the round under way, the clock."""

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, structs

from app.engine.types import Seat
from app.games.hockey_game.options import Options

CardId: TypeAlias = str
TeamId: TypeAlias = str
FieldId: TypeAlias = str
LineId: TypeAlias = str

CENTRE: FieldId = "CENTRE"


class Attr(StrEnum):
    ATTACK = "attack"
    DEFENCE = "defence"
    SPEED = "speed"
    STRENGTH = "strength"
    PASS = "pass"  # noqa: S105 (no password but a pass)
    SHOT = "shot"
    GOALKEEPER = "goalkeeper"

    __hash__ = str.__hash__  # the key of many small tables, for which the hash of Enum is slow


class Move(StrEnum):
    SPEED = "speed"
    STRENGTH = "strength"
    PASS = "pass"  # noqa: S105 (no password but a pass)
    SHOT = "shot"

    __hash__ = str.__hash__


class Phase(StrEnum):
    TEAM_PICK = "team_pick"
    DRAFT = "draft"
    FACEOFF = "faceoff"
    ATTACK_DECLARE = "attack_declare"
    ATTACK_PREPARE = "attack_prepare"
    ATTACK_CARDS = "attack_cards"
    DEFEND_PREPARE = "defend_prepare"
    DEFEND_CARDS = "defend_cards"
    REFEREE_TARGET = "referee_target"
    RESTART_CHOICE = "restart_choice"
    OVER = "over"


# Views are cached by these structs. Their hash is cached too (`cache_hash`), because most of them stay the
# same from one position to the next.


class Side(Struct, frozen=True, cache_hash=True):
    """One seat's team and its twenty cards. A card in none of the piles is in play (see Turn).

    `hand`, `draw` and `discard` are sorted by id; `heroes` are in the order in which they were played.
    """

    team: TeamId = ""
    hand: tuple[CardId, ...] = ()
    draw: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    heroes: tuple[CardId, ...] = ()
    time_outs: int = 0
    """The number of times TIME was taken. Overtime renews nothing (HG-11.4)."""
    picks: tuple[CardId, ...] = ()
    """The drafted deck in the order of picking; empty in `teams` mode (HG-10)."""


class Turn(Struct, frozen=True, cache_hash=True):
    """The actions of one seat in a round. Its cards stay in play until it ends (HG-7.5, HG-8.1)."""

    dice: tuple[int, ...] = ()
    """The dice that count. With Ice-cold there are none, and `fixed` replaces them (HG-8.2)."""
    dropped: tuple[int, ...] = ()
    fixed: int = 0
    rolled: bool = False
    special: CardId | None = None
    bonus: tuple[CardId, ...] = ()
    hero_laid: CardId | None = None
    use: tuple[CardId, ...] | None = None
    """The heroes chosen by `use_heroes`, or frozen when the turn ended; None for the best ones (HG-7.11)."""
    whistles: tuple[CardId, ...] = ()
    closed: int | None = None
    """The total that was announced when the turn ended. Later events may lower it (HG-5.8)."""

    @property
    def played_from_hand(self) -> bool:
        return bool(self.bonus) or self.special is not None or self.hero_laid is not None


class LostHero(Struct, frozen=True, cache_hash=True):
    """A hero that left the table during the round, and the card that sent them off."""

    who: Seat
    hero: CardId
    cause: CardId


class Verdict(Struct, frozen=True):
    success: bool
    goal: bool


class Round(Struct, frozen=True):
    """The round under way. When it is decided, it stays visible until the next declaration."""

    number: int
    attacker: Seat
    source: FieldId
    move: Move
    to: FieldId | None
    """The destination of the move; None for a shot."""
    turns: tuple[Turn, Turn] = (Turn(), Turn())
    """The turns by seat, not by role."""
    lost: tuple[LostHero, ...] = ()
    verdict: Verdict | None = None

    @property
    def defender(self) -> Seat:
        return 1 - self.attacker

    @property
    def seat_to_act(self) -> Seat:
        """Return the seat whose turn it is: the attacker's until they have ended it (HG-2.1)."""
        return self.attacker if self.turns[self.attacker].closed is None else self.defender

    def with_turn(self, seat: Seat, turn: Turn) -> "Round":
        turns = (turn, self.turns[1]) if seat == 0 else (self.turns[0], turn)
        return structs.replace(self, turns=turns)


NO_ROUND = Round(number=0, attacker=0, source=CENTRE, move=Move.SPEED, to=None)
"""The round before the first declaration of the game. Only its number is ever read."""


class Faceoff(Struct, frozen=True):
    """Dice by seat, None until rolled. It stays visible until the next declaration."""

    rolls: tuple[tuple[int, ...] | None, tuple[int, ...] | None] = (None, None)
    ties: int = 0
    winner: Seat | None = None

    def rolled(self, seat: Seat, dice: tuple[int, ...]) -> "Faceoff":
        rolls = (dice, self.rolls[1]) if seat == 0 else (self.rolls[0], dice)
        return structs.replace(self, rolls=rolls)


class TurnedCard(Struct, frozen=True, cache_hash=True):
    """A referee card on the clock. `stage` 1 to 3 are the periods, 4 is the first overtime.

    `by` is None if the idle clock turned it, without effect (HG-13.1).
    """

    card: CardId
    by: Seat | None
    stage: int
    place: int


Reason: TypeAlias = Literal["regulation", "golden_goal", "decider", "resigned"]


class Result(Struct, frozen=True):
    winner: Seat
    reason: Reason


class State(Struct, frozen=True):
    """A game at one moment. It never changes: rules return a new one."""

    options: Options
    first: Seat
    phase: Phase = Phase.TEAM_PICK
    sides: tuple[Side, Side] = (Side(), Side())
    attacker: Seat = 0
    """The seat that has the puck. It means nothing while the referee has it (face-offs, setup)."""
    puck: FieldId = CENTRE
    period: int = 1
    overtime: int = 0
    goals: tuple[int, int] = (0, 0)
    pile: tuple[CardId, ...] = ()
    """The referee cards that are not turned yet, sorted by id (HG-12.1)."""
    turned: tuple[TurnedCard, ...] = ()
    flips: int = 0
    idle: int = 0
    """The number of rounds since the last referee card of this period (HG-13.1)."""
    rounds: int = 0
    """The number of rounds resolved so far."""
    duel: Round = msgspec.field(default=NO_ROUND, name="round")
    faceoff: Faceoff | None = None
    decider: bool = False
    result: Result | None = None

    @property
    def bully(self) -> Faceoff:
        """Return the face-off under way."""
        return self.faceoff or Faceoff()

    def with_side(self, seat: Seat, side: Side) -> "State":
        sides = (side, self.sides[1]) if seat == 0 else (self.sides[0], side)
        return structs.replace(self, sides=sides)

    def with_turn(self, seat: Seat, turn: Turn) -> "State":
        return structs.replace(self, duel=self.duel.with_turn(seat, turn))


def other(seat: Seat) -> Seat:
    return 1 - seat

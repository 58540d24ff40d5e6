"""The state of a match: the footballers, the two coaches, and the pending decision."""

from enum import StrEnum
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, structs

from app.engine.types import Seat
from app.games.helvetia_cup.data import TEAMS, Printed
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.pitch import GOAL, WAYS_ON, Hex, Zone, other

FootballerId: TypeAlias = str
"""Seat and shirt number: "0:8"."""
Q = TypeVar("Q", bound=Struct)


class Phase(StrEnum):
    CARDS = "cards"
    SQUAD = "squad"
    TOSS = "toss"
    SUBS = "subs"
    PLACE = "place"
    KICKER = "kicker"
    MOVE_ATT = "move_att"
    MOVE_DEF = "move_def"
    ACT_DEF = "act_def"
    FORCED_MOVE = "forced_move"
    PICK_KEEPER = "pick_keeper"
    INJURY_SUB = "injury_sub"
    NEAREST = "nearest"
    WITHDRAW = "withdraw"
    PENALTY_TAKER = "penalty_taker"
    PENALTY_CLEAR = "penalty_clear"
    ACT_ATT = "act_att"
    INTERCEPT = "intercept"
    CLEAR = "clear"
    AFTER_LONG = "after_long"
    SHOT = "shot"
    OFFSIDE_WINDOW = "offside_window"
    SO_TAKER = "so_taker"
    OVER = "over"


class Place(StrEnum):
    """The whereabouts of a footballer of the squad."""

    PITCH = "pitch"
    BENCH = "bench"
    LEFT = "left"  # substituted; does not return (HC-13.3)
    SENT_OFF = "sent_off"
    INJURED = "injured"


PITCH = Place.PITCH  # read many times per decision; a module name is twice as fast as the member of an enum


class Footballer(Struct, frozen=True):
    """A footballer. `hex` is None off the pitch, and while everybody is lifted before a kick-off."""

    id: FootballerId
    seat: Seat
    number: int
    boosts: int
    place: Place
    hex: Hex | None = None
    keeper: bool = False
    fallen: bool = False
    yellow: bool = False
    acted: bool = False  # a defensive action this round (HC-7.1)
    free: int = 1  # free steps left this phase (HC-6.2)
    steps: int = 0  # steps made this phase
    spent: int = 0  # boosts spent this phase
    settled: bool = False  # may not move again this phase, after overtaking or coming on
    played: bool = False  # has been on the pitch in this match

    @property
    def standing(self) -> bool:
        return self.hex is not None and not self.fallen

    @property
    def at(self) -> Hex:
        """The hex of a footballer that is known to have one."""
        assert self.hex is not None
        return self.hex

    @property
    def ways(self) -> tuple[Hex, ...]:
        """The neighbouring hexes that the footballer may ever enter (HC-6.6)."""
        assert self.hex is not None
        return WAYS_ON[self.seat if self.keeper else None][self.hex]


class Effects(Struct, frozen=True):
    """The effects of played cards for one team, until the round ends (HC-16.3)."""

    bonus: dict[str, int] = {}
    guard_less: int = 0
    no_pressure: bool = False
    no_card: bool = False
    no_foul: bool = False
    mud: bool = False
    auto_success: bool = False
    golden: int = 0


NO_EFFECTS = Effects()


class Stats(Struct, frozen=True):
    """The counts for the tasks of a tournament, from kick-off to the final whistle (HC-17.10)."""

    goals: int = 0
    conceded: int = 0
    goals_header: int = 0
    goals_one_touch: int = 0
    goals_side: int = 0
    headers: int = 0
    saves: int = 0
    steals: int = 0
    tackles: int = 0
    intercepts: int = 0
    dribbles: int = 0
    clears: int = 0
    long_ok: int = 0
    short_ok: int = 0
    boosts_spent: int = 0
    cards: int = 0
    lead_half: int = 0
    behind: int = 0  # 1 if the team was ever behind


class Coach(Struct, frozen=True):
    """One coach: cards, squad picks, and the statistics of the team."""

    tactics: tuple[str, ...] = ()  # in hand, sorted; secret
    legendary: str | None = None  # in hand; secret until the hands are made up (HC-2.3)
    played: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()  # never shown
    picks: tuple[int, ...] = ()  # shirt numbers in the order picked; secret until both are done
    may_call: bool = True  # may call offside in this half (HC-14.3)
    effects: Effects = NO_EFFECTS
    stats: Stats = Stats()

    @property
    def cards(self) -> int:
        return len(self.tactics) + (self.legendary is not None)

    @property
    def hand(self) -> tuple[str, ...]:
        return self.tactics if self.legendary is None else (*self.tactics, self.legendary)


class Foul(Struct, frozen=True, tag="foul"):
    """A foul that is being dealt with, step by step (HC-8.10)."""

    offender: FootballerId
    victim: FootballerId
    hex: Hex


class KeeperDue(Struct, frozen=True, tag="keeper_due"):
    """`seat` has to name a goalkeeper before the foul is dealt with (HC-8.10)."""

    seat: Seat
    foul: Foul


class Restart(Struct, frozen=True, tag="restart"):
    """After an offside, one of the new attackers must stand on `hex` with the ball (HC-14.4)."""

    hex: Hex


class Placing(Struct, frozen=True, tag="placing"):
    """`seat` places for the kick-off, names the kicker, or may substitute before it (HC-3.1, HC-13.1)."""

    seat: Seat


class ForcedMove(Struct, frozen=True, tag="forced_move"):
    """`f` must take the ball one hex further; if `wins`, possession then changes (HC-7.3, HC-9.3)."""

    f: FootballerId
    wins: bool
    how: Literal["steal", "dribble", "intercept"]


class Contest(Struct, frozen=True, tag="contest"):
    """The ball has come to a hex with both `defender` and `receiver` (HC-9.3, HC-10.6)."""

    defender: FootballerId
    receiver: FootballerId


class Reception(Struct, frozen=True, tag="reception"):
    """`f` has received a pass; `then` is what follows if no offside is given."""

    f: FootballerId
    then: Literal["short", "long", "header", "move"]


class AtPass(Struct, frozen=True):
    """The positions at the moment of a pass (HC-14.2): depths in x from the defenders' goal line.

    `depths` has the attackers strictly beyond the halfway line, `line` is the penultimate opponent.
    """

    line: int
    depths: dict[FootballerId, int]

    def offside(self, id_: FootballerId) -> bool:
        return id_ in self.depths and self.depths[id_] < self.line  # level is onside (HC-14.1)


class Withdrawal(Struct, frozen=True, tag="withdrawal"):
    """`f` has to leave the ball hex to the other team (HC-8.7, HC-14.4)."""

    f: FootballerId
    after: Literal["foul", "offside"]


class Clearing(Struct, frozen=True, tag="clearing"):
    """The defenders that still have to leave the penalty area before a penalty, in shirt order (HC-8.9)."""

    taker: FootballerId
    left: tuple[FootballerId, ...]


class Shot(Struct, frozen=True, tag="shot"):
    """A duel over the goal. `aim` and `guard` are secret until both are chosen (HC-11.2)."""

    shooter: FootballerId
    kind: Literal["shot", "one_touch", "header", "penalty", "shootout"]
    zone: Zone
    n: int
    pressure: int = 0
    presser: FootballerId | None = None
    aim: str | None = None
    guard: tuple[str, ...] | None = None


Pending: TypeAlias = (
    Placing | ForcedMove | Foul | KeeperDue | Restart | Withdrawal | Clearing | Contest | Reception | Shot
)
"""The pending question, with everything that its answer needs."""


class Kick(Struct, frozen=True):
    """One kick of the shoot-out."""

    f: FootballerId
    scored: bool
    saved: bool = False


class KeptStep(Struct, frozen=True):
    """A step of a movement phase that is not final (HC-6.10)."""

    how: Literal["move", "overtake", "stand", "sub_exit"]
    f: FootballerId
    to: str = ""  # the hex that it led to, or the substitute


class Movement(Struct, frozen=True):
    """A movement phase: the position after what is final in it, and the steps since then (HC-6.10)."""

    footballers: dict[FootballerId, Footballer]
    coaches: tuple[Coach, Coach]
    ball: Hex | None
    holder: FootballerId | None
    at_pass: AtPass | None
    steps: tuple[KeptStep, ...] = ()
    taken_back: int = 0  # times in this phase


Reason: TypeAlias = Literal["score", "shootout", "forfeit", "resigned"]


class Ended(Struct, frozen=True):
    winner: Seat | None
    reason: Reason


class State(Struct, frozen=True):
    """A match between two actions. It never changes: the rules return a new one."""

    options: Options
    phase: Phase
    coaches: tuple[Coach, Coach]
    footballers: dict[FootballerId, Footballer] = {}  # the squads, by seat and number
    attacker: Seat = 0
    toss: Seat | None = None  # who won it
    first: Seat | None = None  # the seat that kicks off the first half
    half: int = 0  # 1, 2; extra time 3, 4
    clock: int = 0  # HC-2.7
    score: tuple[int, int] = (0, 0)
    ball: Hex | None = None
    holder: FootballerId | None = None  # HC-4.3: the ball may be free; `attacker` controls it all the same
    kicker: FootballerId | None = None
    restart: bool = False  # the movement after an offside: nobody picks the ball up (HC-14.4)
    mandatory: bool = False  # an attacking action must be made (HC-9.1)
    passes: int = 0  # short passes this round
    round: int = 0
    quiet: int = 0  # completed rounds since the last time roll (HC-4.9)
    time_fixed: int | None = None  # in place of the next time roll (HC-5.4)
    at_pass: AtPass | None = None  # while a pass is under way; secret
    pending: Pending | None = None
    movement: Movement | None = None  # None outside movement, and where nothing may be taken back
    kicks: tuple[Kick, ...] = ()
    ended: Ended | None = None

    @property
    def defender(self) -> Seat:
        return 1 - self.attacker

    @property
    def carrier(self) -> Footballer:
        """The holder of a ball that is known to have one."""
        assert self.holder is not None
        return self.footballers[self.holder]

    @property
    def ball_hex(self) -> Hex:
        """The hex of a ball that is on the pitch."""
        assert self.ball is not None
        return self.ball

    def asked(self, question: type[Q]) -> Q:
        """Return the pending question, which is known to be a `question`."""
        assert isinstance(self.pending, question)
        return self.pending

    def of(self, seat: Seat) -> list[Footballer]:
        """Return the footballers of a team on the pitch, in shirt order."""
        return [f for f in self.footballers.values() if f.seat == seat and f.place is PITCH]

    def bench(self, seat: Seat) -> list[Footballer]:
        return [f for f in self.footballers.values() if f.seat == seat and f.place is Place.BENCH]

    def keeper(self, seat: Seat) -> Footballer:
        return next(f for f in self.of(seat) if f.keeper)

    def taken(self, seat: Seat) -> set[Hex]:
        """Return the hexes that a team occupies, with those of fallen footballers (HC-6.5)."""
        return {f.hex for f in self.of(seat) if f.hex is not None}

    def standing_on(self, hex_: Hex, seat: Seat) -> Footballer | None:
        """Return the standing footballer of a team on a hex; fallen ones do not count (HC-4.7)."""
        for f in self.footballers.values():
            if f.hex == hex_ and f.seat == seat and not f.fallen:
                return f
        return None

    def at_home(self, seat: Seat) -> bool:
        """Return whether the goalkeeper is in the goal hex, fallen or not (HC-12.1)."""
        return self.keeper(seat).hex == GOAL[seat]

    def free_neighbours(self, footballer: Footballer) -> list[Hex]:
        """Return the hexes that one step could lead to, whatever it costs (HC-6.5, HC-6.6)."""
        taken = self.taken(footballer.seat)
        return [hex_ for hex_ in footballer.ways if hex_ not in taken]

    def with_footballer(self, id_: FootballerId, **changes: Any) -> "State":
        changed = structs.replace(self.footballers[id_], **changes)
        return structs.replace(self, footballers={**self.footballers, id_: changed})

    def with_coach(self, seat: Seat, **changes: Any) -> "State":
        coach = structs.replace(self.coaches[seat], **changes)
        both = (coach, self.coaches[1]) if seat == 0 else (self.coaches[0], coach)
        return structs.replace(self, coaches=both)

    def without_card(self, seat: Seat, card: str) -> "State":
        """Return the state without the card in the hand of a coach."""
        coach = self.coaches[seat]
        if card == coach.legendary:
            return self.with_coach(seat, legendary=None)
        return self.with_coach(seat, tactics=tuple(one for one in coach.tactics if one != card))

    def counting(self, seat: Seat, **more: int) -> "State":
        """Return the state with `more` added to the statistics of a team (HC-17.10)."""
        stats = self.coaches[seat].stats
        raised = {name: getattr(stats, name) + n for name, n in more.items()}
        return self.with_coach(seat, stats=structs.replace(stats, **raised))


def seat_of(id_: FootballerId) -> Seat:
    return int(id_[0])


def printed_card(state: State, footballer: Footballer) -> Printed:
    """Return the card of a footballer."""
    return TEAMS[state.options.teams[footballer.seat]].footballers[footballer.number]


def goal_of_attack(seat: Seat) -> Hex:
    """Return the goal hex that a seat shoots at."""
    return GOAL[other(seat)]

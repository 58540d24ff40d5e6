"""The state of a match: options, riders, teams, the throw, the pending question.

A rider is identified by their number (21 to 54). A node is a place on the unrolled road of a race (UR-1.1),
kept here as its number in `road.Road`. Of two riders, the one with the greater node plays first (UR-4.2).
"""

from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, structs

from app.games.um_reifenbreite.data import Terrain, box

DIE = "die"
CHEAT = "cheat"
OFF_ROAD = -1
"""The node of a rider who is not on the road."""


class Race(StrEnum):
    PARIS_ROUBAIX = "paris_roubaix"
    LIEGE_BASTOGNE_LIEGE = "liege_bastogne_liege"
    GIRO = "giro"
    TOUR_DE_FRANCE = "tour_de_france"


class Level(StrEnum):
    BASIC = "basic"
    ADVANCED = "advanced"
    PRO = "pro"


class ShortRaceEnergy(StrEnum):
    ALL = "all"
    CHOOSE7 = "choose7"


class Colour(StrEnum):
    """The jerseys of `teams.yaml`."""

    BLUE = "blue"
    ORANGE = "orange"
    TEAL = "teal"
    VIOLET = "violet"


Colours: TypeAlias = Annotated[tuple[Colour | None, ...], Meta(max_length=4)]
BY_SEAT = Meta(extra_json_schema={"x-set-by": "seat"})
"""One entry per seat, chosen by its player."""
BY_SERVER = Meta(extra_json_schema={"x-set-by": "server"})
"""Has one value in all new matches."""


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """The choices of the host. None means the default of the level (UR-2.1).

    numbers: What the riders' numbers follow (UR-3.1). None in matches of earlier versions, in which they
        followed the order of the teams: the first team had 21 to 24 in any colour.
    """

    races: Annotated[tuple[Race, ...], Meta(min_length=1, max_length=4)] = (Race.LIEGE_BASTOGNE_LIEGE,)
    level: Level = Level.ADVANCED
    terrain: bool | None = None
    cheating: bool | None = None
    sprints: bool | None = None
    jersey: bool | None = None
    swapping: bool | None = None
    short_race_energy: ShortRaceEnergy = ShortRaceEnergy.ALL
    draft_in_round_1: bool = True
    teams_per_seat: Literal[1, 2] = 1
    auto_finish: bool = True
    tour_bonus: bool = True
    colours: Annotated[Colours | None, BY_SEAT] = None
    numbers: Annotated[Literal["colour"] | None, BY_SERVER] = None


class Standing(StrEnum):
    """The condition of a rider."""

    WAITING = "waiting"  # not yet placed on the road
    RACING = "racing"
    DISMOUNTED = "dismounted"  # beside the road until the round ends; the space is free (UR-6.1)
    FALLEN = "fallen"  # on the road, up again in the next round (UR-9.9)
    FINISHED = "finished"  # over the line, in the way until the round ends (UR-11.2)
    HOME = "home"  # over the line and off the board


class Rider(Struct, frozen=True, cache_hash=True):
    """One rider in the present race, with the points from earlier races of a tour."""

    number: int
    standing: Standing = Standing.WAITING
    node: int = OFF_ROAD
    place: int = 0  # 0: not yet at the finish
    photos: tuple[int, ...] = ()
    sprint: int = 0  # sprint points in this race
    yellow: int = 0  # jersey points in this race
    disqualified: bool = False
    ledger: int = 0  # sprint points in earlier races, for the jersey (UR-14.4)
    earlier: int = 0  # all points of the rider in earlier races (UR-14.5)

    @property
    def digit(self) -> int:
        return self.number % 10

    @property
    def points(self) -> int:
        """The points of this race so far (UR-11.4)."""
        return sum(self.earned)

    @property
    def earned(self) -> tuple[int, int, int]:
        """The points for the place (UR-11.3), in sprints and in yellow; all 0 if disqualified (UR-12.4)."""
        return (0, 0, 0) if self.disqualified else (self.place_points, self.sprint, self.yellow)

    @property
    def place_points(self) -> int:
        """The points for the place: 50, 40, 35, then 8 + 2 x (16 - place) (UR-11.3)."""
        return box().places[self.place - 1] if self.place else 0


class Team(Struct, frozen=True, cache_hash=True):
    """A team's energy cards, each pile in file order. While it chooses, `hand` has all it may still keep."""

    hand: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    unkept: tuple[str, ...] = ()
    choosing: bool = False  # UR-3.4


class Throw(Struct, frozen=True, cache_hash=True):
    """The calculation of the latest turn."""

    rider: int
    sources: tuple[str, str]
    values: tuple[int, int]
    terrain: Terrain  # of the start space; asphalt 0 if the terrain rules are off
    number: int
    photos: tuple[int, ...] = ()
    breakaway: bool = False
    card: str | None = None
    die: int | None = None  # the die that the card made the rider roll
    total: int = 0  # the throw after the card's arithmetic
    allowance: int | None = None  # None: the card ended the turn, or its question is still open
    no_draft: bool = False


class Keeping(Struct, frozen=True, tag="keep"):
    """Teams choose the cards that they keep (UR-3.4)."""


class Placing(Struct, frozen=True, tag="place"):
    """The riders are put on the road (UR-3.5)."""

    placed: int = 0  # riders placed so far


class Riding(Struct, frozen=True, tag="turn"):
    """The turn of `rider`, who rides, or trades the lead first (UR-5.1, UR-10.1)."""

    rider: int
    refused: tuple[int, ...] = ()  # the riders that declined to swap in this turn (UR-10.5)


class Trading(Struct, frozen=True, tag="swap_reply"):
    """`rider` asks `asked` to trade places (UR-10.1)."""

    rider: int
    asked: int
    refused: tuple[int, ...] = ()  # the riders that were asked before


class Losing(Struct, frozen=True, tag="lose_card"):
    """The team chooses which card to lose, of several kinds (UR-9.4)."""

    throw: Throw
    card: str

    @property
    def rider(self) -> int:
        return self.throw.rider


class Gaining(Struct, frozen=True, tag="gain_card"):
    """The team chooses which card to get back, of several kinds (UR-9.4)."""

    throw: Throw
    card: str

    @property
    def rider(self) -> int:
        return self.throw.rider


class Moving(Struct, frozen=True, tag="move"):
    """`rider` may ride up to `allowance` spaces (UR-5.5)."""

    rider: int
    spaces: int
    alone: bool = False  # nobody may follow the rider (UR-7.5)


class Drafting(Struct, frozen=True, tag="draft"):
    """`rider` is asked whether to follow `leader` to `target`, along `path` (UR-7.2)."""

    leader: int
    rider: int
    target: int
    path: str
    train: tuple[int, ...]  # the riders that have moved in this chain so far, in that order


class Over(Struct, frozen=True, tag="over"):
    """The match has ended, perhaps because one of two seats has resigned."""

    resigned: int | None = None


Pending: TypeAlias = Keeping | Placing | Riding | Trading | Losing | Gaining | Moving | Drafting | Over
"""The question that the table waits for, with everything that belongs to it alone."""


class Result(Struct, frozen=True, cache_hash=True):
    """A finished race: its riders at the end, by number."""

    race: Race
    riders: tuple[Rider, ...]
    photos: tuple[int, ...]  # the two numbers drawn at the end (UR-12.3)


@lru_cache(maxsize=1024)
def jerseys(options: Options) -> tuple[Colour, ...]:
    """Return the jersey of each team, as its seat chose; second teams wear the jerseys left over (UR-3.1).

    Of two seats, the one with the earlier colour has the earlier of these too, so that a player who keeps a
    colour keeps both. In matches of earlier versions it was the first seat.
    """
    worn = [colour for colour in options.colours or () if colour]
    left = [colour for colour in Colour if colour not in worn]
    if options.numbers is not None and worn != [colour for colour in Colour if colour in worn]:
        left.reverse()
    return (*worn, *left)


@lru_cache(maxsize=1024)
def numbers_by_team(options: Options) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of the riders of each of the four teams (UR-3.1)."""
    if options.numbers is None:
        return tuple(jersey.riders for jersey in box().jerseys)
    by_colour = {jersey.id: jersey.riders for jersey in box().jerseys}
    return tuple(by_colour[colour] for colour in jerseys(options))


@lru_cache(maxsize=1024)
def index_by_number(options: Options) -> dict[int, int]:
    """Return the index in `State.riders` of each number; those of teams that are missing are beyond it."""
    return {number: index for index, number in enumerate(chain.from_iterable(numbers_by_team(options)))}


@lru_cache(maxsize=1024)
def _occupied(riders: tuple[Rider, ...]) -> frozenset[int]:
    off = Standing.DISMOUNTED
    return frozenset([rider.node for rider in riders if rider.node >= 0 and rider.standing is not off])


class State(Struct, frozen=True):
    """A match between two actions. It never changes: the rules return a new one."""

    options: Options
    seats: int
    pending: Pending
    starter: int  # the seat that places first in this race
    riders: tuple[Rider, ...]
    teams: tuple[Team, ...]
    deck: tuple[str, ...]  # action cards, sorted by id: the top card is drawn at random when it is needed
    race_number: int = 0
    round: int = 0
    discards: tuple[str, ...] = ()
    played: tuple[int, ...] = ()  # the riders whose turn of this round is over, in that order
    traded: tuple[int, ...] = ()  # the riders that may not ask for another swap in this round (UR-10.4)
    throw: Throw | None = None  # the latest one; everyone sees it
    afoot: tuple[int, ...] = ()  # the dismounted, in that order (UR-6.2)
    lines: tuple[tuple[int, ...], ...] = ()  # by leg: the first three across its sprint line (UR-13.1)
    jersey: int | None = None
    results: tuple[Result, ...] = ()
    bonus: tuple[int, ...] = ()  # the three riders of UR-14.5

    @property
    def race(self) -> Race:
        return self.options.races[self.race_number]

    @property
    def phase(self) -> str:
        return str(self.pending.__struct_config__.tag)

    def seat_of(self, team: int) -> int:
        """Return the seat of a team; with two teams per seat, seat 0 has teams 0 and 2 (UR-3.1)."""
        return team % self.seats

    def team_of(self, rider: int) -> int:
        return index_by_number(self.options)[rider] // 4

    def owner(self, rider: int) -> int:
        return self.seat_of(self.team_of(rider))

    def takes_part(self, rider: int) -> bool:
        """Return whether any rider of the match has this number."""
        return index_by_number(self.options).get(rider, len(self.riders)) < len(self.riders)

    def rider(self, number: int) -> Rider:
        return self.riders[index_by_number(self.options)[number]]

    def with_rider(self, rider: Rider) -> "State":
        at = index_by_number(self.options)[rider.number]
        return structs.replace(self, riders=(*self.riders[:at], rider, *self.riders[at + 1 :]))

    def with_team(self, index: int, team: Team) -> "State":
        return structs.replace(self, teams=(*self.teams[:index], team, *self.teams[index + 1 :]))

    @property
    def occupied(self) -> frozenset[int]:
        """The nodes that nobody may enter (UR-1.5); a dismounted rider leaves theirs free (UR-6.1)."""
        return _occupied(self.riders)

    def on(self, node: int) -> Rider | None:
        """Return the rider that blocks this node; None if it is free."""
        for rider in self.riders:
            if rider.node == node and rider.standing is not Standing.DISMOUNTED:
                return rider
        return None

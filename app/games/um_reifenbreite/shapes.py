"""What a view looks like: its keys, and what they say. `view.py` fills them in.

JSON keys are text: riders by number ("21"), teams by index ("0"), seats ("0"), legs and races ("1").
A node is `leg:space` ("1:AB-3-04"); an energy kind or action card is its id in `components`.
"""

from typing import NotRequired, TypeAlias, TypedDict


class RaceView(TypedDict):
    id: str
    number: int  # 1 to `of`
    of: int


class RulesView(TypedDict):
    """The switches as this match is played; `choose7` only in a race where it applies."""

    terrain: bool
    cheating: bool
    sprints: bool
    jersey: bool
    swapping: bool
    choose7: bool


class PlacingView(TypedDict):
    """Phase `place`: the team that places next; riders placed so far in this race."""

    team: int
    placed: int


class RiderView(TypedDict):
    """`state`: waiting | racing | dismounted | fallen | finished | home.

    `node` is null off the road; a dismounted rider stands beside it. `place` is null before the finish.
    `sprint` and `yellow` are this race's points; `ledger` is all sprint points of the tour (for the jersey).
    """

    node: str | None
    state: str
    place: int | None
    photos: tuple[int, ...]
    sprint: int
    yellow: int
    ledger: int
    disqualified: bool


class TeamView(TypedDict):
    """`cards`: how many energy cards; `used`: kinds and how many of each lie used; `choosing`: UR-3.4.

    `colour`: its jersey, an id of `components` (UR-3.1). `places`, `sprints`, `yellow`: this race's points so
    far; `points`: their sum (0 for the disqualified).
    `unkept`: kinds left at home, only when the match is over.
    """

    seat: int
    colour: str
    cards: int
    used: dict[str, int]
    choosing: bool
    places: int
    sprints: int
    yellow: int
    points: int
    unkept: dict[str, int] | None


Odds: TypeAlias = tuple[int, int]
"""An exact chance: so many of so many."""


class Line(TypedDict):
    """One line of a sum, with the clause that says so.

    `what`: a source (die, cheat, an energy kind), `throw`, an action card, or a terrain. `value`: least and
    greatest, the same two once it is known; of an action card what the throw counts after it, null while that
    is open or if it ended the turn. `number`: printed on the space. `photo`: drawn for this cheat. `die`:
    rolled for the action card.
    """

    clause: str
    what: str
    value: tuple[int, int] | None
    number: NotRequired[int]
    photo: NotRequired[int]
    die: NotRequired[int]


class RidePreview(TypedDict):
    """What a throw would bring: `lines` and their sum, least and greatest.

    `total`: the spaces that it allows, 0 where he dismounts. `seven`: the chance of
    a 7 that draws an action card, `crash`: that it does and is a crash; `off`: that the throw makes him
    dismount. `needs`, `odds`: by distance, the first for one space: the least throw that allows it, and the
    chance of such a throw. `risk`, where a photo may be taken: of being disqualified, now and after this
    ride.
    """

    lines: list[Line]
    total: tuple[int, int]
    seven: Odds
    off: Odds
    needs: list[int]
    odds: list[Odds]
    crash: NotRequired[Odds]
    risk: NotRequired[list[Odds]]


class ThrowView(TypedDict):
    """The calculation of the latest ride; stays until the next one.

    `lines`: the sum line by line: the two sources, both together, the action card, the ground. With `card`
    (action card): `die` is the die it made him roll or null, `total` the throw after its arithmetic.
    `allowance` is what the lines come to, null while a card question is open or the card ended the
    turn, 0 or less: he dismounted. `photos`: numbers drawn for this ride. `no_draft`: by an action card.
    Only the first three are always there; the others where they say something.
    """

    rider: int
    lines: list[Line]
    allowance: int | None
    photos: NotRequired[tuple[int, ...]]
    breakaway: NotRequired[bool]
    card: NotRequired[str]
    die: NotRequired[int | None]
    total: NotRequired[int]
    no_draft: NotRequired[bool]


class StakeView(TypedDict):
    """A line that the drafter would cross: its letter, whether it is the finish, the place and points to get.

    `place` and `points` are 0 where a sprint has its three already, or he is one of them.
    """

    line: str
    finish: bool
    place: int
    points: int


class DraftView(TypedDict):
    """The open question. `train`: who has moved in this chain, first one first; `next`: who stands directly
    behind the asked rider and may be asked after him, or null. `path` as in the events. `later`: what two
    dice would bring him instead."""

    leader: int
    rider: int
    target: str
    distance: int
    path: str
    train: tuple[int, ...]
    next: int | None
    stake: list[StakeView]
    later: RidePreview


class SwapView(TypedDict):
    """The open question: `rider` asks `asked` to trade places."""

    rider: int
    asked: int


class LineView(TypedDict):
    """A sprint line, by leg; `top`: its first three riders so far."""

    line: str
    points: tuple[int, ...]
    top: tuple[int, ...]


class RiderResult(TypedDict):
    """`points` = place + sprint + yellow, 0 when disqualified."""

    place: int
    sprint: int
    yellow: int
    disqualified: bool
    points: int


class ResultView(TypedDict):
    """A race that has been ridden; `photos` are the two numbers drawn, empty without cheating."""

    race: str
    photos: tuple[int, ...]
    riders: dict[str, RiderResult]


class Public(TypedDict):
    """What everybody knows.

    `phase`: keep | place | turn | swap_reply | lose_card | gain_card | move | draft | over.
    `order`: the riders in the order of play of this round: the first `played` of them have had their turn (in
    the order in which they had it), then the rest as it would be now. `current`: whose turn is open, null in
    keep, place, over; in `draft` it is the rider who has just moved. `deck`: action cards left.
    `score`: points by seat, all races. `results`: by race number, races that are over. `bonus`: UR-14.5.
    """

    race: RaceView
    rules: RulesView
    round: int
    phase: str
    order: tuple[int, ...]
    played: int
    current: int | None
    placing: PlacingView | None
    riders: dict[str, RiderView]
    teams: dict[str, TeamView]
    throw: ThrowView | None
    draft: DraftView | None
    swap: SwapView | None
    lines: dict[str, LineView]
    jersey: int | None
    deck: int
    score: dict[str, int]
    results: dict[str, ResultView]
    bonus: tuple[int, ...]


class Outlook(TypedDict):
    """Where the rider whose turn is open may come, and what can be said without asking for the preview.

    `ways`: paths from his node, parted by spaces, a letter a step as in the events. Every beginning of a path
    is the shortest way to the node where it ends, and every free node within reach ends one: in `move` within
    the allowance (UR-5.7 still forbids some: the actions tell), in `turn` within that of a throw of 12.
    `drafting`: whether somebody may be asked to draft him (UR-7.5, UR-7.6).

    Only in `turn`: `dice`: what two dice would bring. Where there is something to say: `barred`: kinds in
    hand (for this rider) that may not be used now, with the objection's text id without its prefix; those
    that may be used are in the actions. `follower`: who stands directly behind and may be asked to draft,
    unless he breaks away. `risk`, with cheating: of being disqualified, now and after one cheat.
    """

    ways: str
    drafting: bool
    dice: NotRequired[RidePreview]
    barred: NotRequired[dict[str, str]]
    follower: NotRequired[int]
    risk: NotRequired[list[Odds]]


class Own(TypedDict, total=False):
    """What a seat knows beyond that.

    `hand`: its energy cards by team and kind (while choosing: those it may still keep). `kept`, only in
    `keep`: what it has chosen, of `keeps` cards (UR-3.4). `unkept`: what it has left at home (UR-3.4).

    `outlook`: only for the owner of `current`, in `turn` and `move`.
    """

    hand: dict[str, dict[str, int]]
    kept: dict[str, dict[str, int]]
    keeps: int
    unkept: dict[str, dict[str, int]]
    outlook: Outlook

"""The shape of a view: its keys and their meaning. `view.py` fills them in.

JSON keys are text: riders by number ("21"), teams by index ("0"), seats ("0"), legs and races ("1").
A node is `leg:space` ("1:AB-3-04"); an energy kind or action card is its id in `components`.
"""

from typing import NotRequired, TypeAlias, TypedDict


class RaceView(TypedDict):
    id: str
    number: int  # 1 to `of`
    of: int


class RulesView(TypedDict):
    """The rule switches of this match; `choose7` only in a race where it applies."""

    terrain: bool
    cheating: bool
    sprints: bool
    jersey: bool
    swapping: bool
    choose7: bool


class PlacingView(TypedDict):
    """The phase `place`: the team that places next, and the riders placed so far in this race."""

    team: int
    placed: int


class RiderView(TypedDict):
    """`state`: waiting | racing | dismounted | fallen | finished | home.

    `node` is null off the road; a dismounted rider is beside it. `place` is null before the finish.
    `sprint` and `yellow` are this race's points; `ledger` is all sprint points of the tour (for the jersey).
    """

    team: int
    node: str | None
    state: str
    place: int | None
    photos: tuple[int, ...]
    sprint: int
    yellow: int
    ledger: int
    disqualified: bool


class TeamView(TypedDict):
    """One team. `cards`: the number of energy cards. `used`: used cards by kind. `choosing`: UR-3.4.

    `colour`: its jersey, an id of `components` (UR-3.1). `places`, `sprints`, `yellow`: the points of this
    race so far. `points`: their sum, 0 for the disqualified. `unkept`: the kinds left at home, only when the
    match is over.
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
"""An exact probability: favourable cases, and all cases."""


class Line(TypedDict):
    """One line of a sum, with its clause.

    `what`: a source (die, cheat, an energy kind), `throw`, an action card, or a terrain. `value`: the least
    and the greatest value, equal once it is known. For an action card it is the value of the throw after it,
    null while that is open or if the card ended the turn. `number`: printed on the space. `photo`: drawn for
    this cheat. `die`: rolled for the action card.
    """

    clause: str
    what: str
    value: tuple[int, int] | None
    number: NotRequired[int]
    photo: NotRequired[int]
    die: NotRequired[int]


class RidePreview(TypedDict):
    """The possible results of a throw: `lines` and their sum, least and greatest.

    `total`: the spaces that it allows, 0 if the rider dismounts. `average`: their exact mean over all throws,
    before an action card, as a numerator and a denominator. `seven`: the chance of a 7 that draws an
    action card. `crash`: the chance that this card is a crash. `off`: the chance that the rider dismounts.
    `needs`, `odds`: for each distance from one space on, the least throw that allows it, and the chance of
    such a throw. `risk`, if a photo may be taken: the chance of a disqualification, now and after this ride.
    """

    lines: list[Line]
    total: tuple[int, int]
    average: Odds
    seven: Odds
    off: Odds
    needs: list[int]
    odds: list[Odds]
    crash: NotRequired[Odds]
    risk: NotRequired[list[Odds]]


class ThrowView(TypedDict):
    """The calculation of the latest ride, shown until the next one.

    `lines`: the sum line by line: the two sources, both together, the action card, the terrain. With `card`
    (action card), `die` is the die that it made the rider roll or null, and `total` the throw after its
    arithmetic. `allowance` is the total of the lines. It is null while a card question is open or if the card
    ended the turn; at 0 or less the rider dismounted. `photos`: the numbers drawn for this ride. `no_draft`:
    an action card forbids to follow. Only the first three are always there.
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
    """A line that a rider would cross: its letter, whether it is the finish, the place and points to get.

    `place` and `points` are 0 if a sprint has its three riders already, or this rider is one of them.
    """

    line: str
    finish: bool
    place: int
    points: int


class DraftView(TypedDict):
    """The open question whether to draft.

    `train`: the riders that have moved in this chain, in that order. `next`: the rider directly behind the
    asked one, who may be asked next, or null. `path` is as in the events. `later`: the result of two dice
    instead."""

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
    """The open question whether `asked` trades places with `rider`."""

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
    """A finished race; `photos` are the two numbers drawn, empty without cheating."""

    race: str
    photos: tuple[int, ...]
    riders: dict[str, RiderResult]


class Public(TypedDict):
    """The public view.

    `phase`: keep | place | turn | swap_reply | lose_card | gain_card | move | draft | over.
    `order`: the riders in the order of play of this round. The first `played` of them have had their turn, in
    that order; the rest follow as the order is now. `current`: the rider whose turn is open, null in keep,
    place, over; in `draft` it is the rider that has just moved. `deck`: the number of action cards left.
    `score`: points by seat, over all races. `results`: finished races, by race number. `bonus`: see UR-14.5.
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
    """The reach of the rider whose turn is open, and the facts that need no preview.

    `ways`: paths from the rider's node, separated by spaces, one letter per step as in the events. Every
    beginning of a path is the shortest way to the node where it ends. Every free node within reach ends one:
    in `move` within the allowance (UR-5.7 still forbids some, see the actions), in `turn` within that of a
    throw of 12. `drafting`: whether a rider may be asked to draft (UR-7.5, UR-7.6). Present if not empty,
    `stakes`: by node within reach, the lines that a ride there crosses.

    Only in `move`, `best`: up to three nodes with different outcomes, the fewest turns to go first. Present
    if not empty, `followed`: by node where the move may end, the rider that may then be asked to draft.

    Only in `turn`, `dice`: the result of two dice. Present if not empty, `barred`: kinds in hand that this
    rider may not use now, with the objection's text id without its prefix. `follower`: the rider directly
    behind, who may be asked to draft unless this rider breaks away. `risk`, with cheating: the chance of a
    disqualification, now and after one cheat.
    """

    ways: str
    drafting: bool
    stakes: NotRequired[dict[str, list[StakeView]]]
    best: NotRequired[list[str]]
    followed: NotRequired[dict[str, int]]
    dice: NotRequired[RidePreview]
    barred: NotRequired[dict[str, str]]
    follower: NotRequired[int]
    risk: NotRequired[list[Odds]]


class Own(TypedDict, total=False):
    """The private part of a seat's view.

    `hand`: its energy cards by team and kind (while choosing: those it may still keep). `kept`, only in
    `keep`: the cards it has chosen, of `keeps` (UR-3.4). `unkept`: the cards it left at home (UR-3.4).

    `outlook`: only for the owner of `current`, in `turn` and `move`.
    """

    hand: dict[str, dict[str, int]]
    kept: dict[str, dict[str, int]]
    keeps: int
    unkept: dict[str, dict[str, int]]
    outlook: Outlook

"""What each viewer may know. UR-8.7, UR-3.4: only energy hands and the choice of seven are secret.

JSON keys are text: riders by number ("21"), teams by index ("0"), seats ("0"), legs and races ("1").
A node is `leg:space` ("1:AB-3-04"); an energy kind or action card is its id in `components`.
"""

from functools import lru_cache
from typing import TypedDict, cast

from app.engine.contract import Event, Seat, View
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import CardKept
from app.games.um_reifenbreite.model import Options, Phase, Result, Rider, State, Team, Throw
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.drafting import rider_behind
from app.games.um_reifenbreite.rules.energy import barred, means_of
from app.games.um_reifenbreite.rules.lines import Prize, prizes
from app.games.um_reifenbreite.rules.placing import team_to_place
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.rounds import order_of_play, still_to_play
from app.games.um_reifenbreite.rules.scoring import seat_points
from app.games.um_reifenbreite.rules.start import chooses_seven
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at

DICE_THROWS = (2, 12)
"""The least and the greatest throw of two dice; an action card may bring more or less."""


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

    `places`, `sprints`, `yellow`: this race's points so far; `points`: their sum (0 for the disqualified).
    `unkept`: kinds left at home, only when the match is over.
    """

    seat: int
    cards: int
    used: dict[str, int]
    choosing: bool
    places: int
    sprints: int
    yellow: int
    points: int
    unkept: dict[str, int] | None


class ThrowView(TypedDict):
    """The calculation of the latest ride; stays until the next one.

    values[0] + values[1] = sum. Without a card `total` is `sum`. With `card` (action card): `die` is the die
    it made him roll or null, `total` the throw after its arithmetic. `allowance` is
    total -+ number by `terrain` of the start space, null while a card question is open or the card ended the
    turn, 0 or less: he dismounted. `photos`: numbers drawn for this ride. `no_draft`: by an action card.
    """

    rider: int
    sources: tuple[str, str]
    values: tuple[int, int]
    sum: int
    terrain: str
    number: int
    photos: tuple[int, ...]
    breakaway: bool
    card: str | None
    die: int | None
    total: int
    allowance: int | None
    no_draft: bool


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
    behind the asked rider and may be asked after him, or null. `path` as in the events."""

    leader: int
    rider: int
    target: str
    distance: int
    path: str
    train: tuple[int, ...]
    next: int | None
    stake: list[StakeView]


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
    order: list[int]
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


class Own(TypedDict, total=False):
    """What a seat knows beyond that.

    `hand`: its energy cards by team and kind (while choosing: those it may still keep). `kept`, only in
    `keep`: what it has chosen. `unkept`: what it has left at home (UR-3.4).

    Only for the owner of `current`, in `move`:
    `reach`: the legal destinations, node to path; a path's length is the distance.
    And in `turn`:
    `reach`: what can be reached on the greatest throw of two dice, without regard to UR-5.7.
    `least`, `most`: the allowance on a throw of 2 and of 12 (may be 0 or less); a node no further than what
    the chosen sources give at least is certain.
    `barred`: kinds in hand (for this rider) that may not be used now, with the objection's text id without
    its prefix; those that may be used are in the actions. `behind`: who stands directly behind, or null.
    """

    hand: dict[str, dict[str, int]]
    kept: dict[str, dict[str, int]]
    unkept: dict[str, dict[str, int]]
    reach: dict[str, str]
    least: int
    most: int
    barred: dict[str, str]
    behind: int | None


def public(state: State) -> View:
    race = state.race.value
    shown: Public = {
        "race": _race(state.options, state.race_number),
        "rules": _rules(state.options, state.race_number),
        "round": state.round,
        "phase": state.phase.value,
        "order": order_of_play(state) if state.round else [],
        "played": len(state.played),
        "current": state.current,
        "placing": _placing(state),
        "riders": {str(rider.number): _rider(rider, race) for rider in state.riders},
        "teams": _teams(state),
        "throw": None if state.throw is None else _throw(state.throw),
        "draft": _draft(state),
        "swap": _swap(state),
        "lines": _lines(race, state.lines) if state.options.sprints else {},
        "jersey": state.jersey,
        "deck": len(state.deck),
        "score": {str(seat): points for seat, points in enumerate(seat_points(state))},
        "results": _results(state.results),
        "bonus": state.bonus,
    }
    return cast(View, shown)


def own(state: State, seat: Seat) -> View:
    teams = {str(i): team for i, team in enumerate(state.teams) if state.seat_of(i) == seat}
    known: Own = {"hand": {i: counted(team.hand) for i, team in teams.items()}}
    if state.phase is Phase.KEEP:
        known["kept"] = {i: counted(team.kept) for i, team in teams.items()}
    if any(team.unkept for team in teams.values()):
        known["unkept"] = {i: counted(team.unkept) for i, team in teams.items()}
    if state.current is not None and state.owner(state.current) == seat:
        known |= _outlook(state, state.rider(state.current))
    return cast(View, known)


def _outlook(state: State, rider: Rider) -> Own:
    """What the drawing lights up for the rider whose turn is open."""
    ids = road_of(state.race).ids
    if state.phase is Phase.MOVE:
        return {"reach": {ids[node]: path for node, path in destinations(state).items()}}
    if state.phase is not Phase.TURN:
        return {}
    least, most = (allowance(throw, *terrain_at(state, rider.node)) for throw in DICE_THROWS)
    behind = rider_behind(state, rider.node)
    possible = reach(state.race, rider.node, max(most, 0), state.occupied)
    return {
        "reach": {ids[node]: path for node, path in possible.items()},
        "least": least,
        "most": most,
        "barred": barred(means_of(state, rider)),
        "behind": None if behind is None else behind.number,
    }


def shown(event: Event, seat: Seat | None) -> Event | None:
    """The log keeps the same secrets as the view."""
    if isinstance(event, CardKept) and event.who != seat:
        return None
    return event


@lru_cache(maxsize=512)
def counted(cards: tuple[str, ...]) -> dict[str, int]:
    """Kinds and how many of each, in file order."""
    return {kind: cards.count(kind) for kind in box().kinds if kind in cards}


@lru_cache(maxsize=64)
def _race(options: Options, number: int) -> RaceView:
    return {"id": options.races[number].value, "number": number + 1, "of": len(options.races)}


@lru_cache(maxsize=64)
def _rules(options: Options, number: int) -> RulesView:
    return {
        "terrain": bool(options.terrain),
        "cheating": bool(options.cheating),
        "sprints": bool(options.sprints),
        "jersey": bool(options.jersey),
        "swapping": bool(options.swapping),
        "choose7": chooses_seven(options, number),
    }


def _placing(state: State) -> PlacingView | None:
    if state.phase is not Phase.PLACE:
        return None
    return {"team": team_to_place(state), "placed": state.placed}


@lru_cache(maxsize=8192)
def _rider(rider: Rider, race: str) -> RiderView:
    return {
        "node": road_of(race).ids[rider.node] if rider.node >= 0 else None,
        "state": rider.standing.value,
        "place": rider.place or None,
        "photos": rider.photos,
        "sprint": rider.sprint,
        "yellow": rider.yellow,
        "ledger": rider.ledger + rider.sprint,
        "disqualified": rider.disqualified,
    }


def _teams(state: State) -> dict[str, TeamView]:
    over, riders = state.phase is Phase.OVER, state.riders
    return {
        str(i): _team(team, riders[4 * i : 4 * i + 4], state.seat_of(i), over)
        for i, team in enumerate(state.teams)
    }


@lru_cache(maxsize=4096)
def _team(team: Team, riders: tuple[Rider, ...], seat: Seat, over: bool) -> TeamView:
    """UR-3.4: how far a team is with its choice is not shown, only whether it has chosen."""
    honest = [rider for rider in riders if not rider.disqualified]
    return {
        "seat": seat,
        "cards": len(team.hand) + len(team.kept),
        "used": counted(team.used),
        "choosing": team.choosing,
        "places": sum(rider.place_points for rider in honest),
        "sprints": sum(rider.sprint for rider in honest),
        "yellow": sum(rider.yellow for rider in honest),
        "points": sum(rider.points for rider in honest),
        "unkept": counted(team.unkept) if over and team.unkept else None,
    }


@lru_cache(maxsize=256)
def _throw(throw: Throw) -> ThrowView:
    return {
        "rider": throw.rider,
        "sources": throw.sources,
        "values": throw.values,
        "sum": sum(throw.values),
        "terrain": throw.terrain.value,
        "number": throw.number,
        "photos": throw.photos,
        "breakaway": throw.breakaway,
        "card": throw.card,
        "die": throw.die,
        "total": throw.total,
        "allowance": throw.allowance,
        "no_draft": throw.no_draft,
    }


def _draft(state: State) -> DraftView | None:
    draft = state.draft
    if draft is None:
        return None
    rider = state.rider(draft.rider)
    follower = rider_behind(state, rider.node)
    may_follow = follower is not None and follower in still_to_play(state)
    return {
        "leader": draft.leader,
        "rider": draft.rider,
        "target": road_of(state.race).ids[draft.target],
        "distance": len(draft.path),
        "path": draft.path,
        "train": draft.train,
        "next": follower.number if follower and may_follow else None,
        "stake": [_stake(prize) for prize in prizes(state, rider, draft.target)],
    }


def _stake(prize: Prize) -> StakeView:
    return {"line": prize.line, "finish": prize.finish, "place": prize.place, "points": prize.points}


def _swap(state: State) -> SwapView | None:
    if state.asking is None or state.current is None:
        return None
    return {"rider": state.current, "asked": state.asking}


@lru_cache(maxsize=256)
def _lines(race: str, tops: tuple[tuple[int, ...], ...]) -> dict[str, LineView]:
    sprints = road_of(race).sprints
    return {
        str(leg): {"line": sprint.line, "points": sprint.points, "top": tops[leg]}
        for leg, sprint in sprints.items()
    }


@lru_cache(maxsize=64)
def _results(results: tuple[Result, ...]) -> dict[str, ResultView]:
    return {
        str(number): {
            "race": result.race.value,
            "photos": result.photos,
            "riders": {str(rider.number): _result(rider) for rider in result.riders},
        }
        for number, result in enumerate(results, 1)
    }


def _result(rider: Rider) -> RiderResult:
    return {
        "place": rider.place,
        "sprint": rider.sprint,
        "yellow": rider.yellow,
        "disqualified": rider.disqualified,
        "points": rider.points,
    }

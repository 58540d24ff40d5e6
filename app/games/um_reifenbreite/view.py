"""The match as each viewer may know it; `shapes.py` has the shape of a view.

Only energy hands and the choice of seven are secret (UR-8.7, UR-3.4). A view is built up from nothing, and
parts that did not change are the same objects as before.
"""

from functools import lru_cache
from typing import cast

from app.engine.types import Event, Seat, View
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import CardKept
from app.games.um_reifenbreite.model import (
    Colour,
    Drafting,
    Keeping,
    Moving,
    Options,
    Over,
    Placing,
    Result,
    Rider,
    Riding,
    State,
    Team,
    Throw,
    Trading,
    jerseys,
)
from app.games.um_reifenbreite.outlook import outlook, stake
from app.games.um_reifenbreite.preview import TWO_DICE, ride_preview, throw_lines
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.deciding import whose_turn
from app.games.um_reifenbreite.rules.drafting import follower
from app.games.um_reifenbreite.rules.lines import prizes
from app.games.um_reifenbreite.rules.placing import team_to_place
from app.games.um_reifenbreite.rules.rounds import order_of_play
from app.games.um_reifenbreite.rules.scoring import Earned, bonus_teams, earnings_by_team, points_by_seat
from app.games.um_reifenbreite.rules.start import chooses_seven
from app.games.um_reifenbreite.shapes import (
    DraftView,
    LineView,
    Own,
    PlacingView,
    Public,
    RaceView,
    ResultView,
    RiderResult,
    RiderView,
    RulesView,
    TeamView,
    ThrowView,
)


def public(state: State) -> View:
    race, earned, pending = state.race.value, earnings_by_team(state.riders), state.pending
    shown: Public = {
        "race": _race(state.options, state.race_number),
        "rules": _rules(state.options, state.race_number),
        "round": state.round,
        "phase": state.phase,
        "order": order_of_play(state.riders, state.played) if state.round else (),
        "played": len(state.played),
        "current": whose_turn(state),
        "placing": _placing(state, pending) if isinstance(pending, Placing) else None,
        "riders": _riders(state.riders, race),
        "teams": _teams(state, earned),
        "throw": None if state.throw is None else _throw(state.throw, state.round),
        "draft": _draft(state, pending) if isinstance(pending, Drafting) else None,
        "swap": {"rider": pending.rider, "asked": pending.asked} if isinstance(pending, Trading) else None,
        "lines": _lines(race, state.lines) if state.options.sprints else {},
        "jersey": state.jersey,
        "deck": len(state.deck),
        "score": _score(earned, bonus_teams(state), state.seats),
        "results": _results(state.results),
        "bonus": state.bonus,
    }
    return cast(View, shown)


def own(state: State, seat: Seat) -> View:
    cards = _cards(state.teams, state.seats, seat, isinstance(state.pending, Keeping))
    match state.pending:
        case (Riding(rider) | Moving(rider)) as asked if state.owner(rider) == seat:
            return cast(View, cards | {"outlook": outlook(state, asked)})
        case _:
            return cast(View, cards)


@lru_cache(maxsize=2048)
def _cards(all_teams: tuple[Team, ...], seats: int, seat: Seat, keeping: bool) -> Own:
    teams = {str(i): all_teams[i] for i in range(seat, len(all_teams), seats)}  # UR-3.1
    known: Own = {"hand": {i: count_by_kind(team.hand) for i, team in teams.items()}}
    if keeping:
        known["keeps"] = box().kept
        known["kept"] = {i: count_by_kind(team.kept) for i, team in teams.items()}
    if any(team.unkept for team in teams.values()):
        known["unkept"] = {i: count_by_kind(team.unkept) for i, team in teams.items()}
    return known


def shown(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as a viewer may read it, with the same secrets as the view."""
    if isinstance(event, CardKept) and event.who != seat:
        return None
    return event


@lru_cache(maxsize=512)
def count_by_kind(cards: tuple[str, ...]) -> dict[str, int]:
    """Return the number of cards of each kind, in file order."""
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


def _placing(state: State, pending: Placing) -> PlacingView:
    return {"team": team_to_place(state, pending), "placed": pending.placed}


@lru_cache(maxsize=512)
def _score(teams: tuple[Earned, ...], bonus: tuple[int, ...], seats: int) -> dict[str, int]:
    return {str(seat): points for seat, points in enumerate(points_by_seat(teams, bonus, seats))}


@lru_cache(maxsize=512)
def _riders(riders: tuple[Rider, ...], race: str) -> dict[str, RiderView]:
    shown: dict[str, RiderView] = {}
    for first in range(0, len(riders), 4):
        shown |= _of_team(riders[first : first + 4], first // 4, race)
    return shown


@lru_cache(maxsize=2048)
def _of_team(riders: tuple[Rider, ...], team: int, race: str) -> dict[str, RiderView]:
    """Return the riders of one team; cached, because an action moves riders of one team only."""
    return {str(rider.number): _rider(rider, team, race) for rider in riders}


@lru_cache(maxsize=8192)
def _rider(rider: Rider, team: int, race: str) -> RiderView:
    return {
        "team": team,
        "node": road_of(race).ids[rider.node] if rider.node >= 0 else None,
        "state": rider.standing.value,
        "place": rider.place or None,
        "photos": rider.photos,
        "sprint": rider.sprint,
        "yellow": rider.yellow,
        "ledger": rider.ledger + rider.sprint,
        "disqualified": rider.disqualified,
    }


def _teams(state: State, earned: tuple[Earned, ...]) -> dict[str, TeamView]:
    over = isinstance(state.pending, Over)
    return _teams_view(state.teams, earned, state.seats, jerseys(state.options), over)


@lru_cache(maxsize=512)
def _teams_view(
    teams: tuple[Team, ...],
    earned: tuple[Earned, ...],
    seats: int,
    colours: tuple[Colour, ...],
    over: bool,
) -> dict[str, TeamView]:
    each = enumerate(zip(teams, earned, strict=True))
    return {str(i): _team(team, by_team, i % seats, colours[i], over) for i, (team, by_team) in each}


@lru_cache(maxsize=4096)
def _team(team: Team, earned: Earned, seat: Seat, colour: Colour, over: bool) -> TeamView:
    """Return one team. Only whether it has chosen is shown, not how far it is (UR-3.4)."""
    places, sprints, yellow, _ = earned
    return {
        "seat": seat,
        "colour": colour.value,
        "cards": len(team.hand) + len(team.kept),
        "used": count_by_kind(team.used),
        "choosing": team.choosing,
        "places": places,
        "sprints": sprints,
        "yellow": yellow,
        "points": places + sprints + yellow,
        "unkept": count_by_kind(team.unkept) if over and team.unkept else None,
    }


@lru_cache(maxsize=256)
def _throw(throw: Throw, round: int) -> ThrowView:
    shown: ThrowView = {
        "rider": throw.rider,
        "lines": throw_lines(throw, round),
        "allowance": throw.allowance,
    }
    if throw.photos:
        shown["photos"] = throw.photos
    if throw.breakaway:
        shown["breakaway"] = True
    if throw.card is not None:
        shown |= {"card": throw.card, "die": throw.die, "total": throw.total, "no_draft": throw.no_draft}
    return shown


def _draft(state: State, draft: Drafting) -> DraftView:
    rider = state.rider(draft.rider)
    after = follower(state, rider.node)
    return {
        "leader": draft.leader,
        "rider": draft.rider,
        "target": road_of(state.race).ids[draft.target],
        "distance": len(draft.path),
        "path": draft.path,
        "train": draft.train,
        "next": after.number if after else None,
        "stake": [stake(prize) for prize in prizes(state, rider, draft.target)],
        "later": ride_preview(state, rider, TWO_DICE),
    }


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

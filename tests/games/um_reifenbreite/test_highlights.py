"""Highlights and counts of a race whose riders are level, far ahead, over the line or beside the road."""

from itertools import combinations
from typing import Any

from msgspec import structs

from app.engine.capabilities.highlights import Highlight, Lasting
from app.engine.capabilities.statistics import Transition
from app.engine.types import Event
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Move
from app.games.um_reifenbreite.components import spaces
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import ActionCardDrawn, PhotoDrawn, RaceStarted, RoundStarted
from app.games.um_reifenbreite.highlights import UNIT, current_attempt, detect_highlights, in_spaces
from app.games.um_reifenbreite.model import Standing
from app.games.um_reifenbreite.overview import picture
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.statistics import Tally, _count, _curves, _round_over
from tests.games.um_reifenbreite.build import LBL, on_road, roll, take, targets

MINE, YOURS, THIRD = (jersey.riders[0] for jersey in box().jerseys[:3])
ROAD = road_of(LBL)


def node_at(progress: int, lane: int | None = None) -> str:
    """The first space that lies so far, in units of the road."""
    return next(
        id
        for id, come, of in zip(ROAD.ids, ROAD.progress, ROAD.lane, strict=True)
        if come >= ROAD.progress[0] + progress and lane in (None, of)
    )


def standing_at(*nodes: str, places: tuple[int | None, ...] = (None, None, None)) -> dict[str, Any]:
    """A view of these riders, of a team each."""
    riders = {
        str(number): {"team": team, "node": node, "place": place, "state": "racing"}
        for team, (number, node, place) in enumerate(zip((MINE, YOURS, THIRD), nodes, places, strict=False))
    }
    teams = {str(team): {"seat": team} for team in range(3)}
    order = [MINE, YOURS, THIRD][: len(nodes)]
    score = {"0": 0, "1": 0, "2": 0}
    return {
        "race": {"id": LBL},
        "score": score,
        "order": order,
        "riders": riders,
        "teams": teams,
        "results": {},
    }


def at_the_end_of_a_round(view: dict[str, Any], round: int = 3) -> list[Highlight | Lasting]:
    return [*detect_highlights([RoundStarted(round)], view, view, None)]


def test_of_two_who_are_level_nobody_takes_the_lead() -> None:
    """UR-4.2 only says who rides first."""
    abreast = standing_at(node_at(9 * UNIT, lane=2), node_at(9 * UNIT, lane=1))
    ahead = standing_at(node_at(9 * UNIT), node_at(10 * UNIT))

    assert at_the_end_of_a_round(abreast) == [Lasting("mo-away")]
    assert [(one.says, one.who) for one in at_the_end_of_a_round(ahead)] == [
        ("mo-away", None),
        ("mo-front", 1),
    ]


def test_who_has_led_from_the_start_does_not_take_the_lead() -> None:
    view = standing_at(node_at(10 * UNIT), node_at(9 * UNIT))

    assert at_the_end_of_a_round(view, round=2) == [Lasting("mo-away"), Lasting("mo-front", 0)]
    assert isinstance(at_the_end_of_a_round(view, round=3)[1], Highlight), (
        "it is news if somebody else had it"
    )


def test_a_rider_breaks_away_by_four_spaces_however_late_in_the_round_they_rode() -> None:
    """The view before the last ride of a round tells nothing of how it began."""
    far = standing_at(node_at(14 * UNIT), node_at(9 * UNIT))
    near = standing_at(node_at(12 * UNIT), node_at(9 * UNIT))

    away, front = at_the_end_of_a_round(far)

    assert isinstance(away, Highlight)
    assert (away.says, away.who, away.params, away.is_lasting) == ("mo-away", 0, {"rider": MINE}, True)
    assert front == Lasting("mo-front", 0)
    assert at_the_end_of_a_round(near)[0] == Lasting("mo-away"), "and with the next gap it is news again"


def test_a_new_race_has_nobody_in_front() -> None:
    assert [*detect_highlights([RaceStarted(LBL, 2, 2)], {}, {}, None)] == [
        Lasting("mo-front"),
        Lasting("mo-away"),
    ]


def test_the_picture_of_a_finish_shows_who_has_just_crossed_the_line() -> None:
    last = max(node for node, leg in enumerate(ROAD.leg) if leg < ROAD.legs)
    rolled = roll(on_road({MINE: ROAD.ids[last], YOURS: ROAD.ids[0]}), 6, 5).state
    step = take(rolled, Move(max(targets(rolled), key=ROAD.index.__getitem__)))

    (moment,) = detect_highlights(step.events, GAME.public(rolled), GAME.public(step.state), None)

    assert isinstance(moment, Highlight) and moment.picture_view is not None
    node = ROAD.index[moment.picture_view["riders"][str(MINE)]["node"]]
    landed = ROAD.index[GAME.public(step.state)["riders"][str(MINE)]["node"]]
    assert ROAD.behind[node] == last != landed
    x, y = picture(moment.picture_view).focus
    assert (x, y) == (
        spaces()[ROAD.ids[node].split(":")[1]]["x"],
        spaces()[ROAD.ids[node].split(":")[1]]["y"],
    )


def test_who_stands_beside_the_road_is_in_nobodys_way() -> None:
    """UR-6.1"""
    row = [node for node, behind in enumerate(ROAD.behind) if behind in ROAD.dots[-4:]]
    others = dict(zip(box().jerseys[1].riders, row, strict=False))
    at = {number: ROAD.ids[node] for number, node in others.items()}
    state = on_road({MINE: ROAD.ids[ROAD.behind[row[0]]], **at}, played=tuple(others))
    beside = [
        structs.replace(one, standing=Standing.DISMOUNTED) if one.number in others else one
        for one in state.riders
    ]

    assert len(row) == 4 and current_attempt(GAME.public(state)) is None
    assert current_attempt(GAME.public(structs.replace(state, riders=tuple(beside)))) is not None


def counted(*events: Event) -> int:
    tally = Tally(race=LBL)
    for event in events:
        _count(tally, event, Transition(7, events, {}, {}))
    return tally.counts[0, "cars"]


def test_a_photo_of_the_action_card_is_no_ride_behind_the_team_car() -> None:
    """UR-9.3 and UR-12.2"""
    photo, card = PhotoDrawn(0, MINE, 4), ActionCardDrawn(0, MINE, "photo")

    assert counted(photo) == 1
    assert counted(card, photo) == 0


def after_rounds(*views: dict[str, Any]) -> Tally:
    tally = Tally(race=LBL)
    for view in views:
        _round_over(tally, view)
    return tally


def test_spaces_behind_the_front_are_rounded_once() -> None:
    """Four fifths of a space are one, wherever on the road."""
    mine, yours = next(
        (mine, yours)
        for mine, yours in combinations(sorted(set(ROAD.progress), reverse=True), 2)
        if 0.8 <= (mine - yours) / UNIT <= 1 and in_spaces(mine) == in_spaces(yours)
    )

    tally = after_rounds(standing_at(*(ROAD.ids[ROAD.progress.index(one)] for one in (mine, yours))))

    assert [curve.values for curve in _curves(tally, 2)] == [(0.0,), (1.0,)]


def test_places_are_gained_from_the_one_held_on_the_right_hand_lane() -> None:
    """Level are those in the lower lane ahead (UR-4.2)."""
    level = [node_at(9 * UNIT, lane=lane) for lane in (3, 2, 1)]
    tally = after_rounds(standing_at(*level))

    ahead = sorted(tally.rounds[0], key=lambda one: -tally.rounds[0][one].rank)

    assert ahead == [str(THIRD), str(YOURS), str(MINE)]

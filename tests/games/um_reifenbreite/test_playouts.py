"""Whole matches at random, under every combination of options: what must always hold."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions
from app.engine.types import Seat
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Action
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Race, Standing, State
from app.games.um_reifenbreite.rules.rounds import order_of_play
from tests.games.um_reifenbreite.build import LBL, ROUBAIX, whose_turn
from tests.support.matches.scripted_chance import clause

switch = st.sampled_from([None, True, False])
races = st.lists(st.sampled_from([race.value for race in Race]), min_size=1, max_size=2)
options = st.fixed_dictionaries(
    {
        "races": st.one_of(races.map(lambda some: some[:1]), races),
        "level": st.sampled_from(["basic", "advanced", "pro"]),
        **dict.fromkeys(("terrain", "cheating", "sprints", "jersey", "swapping"), switch),
        "short_race_energy": st.sampled_from(["all", "choose7"]),
        **{name: st.booleans() for name in ("draft_in_round_1", "auto_finish", "tour_bonus")},
    }
)


def begun(raw: dict[str, Any], seats: int, seed: int) -> tuple[State, FairChance]:
    chance = FairChance(seed.to_bytes(32, "big"))
    complete = complete_options(GAME, raw, seats)
    return GAME.setup(complete, seats, chance).state, chance


class Moment(NamedTuple):
    """A position of a match, and what is done in it; at the end nothing any more."""

    state: State
    seat: Seat = 0
    action: Action | None = None


def played(raw: dict[str, Any], seats: int, seed: int) -> Iterator[Moment]:
    """Every position of a random match, the end included."""
    rng = random.Random(seed)
    state, chance = begun(raw, seats, seed)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        action = rng.choice(legal_actions(GAME, state, seat))
        yield Moment(state, seat, action)
        state = GAME.apply(state, seat, action, chance).state
    yield Moment(state)


def consistent(state: State) -> None:
    standing = [r.node for r in state.riders if r.node >= 0 and r.standing is not Standing.DISMOUNTED]
    assert len(standing) == len(set(standing))  # UR-1.5
    full = sum(kind.count for kind in box().kinds.values())
    for team in state.teams:
        assert len(team.hand) + len(team.used) + len(team.kept) + len(team.unkept) == full
    assert len(state.deck) + len(state.discards) == (22 if state.options.cheating else 20)
    assert state.round <= box().last_round
    order = order_of_play(state.riders, state.played)
    assert len(order) == len(set(order))
    if state.phase == "turn":
        assert order[len(state.played)] == whose_turn(state)


@settings(max_examples=25, deadline=None)
@given(raw=options, seats=st.integers(2, 4), two=st.booleans(), seed=st.integers(0, 2**32))
def test_every_match_stays_consistent_and_ends(raw: dict[str, Any], seats: int, two: bool, seed: int) -> None:
    raw = raw | {"teams_per_seat": 2 if two and seats == 2 else 1}
    for moment in played(raw, seats, seed):
        consistent(moment.state)

    state = moment.state
    assert state.phase == "over"
    places = sorted(rider.place for rider in state.riders)
    assert places == list(range(1, len(state.riders) + 1))
    outcome = GAME.outcome(state)
    assert outcome is not None and min(placed.place for placed in outcome.placements) == 1
    assert [placed.seat for placed in outcome.placements] == list(range(seats))


@clause("UR-3.1")
@pytest.mark.parametrize("two", [False, True])
def test_every_event_about_a_rider_or_a_team_names_the_seat_it_is_about(two: bool) -> None:
    raw = {"level": "pro", "races": [LBL, ROUBAIX], "teams_per_seat": 2 if two else 1}
    *moments, end = played(raw, 2, 5)
    state, chance = begun(raw, 2, 5)
    for _, _, action in moments:
        assert action is not None
        step = GAME.apply(state, GAME.to_act(state)[0], action, chance)
        for event in msgspec.to_builtins(step.events):
            about = event.get("rider")
            if event["event"] in ("swap_declined", "swapped"):
                about = event["asked" if event["event"] == "swap_declined" else "leader"]
            if about is not None:
                assert event["who"] == state.owner(about)
            if "team" in event:
                assert event["who"] == state.seat_of(event["team"])
        state = step.state
    assert state == end.state

"""The computer coaches choose something legal, whatever is at stake."""

import random
from functools import partial
from itertools import cycle, islice, product
from typing import Any

import hypothesis
import pytest

from app.engine.capabilities.decider import Decide
from app.engine.computer_moves import advised_choice
from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME, bot
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.data import CARDS, D20, HALF_MINUTES, TEAMS, TIME_FACES
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, GOAL_HEXES, SHOOTING_ZONE, depth
from tests.games.helvetia_cup.build import SQUAD, after, fresh, on
from tests.games.helvetia_cup.test_goal_chance import Rolled

DISTANCES = sorted(
    {DISTANCE[hex_][GOAL[1]]: hex_ for hex_ in sorted(SHOOTING_ZONE[1]) if hex_ not in GOAL_HEXES}.values()
)
"""A hex at each distance from which there is a shot."""
STRENGTHS = {"easy": bot.easy, "normal": bot.normal, "hard": bot.hard}
OFFSIDE = (1, 4, 5, 6, 7)
"""A squad whose striker is on the pitch."""
MINUTES = (0, 20, *range(HALF_MINUTES - max(TIME_FACES), HALF_MINUTES))
"""Minutes after which the half goes on for certain, and all in which it may end."""


@pytest.mark.parametrize("card", sorted(CARDS))
def test_attack_defence_and_shot_are_decided_with_every_card_distance_and_minute(card: str) -> None:
    """With the profile `seeking` every strength, half and holder is asked, else they take turns."""
    choices = list(product(STRENGTHS, (1, 2), (0, 1)))
    at_once = len(choices) if hypothesis.settings.get_current_profile_name() == "seeking" else 1
    turn = cycle(choices)
    for hex_, minute in product(DISTANCES, MINUTES):
        for strength, half, holder in islice(turn, at_once):
            hands: tuple[tuple[str, ...], tuple[str, ...]] = ((card,), ()) if holder == 0 else ((), (card,))
            rng = random.Random(f"{hex_}{minute}{half}{holder}")
            places = {"0:4": hex_, "1:4": hex_}
            more: Any = {"holder": "0:4", "hands": hands, "clock": minute, "half": half}
            choose = partial(chosen, STRENGTHS[strength], rng=rng)
            choose(on(Phase.ACT_DEF, places, **more))
            state = on(Phase.ACT_ATT, places, **more)
            choose(state)
            state = GAME.apply(state, 0, a.Shoot(), Rolled(1)).state
            while state.phase is Phase.SHOT:
                seat = GAME.to_act(state)[0]
                state = GAME.apply(state, seat, choose(state), Rolled(1)).state


def chosen(choose: Decide[State, a.Action], state: State, rng: random.Random) -> a.Action:
    """Return what a strength decides in a position, which must be on offer."""
    seat = GAME.to_act(state)[0]
    offered = legal_actions(GAME, state, seat)
    action = choose(state, seat, offered, rng)
    assert action in offered
    return action


@pytest.mark.parametrize("team", sorted(TEAMS))
def test_nobody_steals_below_the_odds_of_pressing(team: str) -> None:
    """A steal that fails frees the holder, whose shot pressing would have made worse."""
    for holders, hex_ in product(sorted(set(TEAMS) - {team}), ("e4", "e16", "e20")):
        places = {"0:4": hex_, "1:4": hex_}
        state = on(Phase.ACT_DEF, places, holder="0:4", given={"teams": [holders, team]})
        odds = GAME.public(state)["odds"]
        chances, pressing = odds["chances"], 100 * odds["pressure"] / D20
        for decide in (bot.normal, bot.tireless):
            action = decide(state, 1, legal_actions(GAME, state, 1), random.Random(1))
            assert not isinstance(action, a.Steal) or chances["steal"] >= pressing, (holders, hex_, odds)


every_strength = pytest.mark.parametrize("strength", ["normal", "hard"])


@every_strength
@pytest.mark.parametrize(("phase", "seat"), [(Phase.MOVE_ATT, 0), (Phase.MOVE_DEF, 1)])
def test_the_fallen_get_up_at_once(strength: str, phase: Phase, seat: int) -> None:
    """Also next to an opponent, and in a team that has fewer footballers than the other one."""
    fallen, man = f"{seat}:5", f"{1 - seat}:5"
    for squads in ((SQUAD, SQUAD), ((1, 4, 5, 6, 7), (1, 4, 5, 6)), ((1, 4, 5, 6), (1, 4, 5, 6, 7))):
        places = {"0:4": "e10", fallen: "e14", man: "e14"}
        state = on(phase, places, holder="0:4", fallen=[fallen], squads=squads)
        action = chosen(STRENGTHS[strength], state, random.Random(1))
        assert action == a.Stand(fallen)


@every_strength
def test_who_stands_offside_comes_back_step_by_step(strength: str) -> None:
    """From deep behind the defence, where the first step back does not end the offside yet."""
    men = {"1:2": "e14", "1:3": "c14", "1:4": "g14", "1:5": "e10"}
    state = on(Phase.MOVE_ATT, {"0:4": "e10", "0:7": "c20", **men}, holder="0:4", squads=(OFFSIDE, SQUAD))
    steps = []
    while (action := chosen(STRENGTHS[strength], state, random.Random(1))) != a.Done():
        steps.append(action)
        state = after(state, (0, action))

    assert any(
        isinstance(one, a.Move) and one.f == "0:7" and depth(one.to, 1) > depth("c20", 1) for one in steps
    )


@every_strength
def test_no_kick_off_is_a_pass_and_one_back(strength: str) -> None:
    """The kicker only starts the attack; who gets the ball goes on or keeps it."""
    for teams in zip(sorted(TEAMS), sorted(TEAMS, reverse=True), strict=True):
        state = kicked_off(STRENGTHS[strength], teams)
        kicker, actions = state.kicker, []
        while state.phase is Phase.ACT_ATT:
            action = chosen(STRENGTHS[strength], state, random.Random(1))
            actions.append(action)
            if isinstance(action, a.ShortPass):
                receiver = state.standing_on(action.to, state.attacker)
                assert receiver is None or receiver.id != kicker, (teams, actions)
            state = GAME.apply(state, state.attacker, action, Rolled(20)).state


def kicked_off(choose: Decide[State, a.Action], teams: tuple[str, str]) -> State:
    """Return a match at its kick-off, for which computers have placed the teams."""
    state = fresh(teams=list(teams), cards=False)
    while state.phase is not Phase.ACT_ATT:
        seat = GAME.to_act(state)[0]
        action = choose(state, seat, legal_actions(GAME, state, seat), random.Random(1))
        state = GAME.apply(state, seat, action, Rolled(1)).state
    return state


BALL = ("e16", "e18", "d19", "f17")
"""Hexes near the right goal, where a defender stands next to the ball."""


def defending(phase: Phase, hex_: str, score: tuple[int, int]) -> State:
    places = {"0:4": hex_, "0:5": "g18", "0:7": "c18", "1:4": hex_, "1:2": "e22", "1:3": "c14", "1:5": "g18"}
    return on(phase, places, holder="0:4", squads=(OFFSIDE, SQUAD), score=score)


def been_behind(state: State, *seats: int) -> State:
    for seat in seats:
        state = state.counting(seat, behind=1)
    return state


@pytest.mark.parametrize(
    ("score", "behind"), [((0, 0), ()), ((1, 0), (1,)), ((1, 1), (1,)), ((2, 2), (0, 1))]
)
def test_who_does_not_rest_defends_as_the_adviser_does(
    score: tuple[int, int], behind: tuple[int, ...]
) -> None:
    for phase, hex_ in product((Phase.MOVE_DEF, Phase.ACT_DEF), BALL):
        state = been_behind(defending(phase, hex_, score), *behind)
        hard = chosen(bot.hard, state, random.Random(1))
        assert hard == chosen(bot.tireless, state, random.Random(1))


@pytest.mark.parametrize("score", [(0, 1), (1, 1)])
def test_who_led_first_rests_until_it_is_behind(score: tuple[int, int]) -> None:
    state = been_behind(defending(Phase.ACT_DEF, BALL[0], score), 0)
    assert bot.rests(state, 1)
    assert not bot.rests(state, 0)
    assert chosen(bot.hard, state, random.Random(1)) == a.Pressure()
    assert not bot.rests(been_behind(defending(Phase.ACT_DEF, BALL[0], (2, 2)), 0, 1), 1)


def test_who_leads_rests_in_defence_but_advises_as_at_any_score() -> None:
    """Nobody who leads steals or tackles, and the footballers run less; a hint does not depend on it."""
    steps = {0: 0, 1: 0}
    for lead, hex_ in product(steps, BALL):
        state = defending(Phase.ACT_DEF, hex_, (0, lead))
        if lead:
            assert chosen(bot.hard, state, random.Random(1)) == a.Pressure()
        computer, level = GAME.computer, defending(Phase.ACT_DEF, hex_, (0, 0))
        assert computer is not None
        advised = advised_choice(GAME, computer, state, 1, random.Random(1))
        assert advised == advised_choice(GAME, computer, level, 1, random.Random(1))
        state = defending(Phase.MOVE_DEF, hex_, (0, lead))
        while (action := chosen(bot.hard, state, random.Random(1))) != a.Done():
            steps[lead] += 1
            state = after(state, (1, action))
    assert steps[1] < steps[0]


def test_who_leads_lets_a_pass_arrive() -> None:
    at = {"0:4": "e16", "0:7": "e18", "1:2": "e18"}
    given = {"offside": "off"}
    for lead, wanted in ((0, a.Intercept()), (1, a.Decline())):
        state = on(Phase.ACT_ATT, at, holder="0:4", squads=(OFFSIDE, SQUAD), score=(0, lead), given=given)
        state = after(state, (0, a.ShortPass("e18")))
        assert chosen(bot.hard, state, random.Random(1)) == wanted

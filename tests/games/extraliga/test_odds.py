"""The forecast of a match against every throw that can fall, rolled by the rules themselves."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from app.engine.kit.odds import shared_percents
from app.engine.operations import view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pass, Play, Roll, UseBonus
from app.games.extraliga.advice import advice
from app.games.extraliga.model import Effect, State
from app.games.extraliga.odds import forecast, forecast_of
from app.games.extraliga.preview import preview
from app.games.extraliga.rules.match import goals
from tests.games.extraliga.build import after, new_round
from tests.support.matches.scripted_chance import Scripted, clause, every_way

ROLL = Roll()
CALM = "EV-closed_defence#1"


def rolling(attack: tuple[int, int], defence: tuple[int, int]) -> State:
    """A match before its dice, both teams with bonuses still to use."""
    state = new_round(2, "LOT-1", "EV-coach_banned#1", deck=("LOT-2",)).state
    one, other = state.the_match.sides
    sides = (
        replace(one, attack=attack[0], defence=defence[0]),
        replace(other, attack=attack[1], defence=defence[1]),
    )
    return replace(state, asked=replace(state.the_match, sides=sides))


def lead(state: State) -> int:
    mine, yours = goals(state.the_match)
    return (mine > yours) - (mine < yours)


@clause("EX-10.7")
@pytest.mark.parametrize(
    ("attack", "defence"), [((2, 2), (4, 4)), ((3, 1), (5, 0)), ((1, 3), (2, 6)), ((4, 1), (3, 5))]
)
def test_the_forecast_is_what_all_throws_come_to(attack, defence) -> None:
    state, counted = rolling(attack, defence), Counter[int]()
    for dice in product(range(1, 7), repeat=sum(attack)):
        first = GAME.apply(state, 0, ROLL, Scripted(*dice[: attack[0]])).state
        counted[lead(GAME.apply(first, 1, ROLL, Scripted(*dice[attack[0] :])).state)] += 1

    told = forecast(state.the_match)

    assert told.ahead == Fraction(counted[1], counted.total())
    assert told.level == Fraction(counted[0], counted.total())
    assert told.behind == Fraction(counted[-1], counted.total())


@clause("EX-10.7")
def test_dice_that_lie_are_counted_as_they_lie() -> None:
    state = GAME.apply(rolling((2, 2), (4, 4)), 0, ROLL, Scripted(4, 1)).state
    counted = Counter(
        lead(GAME.apply(state, 1, ROLL, Scripted(*dice)).state) for dice in product(range(1, 7), repeat=2)
    )

    assert forecast(state.the_match).ahead == Fraction(counted[1], 36)
    assert forecast(state.the_match).level == Fraction(counted[0], 36)


def chances(state: State, play) -> list[Fraction]:
    """Of seat 0 being ahead, level and behind, over every way that chance may go."""
    found = Counter[int]()
    for weight, then in every_way(play):
        found[lead(then)] += weight
    assert sum(found.values()) == 1
    return [found[1], found[0], found[-1]]


@clause("EX-10.7")
def test_both_sides_see_the_forecast_and_how_often_a_die_scores() -> None:
    state = rolling((2, 1), (5, 3))

    def rolled(chance) -> State:
        return GAME.apply(GAME.apply(state, 0, ROLL, chance).state, 1, ROLL, chance).state

    match = view(GAME, state, None)["match"]
    assert match["forecast"] == [*shared_percents(chances(state, rolled))]
    assert [match["sides"][side]["chance"] for side in "01"] == [4 / 6, 2 / 6]
    assert view(GAME, rolled(Scripted(1, 1, 1)), 0)["match"]["forecast"] is None


@clause("EX-10.5")
def test_dice_rolled_again_say_how_the_match_then_stands() -> None:
    state = new_round(2, "LOT-1", "EV-coach_banned#1").state
    state = after(state, (0, {"type": "roll"}, 3, 3, 1, 6), (1, {"type": "roll"}, 1, 1, 1, 4))
    team = replace(state.teams[0], effects=(*state.teams[0].effects, Effect("TR-pep_talk#1")))
    state = replace(state, teams=(team, *state.teams[1:]))
    told = view(GAME, state, 0)["uses"]["reroll_own_all"]["odds"]

    def used(chance) -> State:
        return GAME.apply(state, 0, UseBonus("TR-pep_talk#1", None), chance).state

    assert told == [*shared_percents(chances(state, used))]


@clause("EX-9.4", "EX-10.7")
def test_a_trainer_card_says_how_likely_the_match_is_won_with_it() -> None:
    state = new_round(2, "LOT-1", CALM, trainers={0: ("TR-pressure#1",), 1: ()}).state
    told = preview(state, 0)
    pressed = GAME.apply(state, 0, Play("TR-pressure#1"), Scripted()).state

    assert told["then"]["TR-pressure#1"][""] == view(GAME, pressed, 0)["match"]["forecast"]
    assert told["odds"] == view(GAME, GAME.apply(state, 0, Pass(), Scripted()).state, 0)["match"]["forecast"]
    assert told["odds"][0] < told["then"]["TR-pressure#1"][""][0]
    assert view(GAME, state, None)["round"]["odds"] == {"0": told["odds"]}


@pytest.mark.parametrize("card", ["TR-pep_talk#1", "TR-pressure#1"])
def test_the_hint_to_play_a_card_has_a_reason_whether_or_not_it_changes_a_strength(card: str) -> None:
    state = new_round(2, "LOT-1", CALM, trainers={0: (card,), 1: ()}).state
    played = GAME.apply(state, 0, Play(card), Scripted()).events[0]
    changes = played.before != played.after  # type: ignore[attr-defined]

    reasons = [one.text for one in advice(state, 0, Play(card))]

    assert reasons == (["play", "strengths_then", "ahead"] if changes else ["play", "works"])


@clause("EX-10.7")
def test_the_percentages_of_all_strengths_share_100() -> None:
    strengths = [*product(range(7), repeat=2)]
    for mine, yours in product(strengths, repeat=2):
        odds = forecast_of(mine, yours)
        told = odds.for_side()
        assert sum(told) == 100 and min(told) >= 0
        assert told == odds.for_side(1)[::-1]
        assert [bool(one) for one in told] == [bool(one) for one in (odds.ahead, odds.level, odds.behind)]

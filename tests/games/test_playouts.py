"""A search knows no more than its seat, stops when told to, and finds better actions."""

import random
from dataclasses import replace
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.capabilities.computer import HARD
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice, improving_choices
from app.engine.operations import legal_actions
from app.engine.playouts import MIN_WORLDS, SharedChance, playouts
from app.games import extraliga
from app.games.extraliga.model import OpenDraft, Options
from app.games.extraliga.prospect import team_value
from tests.games.matches import GAMES, some
from tests.games.test_two_worlds import twin_of

THINKERS = [game for game in GAMES if game.computer and game.computer.search]
WORLDS = 4


def thinks_alike(game, seed) -> None:
    """In two states that differ in secrets alone, every search gives the same."""
    twin, rng = twin_of(game), random.Random(seed)
    for state, _, _ in some(game, seed, 8):
        for seat in game.to_act(state):
            other = twin(state, seat, rng)
            mine, yours = (
                list(
                    islice(
                        improving_choices(game, game.computer, HARD, world, seat, random.Random(seed)),
                        1 + WORLDS,
                    )
                )
                for world in (state, other)
            )
            assert mine == yours
            assert set(mine) <= set(legal_actions(game, state, seat))


@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_thinking_ahead_sees_nothing_that_the_seat_cannot_know(seed) -> None:
    for game in THINKERS:
        thinks_alike(game, seed)


def test_the_same_occasion_brings_the_same_throw_however_one_came_there() -> None:
    chance = SharedChance(random.Random(1))
    first = [chance.at("a rider").die(6) for _ in range(4)]
    chance.at("another").shuffle(5)

    assert [chance.rewind().at("a rider").die(6), *(chance.at("a rider").die(6) for _ in range(3))] == first
    assert sorted(SharedChance(random.Random(2)).at("a draw").shuffle(9)) == list(range(9))


def test_thinking_ends_when_the_choice_is_clear() -> None:
    """It ends after a few samples if one action is better in all of them, or if no action differs."""
    game = extraliga.GAME
    state = game.setup(Options(), 2, FairChance(bytes(32))).state
    seat = game.to_act(state)[0]
    offered = legal_actions(game, state, seat)
    usual, *_, wanted = game.computer.search.choices(state, seat, offered, random.Random(1))

    def chosen(worth) -> list:
        search = replace(game.computer.search, at_horizon=lambda start, now: True, evaluate=worth)
        return list(playouts(game, search, state, seat, random.Random(1)))

    better = chosen(lambda then, seat: float(wanted.card in then.teams[seat].cards))
    assert (len(better), better[0], better[-1]) == (1 + MIN_WORLDS, usual, wanted)
    assert set(chosen(lambda then, seat: 0.0)) == {usual}


def test_who_thinks_ahead_drafts_the_better_team() -> None:
    game, chance, rng = extraliga.GAME, FairChance(bytes(32)), random.Random(1)
    state = game.setup(Options(), 2, chance).state
    while isinstance(state.asked, OpenDraft):
        seat = game.to_act(state)[0]
        action = final_choice(
            game, game.computer, (HARD, "normal")[seat], state, seat, rng, worlds=MIN_WORLDS
        )
        state = game.apply(state, seat, action, chance).state

    assert team_value(state.teams[0].cards) > team_value(state.teams[1].cards)

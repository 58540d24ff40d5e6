"""A shot split to the last bit: its chance when it was declared, its dice, its cards."""

import random
from collections.abc import Iterator

import pytest

from app.engine.capabilities.luck import CountedDraw, Share
from app.engine.operations import legal_actions, play
from app.engine.types import Step
from app.games.hockey_game import GAME
from app.games.hockey_game.events import Declared, Rolled, RoundDecided
from app.games.hockey_game.luck import LUCK, draws
from app.games.hockey_game.model import Move, State
from tests.games.matches import begun

MATCHES = 8


def steps() -> Iterator[tuple[State, Step[State]]]:
    for seed in range(MATCHES):
        rng = random.Random(seed)
        step, seats, chance = begun(GAME, rng)
        while GAME.outcome(step.state) is None:
            before = step.state
            seat = rng.choice(GAME.to_act(before))
            step = play(GAME, before, seats, seat, rng.choice(legal_actions(GAME, before, seat)), chance)
            yield before, step


def shares(before: State, step: Step[State]) -> list[Share]:
    assert LUCK.shares is not None
    return [*LUCK.shares(before, step)]


def test_what_came_of_a_shot_is_its_chance_its_dice_and_its_cards() -> None:
    sums, decided = 0.0, 0
    for before, step in steps():
        if any(isinstance(event, Declared) for event in step.events):
            sums = 0.0
        sums += sum(share.amount for share in shares(before, step))
        for event in step.events:
            if isinstance(event, RoundDecided) and event.move is Move.SHOT:
                assert sums == pytest.approx(int(event.success), abs=1e-9)
                decided += 1
    assert decided > 20


def test_the_mean_over_all_throws_is_the_chance_before_the_throw() -> None:
    """The luck of the dice is counted out, their share is a difference of two chances: the same."""
    thrown = 0
    for before, step in steps():
        if before.duel.move is Move.SHOT and any(isinstance(event, Rolled) for event in step.events):
            luck: list[CountedDraw] = [*draws(before, step)]
            assert sum(draw.gain for draw in luck) == pytest.approx(
                sum(share.amount for share in shares(before, step)), abs=1e-9
            )
            thrown += len(luck)
    assert thrown > 40

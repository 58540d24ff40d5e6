"""The luck of every game adds up (app/engine/capabilities/luck.py).

`python -m benchmarks.opponents.luck_bias` checks the same over thousands of matches.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Any

import pytest

from app.api.i18n.translations import LANGUAGES, texts
from app.engine.capabilities.luck import CountedDraw, Share
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, play
from app.engine.types import Step
from tests.games.matches import GAMES, begun

every_game_with_luck = pytest.mark.parametrize("id", [game.id for game in GAMES if game.luck])
MATCHES = 8
ENOUGH = 300
"""The spread of fewer draws says little."""


def steps(game: AnyGame, seed: int) -> Iterator[tuple[Any, Step[Any], bool]]:
    """Yield each state of a random match, the shares of luck, and whether anything was drawn."""
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng)
    while game.outcome(step.state) is None:
        before, chance.draws = step.state, []
        seat = rng.choice(game.to_act(before))
        step = play(game, before, seats, seat, rng.choice(legal_actions(game, before, seat)), chance)
        yield before, step, bool(chance.draws)


@cache
def played(id: str) -> list[tuple[list[CountedDraw], list[Share], bool]]:
    """Return, by action of some matches, its draws, its shares, and whether anything was drawn."""
    luck = catalog()[id].luck
    assert luck is not None
    return [
        ([*luck.draws(before, step)], [*luck.shares(before, step)] if luck.shares else [], drew)
        for seed in range(MATCHES)
        for before, step, drew in steps(catalog()[id], seed)
    ]


def by_kind(id: str) -> dict[str, list[CountedDraw]]:
    found: defaultdict[str, list[CountedDraw]] = defaultdict(list)
    for draws, _, _ in played(id):
        for draw in draws:
            found[draw.kind].append(draw)
    return found


@every_game_with_luck
def test_the_mean_of_luck_is_zero_and_its_spread_is_that_of_the_odds(id) -> None:
    for kind, draws in by_kind(id).items():
        error = sqrt(sum(draw.variance for draw in draws))
        z = sqrt(sum(draw.gain**2 for draw in draws)) / error
        assert abs(sum(draw.gain for draw in draws)) <= 3 * error, kind
        assert len(draws) < ENOUGH or 0.9 <= z <= 1.1, kind


@every_game_with_luck
def test_a_choice_is_never_luck(id) -> None:
    assert [draws for draws, _, drew in played(id) if draws and not drew] == []


@every_game_with_luck
def test_what_could_not_come_otherwise_is_no_luck_either(id) -> None:
    for draws, _, _ in played(id):
        certain = [draw.gain for draw in draws if draw.variance < 1e-12]
        assert certain == pytest.approx([0.0] * len(certain), abs=1e-9)


@every_game_with_luck
def test_every_kind_has_its_name_in_every_language(id) -> None:
    luck = catalog()[id].luck
    assert set(by_kind(id)) <= set(luck.kinds)
    for kind in luck.kinds:
        assert all(texts.find(lang, f"lu-{kind}", id) for lang in LANGUAGES)

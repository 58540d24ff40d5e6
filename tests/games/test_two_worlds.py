"""Viewers get nothing that they may not know, not even by accident.

A game's own `twin(state, viewer, rng)`, in tests/games/<id>/twin.py, returns a state that differs only in
what this viewer may not know. Everything that the viewer is given must be the same in both states.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, view
from app.engine.types import Seat, Step
from app.table.state.position import ActionEvents, Position, log_lines_for
from app.table.views.patch_history import shared_ops, step_head, step_message
from app.table.wire.document import encoded_ops
from tests.games.matches import every_game, some

Twin: TypeAlias = Callable[[Any, Seat | None, random.Random], Any]


def twin_of(game: AnyGame) -> Twin:
    twin: Twin = import_module(f"tests.games.{game.id}.twin").twin
    return twin


def known(game: AnyGame, state: Any, viewer: Seat | None) -> bytes:
    """Return all that a viewer is given of a state."""
    given: dict[str, Any] = {"view": view(game, state, viewer), "to_act": game.to_act(state)}
    if viewer is not None and viewer in game.to_act(state):
        given["actions"] = legal_actions(game, state, viewer)
        given["preview"] = game.preview(state, viewer) if game.preview else None
    if viewer is None and game.overview:
        given["afar"] = [
            game.overview.picture(game.public(state)),
            game.overview.score_line(game.public(state)),
        ]
    if viewer is None and game.highlights and game.highlights.current_attempt:
        given["chance"] = game.highlights.current_attempt(game.public(state))
    return canonical_json(given)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_two_worlds_that_differ_in_secrets_alone_look_the_same(game, seed) -> None:
    twin, rng = twin_of(game), random.Random(seed)
    for state, _, seats in some(game, seed):
        for viewer in (None, *range(seats)):
            assert known(game, twin(state, viewer, rng), viewer) == known(game, state, viewer)


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_the_log_tells_no_more_than_what_is_then_to_be_seen(game, seed) -> None:
    """A viewer who sees no difference after two actions gets no difference in their events."""
    twin, rng = twin_of(game), random.Random(seed)
    for state, _, seats in some(game, seed, 30):
        for viewer in (None, *range(seats)):
            other = twin(state, viewer, rng)
            for seat in game.to_act(state):
                mine, yours = (legal_actions(game, world, seat) for world in (state, other))
                if both := [one for one in mine if one in yours]:
                    same = rng.choice(both)
                    _tells_the_same(game, viewer, seat, (state, same), (other, same))
                if viewer != seat:
                    _tells_the_same(game, viewer, seat, *((state, rng.choice(mine)) for _ in range(2)))


def _tells_the_same(game: Any, viewer: Seat | None, seat: Seat, *worlds: tuple[Any, Any]) -> None:
    """The draws are the same. If only one of the two states remains possible, the secret is out and may be
    shown.
    """
    steps = [game.apply(state, seat, action, FairChance(bytes(32))) for state, action in worlds]
    views = [canonical_json(view(game, step.state, viewer)) for step in steps]
    if views[0] == views[1] and steps[0].state != steps[1].state:
        told = [[game.shown(event, viewer) for event in step.events] for step in steps]
        assert told[0] == told[1]
        frames = [
            frame(game, viewer, seat, state, step) for (state, _), step in zip(worlds, steps, strict=True)
        ]
        assert frames[0] == frames[1]


def frame(game: Any, viewer: Seat | None, seat: Seat, state: Any, step: Step[Any]) -> bytes:
    """Return what a live channel of this viewer sends of one step, byte for byte."""
    before, after = Position(game, 41, 0, state), Position(game, 42, 0, step.state)
    told = ActionEvents(42, seat, step.events)
    head = step_head(before, after, encoded_ops(shared_ops(before, after, bytes(32))), None)
    return step_message(head, before, after, viewer, log_lines_for(game, viewer, told))


@every_game
def test_the_worlds_differ_wherever_a_seat_knows_more_than_all(game) -> None:
    """Otherwise these tests would prove nothing."""
    twin, rng = twin_of(game), random.Random(7)
    met = [one for seed in range(4) for one in some(game, seed, 40)]
    secrets = any(game.own(state, seat) for state, _, seats in met for seat in range(seats))

    differ = [one for one in met if any(twin(one.state, viewer, rng) != one.state for viewer in one.viewers)]

    assert len(differ) > len(met) / 10 or not secrets

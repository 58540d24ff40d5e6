"""Stories of matches of random play, told once for all tests."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from app.engine.capabilities.highlights import Highlight
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.types import Step
from app.table.state.position import ActionEvents as Action
from app.table.state.position import Position
from app.table.stories.story import Story
from app.table.stories.story_builder import StoryBuilder
from tests.games.matches import GAMES, moments

every_game_with_highlights = pytest.mark.parametrize("id", [game.id for game in GAMES if game.highlights])
MATCHES = 6


@cache
def stories_of(id: str) -> list[tuple[Story, list[tuple[Highlight, Step[Any]]], dict[str, Any], int]]:
    """Return story, highlights with their steps, outcome and number of seats of some random matches."""
    return [story_of_match(catalog()[id], seed) for seed in range(MATCHES)]


def story_of_match(game: AnyGame, seed: int) -> Any:
    """Play one random match and tell it, as `stories_of` does."""
    match = [*moments(game, seed)]
    seats = match[0].seats
    builder, found = StoryBuilder(game, seats), []
    seen = (
        (Position(game, seq, 0, now.state), Action(seq, None, now.events)) for seq, now in enumerate(match)
    )
    statistics = builder.follow(seen)
    for was, now in pairwise(match):
        shown = [event for one in now.events if (event := game.shown(one, None))]
        assert game.highlights is not None
        worth = game.highlights.detect(shown, game.public(was.state), game.public(now.state), None)
        found += [(one, Step(now.state, tuple(shown))) for one in worth if isinstance(one, Highlight)]
    outcome = msgspec.to_builtins(game.outcome(match[-1].state))
    return builder.story(outcome, statistics), found, outcome, seats


def stories_with_documents(id: str) -> Iterator[tuple[Story, dict[str, Any]]]:
    """Yield each story with the parts of its match's last document that telling it needs."""
    for seed, (story, _, outcome, seats) in enumerate(stories_of(id)):
        *_, last = moments(catalog()[id], seed)
        names = [{"seat": seat, "sign": seat, "player": {"name": f"P{seat}"}} for seat in range(seats)]
        yield story, {"seats": names, "outcome": outcome, "view": catalog()[id].public(last.state)}

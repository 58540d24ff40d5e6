"""Finds the rules by which a stored match is played."""

from collections.abc import Mapping
from typing import TypeAlias

from app.db.models import Match
from app.engine.contract import AnyGame
from app.engine.lesson import as_lesson

Games: TypeAlias = Mapping[str, AnyGame]
"""All games of this server, by id."""


def rules_for(games: Games, match: Match) -> AnyGame | None:
    """Return the rules of this match, including those of a lesson; None if this server no longer has its
    game.
    """
    game = games.get(match.game)
    return as_lesson(game) if game is not None and match.lesson else game

"""The rules by which a stored match is played."""

from collections.abc import Mapping
from typing import Any

from app.db.models import Match
from app.engine.contract import Game
from app.engine.lesson import as_lesson


def rules_for(games: Mapping[str, Game[Any, Any]], match: Match) -> Game[Any, Any] | None:
    """The rules of this match; None where this server no longer has its game."""
    game = games.get(match.game)
    return as_lesson(game) if game is not None and match.lesson else game

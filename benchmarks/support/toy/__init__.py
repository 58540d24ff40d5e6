"""A game for measuring: as little rule as can be, a board of plain arrays, a die a move, no end.

The benchmark drops this folder into a copy of the project, as `app/games/toy`.
"""

from app.games.toy.rules import GAME

__all__ = ["GAME"]

"""A game for measuring, with as little rule as possible: a board of plain arrays, a die per move, no end.

The benchmark copies this folder into a copy of the project, as `app/games/toy`.
"""

from app.games.toy.rules import GAME

__all__ = ["GAME"]

"""The catalogue of games: every package in `app.games`, each of which defines `GAME`."""

import pkgutil
from functools import cache
from importlib import import_module

from app.engine.contract import AnyGame, Game


@cache
def catalog() -> dict[str, AnyGame]:
    """Return all games by id, sorted.

    Raises:
        RuntimeError: A package in `app.games` is not a game; the message names it.
    """
    package = import_module("app.games")
    names = sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    return {name: _game(name) for name in names}


def _game(name: str) -> AnyGame:
    game = getattr(import_module(f"app.games.{name}"), "GAME", None)
    if not isinstance(game, Game):
        raise RuntimeError(f"app/games/{name} has no GAME: every package there must be a game")
    if game.id != name:
        raise RuntimeError(f"app/games/{name} calls itself {game.id!r}: a game's id is its folder's name")
    return game

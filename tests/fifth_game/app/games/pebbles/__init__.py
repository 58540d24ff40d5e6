"""Pebbles: two players take stones from one heap. RULES.md has the rules."""

from app.engine.contract import Game
from app.engine.game_package import assemble
from app.games.pebbles.actions import Action
from app.games.pebbles.model import State

GAME: Game[State, Action] = assemble(
    __name__,
    title="Pebbles",
    rules_version=1,
    seats=(2, 2),
)

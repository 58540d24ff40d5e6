"""Helvetia Cup: fantasy football on a hex pitch for two coaches. RULES.md numbers the rules."""

from app.engine.contract import Game
from app.engine.game_package import assemble
from app.games.helvetia_cup.actions import Action
from app.games.helvetia_cup.model import State

GAME: Game[State, Action] = assemble(
    __name__,
    title="Helvetia Cup",
    rules_version=3,
    seats=(2, 2),
)

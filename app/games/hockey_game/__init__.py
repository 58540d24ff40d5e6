"""Hockey Game: two seats, three periods, one puck. The rules are in RULES.md."""

from app.engine.contract import Game
from app.engine.game_package import assemble
from app.games.hockey_game.actions import Action
from app.games.hockey_game.model import State

GAME: Game[State, Action] = assemble(
    __name__,
    title="Hockey Game",
    rules_version=2,
    seats=(2, 2),
)

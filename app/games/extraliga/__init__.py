"""Extraliga All-Stars: draft a team, build its lines, play a short season. See RULES.md."""

from app.engine.contract import Game
from app.engine.game_package import assemble
from app.games.extraliga.actions import Action
from app.games.extraliga.model import State

GAME: Game[State, Action] = assemble(
    __name__,
    title="Extraliga All-Stars",
    rules_version=2,
    seats=(2, 5),
)

"""Um Reifenbreite, a bicycle race for two to four team managers. The rules are in RULES.md."""

from app.engine.contract import Game
from app.engine.game_package import assemble
from app.games.um_reifenbreite.actions import Action
from app.games.um_reifenbreite.model import State

GAME: Game[State, Action] = assemble(
    __name__,
    title="Um Reifenbreite",
    rules_version=2,
    seats=(2, 4),
)

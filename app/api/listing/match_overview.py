"""A match at a glance, as anybody may see it: score, phase, position."""

from msgspec import Struct

from app.api.i18n.match_text import in_game
from app.engine.capabilities.overview import BoardPicture
from app.engine.contract import AnyGame
from app.engine.types import View
from app.table.table import Table


class Glance(Struct, frozen=True):
    """`scores` by seat; `phase` in the reader's language."""

    scores: tuple[int, ...]
    phase: str
    picture: BoardPicture


def glance_of(table: Table, lang: str) -> Glance | None:
    """None before the start, and of a game that is not shown from afar."""
    if table.game is None or table.position is None:
        return None
    return glance(table.game, table.position.public, lang)


def glance(game: AnyGame, public: View, lang: str) -> Glance | None:
    if game.overview is None:
        return None
    score_line = game.overview.score_line(public)
    phase = in_game(lang, game.id, score_line.phase, **score_line.params) or ""
    return Glance(score_line.scores, phase, game.overview.picture(public))

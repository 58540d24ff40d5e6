"""The overview of a match, as everybody may see it: score, phase and position."""

from msgspec import Struct

from app.api.i18n.match_text import game_text
from app.engine.capabilities.overview import BoardPicture
from app.engine.contract import AnyGame
from app.engine.types import View
from app.table.table import Table


class MatchOverview(Struct, frozen=True):
    """The overview of a match. `scores`: by seat. `phase`: in the reader's language."""

    scores: tuple[int, ...]
    phase: str
    picture: BoardPicture


def match_overview(table: Table, lang: str) -> MatchOverview | None:
    """Return the overview of a match; None before the start, and for a game without overviews."""
    if table.game is None or table.position is None:
        return None
    return overview_of(table.game, table.position.public, lang)


def overview_of(game: AnyGame, public: View, lang: str) -> MatchOverview | None:
    """Return the overview of a public view; None for a game without overviews, and for an empty view: that of
    a match whose rules have changed.
    """
    if game.overview is None or not public:
        return None
    score_line = game.overview.score_line(public)
    phase = game_text(lang, game.id, score_line.phase, **score_line.params) or ""
    return MatchOverview(score_line.scores, phase, game.overview.picture(public))

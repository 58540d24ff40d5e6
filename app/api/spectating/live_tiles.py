"""A match in progress as its card shows it: public information, computed once for all spectators."""

from weakref import WeakKeyDictionary

from msgspec import Struct

from app.api.i18n.match_text import seat_name
from app.api.i18n.translations import texts
from app.api.listing.match_overview import match_overview
from app.api.spectating.commentary import commentary
from app.db.match_status import MatchStatus
from app.engine.capabilities.overview import Box
from app.engine.contract import AnyGame
from app.table.table import Table


class LiveTile(Struct, frozen=True, omit_defaults=True):
    """The changing parts of a match's card.

    `scores`: By seat.
    `lines`: Sentences of commentary, the newest last.
    `label`: All of it in one sentence, for screen readers.
    `over`: The match has ended.

    A game without previews has no scores, no `box` and no `svg`.
    """

    id: str
    seq: int
    phase: str
    viewers: int
    stands: str
    label: str
    lines: tuple[str, ...]
    scores: tuple[int, ...] = ()
    box: Box | None = None
    svg: str = ""
    over: bool = False


_last_tiles: WeakKeyDictionary[Table, dict[str, LiveTile]] = WeakKeyDictionary()
"""The last tile of each table, by language."""


def live_tile(table: Table, lang: str, listed: bool = True) -> LiveTile | None:
    """Return a match's tile, the same object as long as nothing changes; None if the match is not visible.

    listed: False for readers who may see a private match, too.
    """
    if table.game is None or table.position is None:
        return None
    if listed and table.header.visibility != "public":
        return None
    of_table = _last_tiles.setdefault(table, {})
    viewers, over = table.spectators()[0], table.status is MatchStatus.FINISHED
    last = of_table.get(lang)
    if last is None or (last.seq, last.viewers, last.over) != (table.seq, viewers, over):
        of_table[lang] = last = _build(table, table.game, lang, viewers, over)
    return last


def _build(table: Table, game: AnyGame, lang: str, viewers: int, over: bool) -> LiveTile:
    seen = match_overview(table, lang)
    phase = texts.say(lang, "wa-final") if over else seen.phase if seen else ""
    scores = seen.scores if seen else ()
    stands = texts.say(lang, "wa-stands", n=viewers)
    names = [seat_name(seat, lang) for seat in table.seat_views()]
    sides = [f"{name} {score}" for name, score in zip(names, scores, strict=True)] if scores else names
    lines = tuple(commentary(table, game, lang))
    return LiveTile(
        id=table.header.id,
        seq=table.seq,
        phase=phase,
        viewers=viewers,
        stands=stands,
        label=", ".join(filter(None, [*sides, game.title, phase, *lines[-1:], stands])),
        lines=lines,
        scores=scores,
        box=seen.picture.box if seen else None,
        svg=seen.picture.pieces if seen else "",
        over=over,
    )

"""A match under way as a card shows it: what anybody may see, made once for all who look."""

from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from app.api.glance import glance_of
from app.api.telling import against_the_odds, before_the_throw
from app.api.text import texts
from app.api.wording import game_line, name_of, words_of
from app.engine.afar import Box
from app.engine.contract import Game
from app.engine.told import Chance
from app.table.table import Table

LINES, LOOKED_THROUGH = 3, 20
"""Of the log that are told, and how many of the last are looked through for them."""


class Tile(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="tile"):
    """`scores` by seat; `lines` of the log, the last last; `label`: all of it in one sentence for a reader.

    A game that is not shown from afar has no scores, no `box` and no `svg`. `over`: the match has ended.
    """

    id: str
    seq: int
    phase: str
    viewers: int
    stands: str
    label: str
    lines: list[str]
    scores: tuple[int, ...] = ()
    box: Box | None = None
    svg: str = ""
    over: bool = False


_kept: WeakKeyDictionary[Table, dict[str, Tile]] = WeakKeyDictionary()
"""The last tile of each table, by language."""


_begun: WeakKeyDictionary[Table, Chance] = WeakKeyDictionary()
"""With what chance began what was last seen to stand."""


def tile_of(table: Table, lang: str) -> Tile | None:
    """The same object while nothing has changed; None where nothing can be seen of a match."""
    if table.game is None or table.moment is None or table.header.visibility != "public":
        return None
    of_table = _kept.setdefault(table, {})
    viewers, over = table.spectators()[0], table.status == "finished"
    last = of_table.get(lang)
    if last is None or (last.seq, last.viewers, last.over) != (table.seq, viewers, over):
        of_table[lang] = last = _made(table, table.game, lang, viewers, over)
    return last


def _made(table: Table, game: Game[Any, Any], lang: str, viewers: int, over: bool) -> Tile:
    seen = glance_of(table, lang)
    phase = texts.say(lang, "wa-final") if over else seen.phase if seen else ""
    scores = seen.scores if seen else ()
    stands = texts.say(lang, "wa-stands", n=viewers)
    names = [name_of(seat, lang) for seat in table.seats_seen()]
    sides = [f"{name} {score}" for name, score in zip(names, scores, strict=True)] if scores else names
    return Tile(
        id=table.header.id,
        seq=table.seq,
        phase=phase,
        viewers=viewers,
        stands=stands,
        label=", ".join(filter(None, [*sides, game.title, phase, stands])),
        lines=_lines(table, game, lang),
        scores=scores,
        box=seen.picture.box if seen else None,
        svg=seen.picture.pieces if seen else "",
        over=over,
    )


def _lines(table: Table, game: Game[Any, Any], lang: str) -> list[str]:
    """The last of the log that say more than a heading, and the chance of what stands now."""
    assert table.moment is not None
    silent = game.components().get("log", {}).get("silent", ())
    last = [msgspec.json.decode(line) for line in table.log.lines(None)[-LOOKED_THROUGH:]]
    told = [entry for entry in last if entry["event"] not in silent][-LINES:]
    seats, view = msgspec.json.decode(msgspec.json.encode((table.seats_seen(), table.moment.public)))
    words = words_of(lang, game.id, seats, view)
    said = [game_line(game, entry, words) for entry in told]
    after = _after_it(table, game, lang)
    chance = before_the_throw(game, table.moment.public, words) or after
    return [*said, chance][-LINES:] if chance else said


def _after_it(table: Table, game: Game[Any, Any], lang: str) -> str | None:
    """Nothing, but where what has been seen to begin has come against the odds."""
    assert table.moment is not None
    now = game.telling.chance(table.moment.public) if game.telling and game.telling.chance else None
    begun = _begun.get(table)
    if now is not None and 0 < now.value < 1 and (begun is None or begun.about != now.about):
        _begun[table] = now
    return against_the_odds(begun, now, lang)

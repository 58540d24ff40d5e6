"""Commentary for spectators: what is attempted and what it needs, then how it ended.

It uses only public information: the public view, and the log as spectators read it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from app.api.i18n.match_text import log_entry_text, sentence_text, text_context
from app.api.i18n.number_format import percent
from app.api.i18n.translations import texts
from app.engine.capabilities.highlights import Attempt, Sentence
from app.engine.codec import event_decoder
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext
from app.engine.types import Event, View
from app.table.table import Table

LINES, LOG_LINES_EXAMINED = 3, 20
"""Number of sentences that are shown, and of log lines that are searched for them."""
SURPRISE_BELOW = 0.2


class WatchedTable(Struct, frozen=True):
    """A table as it was when it was last read.

    `stands`: The attempt in progress then, with its probability at the beginning.
    `decided`: The first action after which an attempt had ended, the attempt, and its result if known.
    """

    seq: int
    stands: Attempt | None
    decided: tuple[int, Attempt, Attempt | None] | None = None


_watched: WeakKeyDictionary[Table, WatchedTable] = WeakKeyDictionary()


def commentary(table: Table, game: AnyGame, lang: str) -> list[str]:
    """Return the latest sentences, the newest last."""
    assert table.position is not None
    now = _current_attempt(game, table.position.public)
    since, begun, came = _observe(table, now).decided or (0, None, None)
    seats, view = msgspec.json.decode(msgspec.json.encode((table.seat_views(), table.position.public)))
    words = text_context(lang, game.id, seats, view)
    actions = [[*entries] for _, entries in groupby(_recent_lines(table), _seq)]
    per_action = [_action_commentary(game, entries, words) for entries in actions]
    if begun is not None:
        came = came or _outcome_of(game, begun, (lines for lines in actions if _seq(lines[0]) >= since))
        _insert_attempt(
            per_action, since, attempt_text(game, begun, words), against_the_odds(begun, came, lang)
        )
    said = [line for action_lines in per_action for line in action_lines.lines]
    if now is not None and 0 < now.probability < 1:
        said.append(attempt_text(game, now, words))
    return said[-LINES:]


def _current_attempt(game: AnyGame, public: View) -> Attempt | None:
    return (
        game.highlights.current_attempt(public)
        if game.highlights and game.highlights.current_attempt
        else None
    )


def _observe(table: Table, now: Attempt | None) -> WatchedTable:
    """Record what has changed since the table was last read; the result is the same in all languages."""
    last = _watched.get(table) or WatchedTable(-1, None)
    if last.seq == table.seq:
        return last
    stands, decided = now if now is not None and 0 < now.probability < 1 else None, last.decided
    if last.stands is not None:
        if now is not None and now.about == last.stands.about and (stands is not None or now.open):
            stands = last.stands
        else:
            came = now if now is not None and now.about == last.stands.about else None
            decided = (last.seq + 1, last.stands, came)
    _watched[table] = seen = WatchedTable(table.seq, stands, decided)
    return seen


def _outcome_of(game: AnyGame, begun: Attempt, actions: Iterable[Sequence["Line"]]) -> Attempt | None:
    """Return the result of an attempt from the events of actions, when the view no longer shows it."""
    if game.highlights is None or game.highlights.attempt_result is None:
        return None
    for lines in actions:
        success = game.highlights.attempt_result([event for _, event in lines if event], begun)
        if success is not None:
            return Attempt(begun.about, begun.seat, float(success))
    return None


Line = tuple[dict[str, Any], Event | None]


def _seq(line: Line) -> int:
    return int(line[0]["seq"])


def _recent_lines(table: Table) -> Iterator[Line]:
    """Yield the latest log entries, each with its event; None for an entry of the table itself."""
    assert table.game is not None
    decoder = event_decoder(table.game)
    for line in table.log.lines(None)[-LOG_LINES_EXAMINED:]:
        try:
            event = decoder.decode(line)
        except msgspec.ValidationError:
            event = None
        yield msgspec.json.decode(line), event


@dataclass(slots=True)
class ActionCommentary:
    """The sentences about one action. `decides`: something was decided by it."""

    seq: int
    lines: list[str]
    decides: bool


def _action_commentary(game: AnyGame, entries: Sequence[Line], words: TextContext) -> ActionCommentary:
    """Return the sentences about one action.

    They are the game's own comments on its events, and the log's sentences for other events except headings.
    Beside a comment, only the log's emphasised sentences are used.
    """
    log, comment = game.components().get("log", {}), game.highlights.comment if game.highlights else None
    events = [event for _, event in entries if event]
    comments = [comment(event, events) if comment and event else None for _, event in entries]
    action_lines = ActionCommentary(entries[0][0]["seq"], [], any(comments))
    for (entry, _), said in zip(entries, comments, strict=True):
        kind = entry["event"]
        if said is not None:
            action_lines.lines += (sentence_text(game, one, words) for one in said)
        elif kind in log.get("bands", ()) if action_lines.decides else kind not in log.get("silent", ()):
            action_lines.lines.append(log_entry_text(game, entry, words))
    return action_lines


def _insert_attempt(
    per_action: Sequence[ActionCommentary], at: int, before: str, surprise: str | None
) -> None:
    """Put the sentence about an attempt before the result, which can come some actions later."""
    since = [action_lines for action_lines in per_action if action_lines.seq >= at and action_lines.lines]
    action_lines = next((one for one in since if one.decides), since[0] if since else None)
    if action_lines is not None:
        action_lines.lines[:0] = [before]
        if surprise and action_lines.decides:
            action_lines.lines[-1] += f" {surprise}"


def attempt_text(game: AnyGame, now: Attempt, words: TextContext) -> str:
    """Return the sentence about an attempt in progress, with its probability."""
    return sentence_text(
        game,
        Sentence(now.sentence.says, {"who": now.seat, "p": now.probability, **now.sentence.params}),
        words,
    )


def against_the_odds(begun: Attempt | None, now: Attempt | None, lang: str) -> str | None:
    """Return a sentence if an attempt ended against a high probability; None otherwise."""
    if begun is None or now is None or begun.about != now.about or 0 < now.probability < 1:
        return None
    before = begun.probability if now.probability else 1 - begun.probability
    return texts.say(lang, "co-against", p=percent(before, lang)) if before <= SURPRISE_BELOW else None

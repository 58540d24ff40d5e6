"""The players' words: each player's secret share of chance, committed to before the start.

Chance depends on all of them and on the server's seed. The server commits to its seed before the first player
sits down, and the words are revealed only when no seat and no setting can change any more. So nobody can
choose theirs to fit the others.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from app.db.chance_columns import WordColumns
from app.db.models import Seat
from app.db.tournament_models import Coach
from app.engine.chance import word_commitment
from app.errors import BadRequest

CHANCE_VERSION = 2
HEX_OF_32_BYTES = re.compile(r"[0-9a-f]{64}")
JUST_NOW = timedelta(seconds=10)
"""A player who sat down or asked for the start within this time is waited for without a live channel."""


class ChanceHeader(Protocol):
    """The header of a match or a tournament, as far as chance goes."""

    @property
    def chance_version(self) -> int: ...
    @property
    def server_seed(self) -> bytes: ...
    @property
    def chosen(self) -> str | None: ...


class WordPlace(Protocol):
    """A seat, or a coach's place in a tournament, as far as chance goes."""

    @property
    def client_seed(self) -> str | None: ...
    @property
    def word_commitment(self) -> str | None: ...
    @property
    def word(self) -> str | None: ...


class Sitting(Protocol):
    """A seat or a place, as far as it matters who has sat there longest."""

    @property
    def player_id(self) -> str | None: ...
    @property
    def sat_at(self) -> datetime | None: ...


def key_words(header: ChanceHeader, places: Sequence[WordPlace]) -> list[str]:
    """Return the words that enter the key of the stream, in order; "" for a place without one."""
    if header.chance_version == 1:
        return [one.client_seed or "" for one in places]
    return [one.word or "" for one in places]


def validated_commitment(given: str | None) -> str | None:
    """Return a player's word commitment; None without one. Raises BadRequest."""
    if given is not None and not HEX_OF_32_BYTES.fullmatch(given):
        raise BadRequest("word-commitment")
    return given


def seat_player(row: Seat | Coach, player_id: str, commitment: str | None, now: datetime) -> None:
    """Give a free place to a player, with the commitment of their word. Raises BadRequest."""
    commitment = validated_commitment(commitment)
    clear_place(row)
    row.player_id, row.word_commitment, row.sat_at = player_id, commitment, now


def clear_place(row: Seat | Coach) -> None:
    """Free a place; the next player there needs a commitment of their own."""
    row.player_id = row.bot = row.client_seed = None
    row.word_commitment = row.word = row.sat_at = None
    row.awaited = False
    if isinstance(row, Seat):
        row.ready = False


def longest_seated(
    places: Iterable[Sitting], but: str, is_here: Callable[[str], bool] = lambda _: True
) -> str | None:
    """Return the player who has sat longest, of those who are here and without `but`; None: there is none."""
    seated = [
        (one.sat_at, one.player_id)
        for one in places
        if one.player_id not in (None, but) and one.sat_at is not None and is_here(one.player_id)
    ]
    return min(seated)[1] if seated else None


def owes_word(place: WordPlace) -> bool:
    """Return whether the player has committed to a word and not revealed it."""
    return place.word_commitment is not None and place.word is None


def sat_down_lately(row: WordColumns, now: datetime) -> bool:
    return row.sat_at is not None and now - row.sat_at < JUST_NOW


def await_words(rows: Sequence[WordColumns], awaited: Sequence[WordColumns]) -> bool:
    """Note the places whose words the start waits for; return whether there are any."""
    for row in rows:
        row.awaited = row in awaited
    return bool(awaited)


def accept_word(row: WordColumns, word: str) -> None:
    """Take the revealed word of a place. Raises BadRequest if it is not the one that was committed to."""
    if not HEX_OF_32_BYTES.fullmatch(word) or word_commitment(word) != row.word_commitment:
        raise BadRequest("word-differs")
    row.word = word


def drop_words(rows: Sequence[WordColumns]) -> None:
    """Take back all words of a start that failed: those that were revealed are no longer secret."""
    for row in rows:
        row.word_commitment = row.word = None
        row.awaited = False


def are_words_in(rows: Sequence[WordColumns]) -> bool:
    """Return whether no awaited word is missing."""
    return not any(row.awaited and row.word is None for row in rows)

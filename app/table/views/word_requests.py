"""Asks the players of a starting match for their words."""

from collections.abc import Iterable

from app.db.match_status import MatchStatus
from app.engine.chance import commitment
from app.table.state.player_words import owes_word
from app.table.state.table_state import TableState
from app.table.wire.channel import Channel
from app.table.wire.document import Starting, iso, reveal_message


def starting_view(table: TableState) -> Starting | None:
    """Return until when a starting match waits, and which words it has; None unless it is starting."""
    until = table.header.reveal_until
    if table.status is not MatchStatus.STARTING or until is None:
        return None
    return Starting(iso(until), [one.word is not None for one in table.seats])


def ask_for_words(table: TableState, channels: Iterable[Channel]) -> None:
    """Ask those of the channels for their words whose players owe one, if the match is starting."""
    if table.status is not MatchStatus.STARTING:
        return
    owing = {one.player_id for one in table.seats if owes_word(one)}
    promised = [one.word_commitment for one in table.seats]
    message = reveal_message(commitment(table.header.server_seed), promised)
    for channel in channels:
        if channel.player_id is not None and channel.player_id in owing:
            channel.put(message)

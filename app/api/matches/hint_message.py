"""A hint as a message: the action and its reasons, also in the reader's language."""

import msgspec

from app.api.i18n.match_text import document_of, reason_text, text_context
from app.table.state.hint import Hint
from app.table.table import Table
from app.table.wire.frame import framed


def hint_message(table: Table, hint: Hint, player_id: str | None, ref: str | None, lang: str) -> bytes:
    """Encode a hint for the player who asked for it."""
    assert table.game is not None
    doc = document_of(table, table.seat_of(player_id))
    words = text_context(lang, table.game.id, doc["seats"], doc["view"])
    told = {
        "t": "hint",
        "ref": ref,
        "seq": hint.seq,
        "action": hint.action,
        "reasons": hint.reasons,
        "sentences": [reason_text(table.game, reason, words) for reason in hint.reasons],
    }
    return framed(msgspec.json.encode(told))

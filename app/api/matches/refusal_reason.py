"""The answer to `why` (docs/PROTOCOL.md): why an action is not possible. It changes nothing."""

from typing import Any

import msgspec

from app.api.access.errors import objection_sentence
from app.api.i18n.match_text import seat_name
from app.api.i18n.translations import texts
from app.engine.operations import Malformed
from app.engine.types import Objection, Seat
from app.errors import BadRequest
from app.table.table import Table


def why_message(table: Table, seat: Seat | None, action: dict[str, Any], ref: str | None, lang: str) -> bytes:
    """Encode the answer for the player on `seat`, judged by the current position. Raises BadRequest."""
    objection = _objection(table, seat, action)
    return msgspec.json.encode(
        {
            "t": "why",
            "ref": ref,
            "seq": table.seq,
            "objection": objection,
            "detail": objection_sentence(objection, table.header.game, lang)
            if objection
            else _reason_without_rule(table, seat, lang),
        }
    )


def _objection(table: Table, seat: Seat | None, action: dict[str, Any]) -> Objection | None:
    if table.position is None:
        return None
    try:
        return table.position.objection(seat, action)
    except Malformed as error:
        raise BadRequest("no-action", cause=error) from None


def _reason_without_rule(table: Table, seat: Seat | None, lang: str) -> str:
    """Return a sentence that explains why an action does nothing here although no rule forbids it."""
    to_act = table.position.to_act if table.position else ()
    if seat is None:
        return texts.say(lang, "table-wrong-watching")
    if not to_act or seat in to_act:
        return texts.say(lang, "table-wrong-here")
    names = [seat_name(sat, lang) for sat in table.seat_views() if sat.seat in to_act]
    return texts.say(lang, "table-wrong-other", names=", ".join(names), count=len(names))

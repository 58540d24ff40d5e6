"""Text in requests that can be stored: PostgreSQL holds neither a NUL nor half of a surrogate pair.

The check is the same for all routes, so that no query meets such text: addresses are checked by a dependency
of the app, JSON bodies by their base class.
"""

from typing import Any

from fastapi import Request
from pydantic import BaseModel, ConfigDict, model_validator
from starlette.requests import HTTPConnection

from app.errors import BadRequest
from app.table.wire.document import storable


class Strict(BaseModel):
    """A JSON body in which every field is known, of the right type and storable."""

    model_config = ConfigDict(strict=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _check_text(cls, body: Any) -> Any:
        if not is_storable(body):
            raise ValueError("a text has a NUL or half of a surrogate pair")
        return body


def is_storable(value: Any) -> bool:
    """Return whether every text in a JSON value, however deep, can be stored."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str) and not storable(one):
            return False
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
    return True


async def check_address(connection: HTTPConnection) -> None:
    """Check the path and the query of a request. Raises BadRequest; live channels check their own."""
    if not isinstance(connection, Request):
        return
    texts = [connection.url.path, *(text for pair in connection.query_params.multi_items() for text in pair)]
    if not is_storable(texts):
        raise BadRequest("request-unread")

"""JSON requests and responses; their OpenAPI schemas come from the structs themselves."""

from typing import Any, TypeVar

import msgspec
from fastapi import Response

from app.engine.schema import schema_of
from app.errors import BadRequest

PROBLEM = {
    "type": "object",
    "required": ["type", "title", "status", "detail", "code"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
        "code": {"type": "string"},
        "clause": {"type": "string"},
        "cause": {"type": "string"},
    },
}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "An error of docs/PROTOCOL.md",
        "content": {"application/problem+json": {"schema": PROBLEM}},
    }
}


S = TypeVar("S", bound=msgspec.Struct)


def decode_body(body: bytes, kind: type[S]) -> S:
    """Decode a request body into a struct. Raises BadRequest."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest("request-unread", cause=error) from None


def body_schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the `openapi_extra` of a route whose body is a `kind`."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema_of(kind)}}}}


def json_response(value: Any, status: int = 200) -> Response:
    """Encode a value as a JSON response."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def response_schemas(
    kind: Any, status: int = 200, description: str = "OK"
) -> dict[int | str, dict[str, Any]]:
    """Return the `responses` of a route that answers with a `kind` or a problem."""
    return {
        status: {"description": description, "content": {"application/json": {"schema": schema_of(kind)}}},
        **PROBLEMS,
    }

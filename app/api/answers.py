"""Answers in JSON, with their schemas in OpenAPI taken from the structs themselves."""

from typing import Any

import msgspec
from fastapi import Response

from app.engine.schema import schema_of

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
    },
}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "An error of docs/PROTOCOL.md",
        "content": {"application/problem+json": {"schema": PROBLEM}},
    }
}


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answers(kind: Any, status: int = 200, description: str = "OK") -> dict[int | str, dict[str, Any]]:
    """`responses=` of a route that answers with a `kind` or a problem."""
    return {
        status: {"description": description, "content": {"application/json": {"schema": schema_of(kind)}}},
        **PROBLEMS,
    }

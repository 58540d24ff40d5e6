"""Types of query parameters. An empty value (`?game=`) counts as absent, because forms send every field."""

from typing import Annotated, Literal

from fastapi import Query
from pydantic import BeforeValidator


def none_if_empty(value: object) -> object:
    """Return None for an empty value."""
    return value or None


Status = Annotated[
    Literal["lobby", "starting", "playing", "asleep", "finished"] | None, BeforeValidator(none_if_empty)
]
GameId = Annotated[str | None, BeforeValidator(none_if_empty), Query(description="only this game")]
Number = Annotated[int | None, BeforeValidator(none_if_empty)]
Flag = Annotated[bool, BeforeValidator(lambda value: value or False)]

"""The time controls of a table: none, per decision, a bank, or days (docs/PROTOCOL.md)."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from app.engine.types import TimeControlPreset
from app.errors import BadRequest

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Thinking = Annotated[int, Meta(ge=SECOND, le=DAY)]
Increment = Annotated[int, Meta(ge=0, le=MINUTE)]


class PerDecision(Struct, frozen=True, tag_field="kind", tag="decision", forbid_unknown_fields=True):
    """A fixed time for each decision, multiplied by its weight."""

    ms: Thinking


class Bank(Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True, omit_defaults=True):
    """A total time for the match, plus an increment whenever a decision ends.

    With `delay` a decision gives back no more than it took, so that the total never grows.
    """

    ms: Thinking
    increment_ms: Increment
    delay: bool = False


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Correspondence: a number of periods of 24 hours for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)]


TimeControl: TypeAlias = PerDecision | Bank | Days


def time_control_of(raw: object) -> TimeControl | None:
    """Return the time control that `raw` describes; None for None. Raises BadRequest."""
    if raw is None:
        return None
    try:
        clock: TimeControl = msgspec.convert(raw, TimeControl)
    except msgspec.ValidationError as error:
        raise BadRequest("no-such-clock", cause=error) from None
    return clock


def clock_json(control: TimeControl | None) -> dict[str, Any] | None:
    """Return the time control as it is stored and sent."""
    return None if control is None else msgspec.to_builtins(control)


def clock_of_preset(preset: TimeControlPreset) -> TimeControl:
    """Return the clock that a preset describes."""
    if preset.days:
        return Days(preset.days)
    if preset.minutes:
        return Bank(preset.minutes * MINUTE, preset.increment * SECOND, preset.delay)
    return PerDecision(preset.seconds * SECOND)

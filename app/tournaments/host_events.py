"""The events of entries that the host makes; they do not change the state of the tournament's rules."""

from app.engine.types import Event


class RoundOpened(Event, frozen=True, tag="round_opened"):
    """The host has ended the pause before a round."""


class GraceLengthened(Event, frozen=True, tag="grace_lengthened"):
    """The host lets absent players be waited for longer."""

    minutes: int

"""What a game needs to put an event into words where no script runs: a language, names, sentences."""

from collections.abc import Callable
from dataclasses import dataclass

Seat = int


@dataclass(frozen=True, slots=True)
class Words:
    lang: str
    name: Callable[[Seat], str]
    """Who sits there."""
    say: Callable[..., str]
    """(message id, **variables): a sentence of the game's own files."""

"""The names of the computer coaches."""

from collections.abc import Mapping
from typing import Any

from app.engine.types import Seat

NAMES = ("Puk", "Rolba", "Mantinel", "Buly", "Forček")
"""By seat: words of the game in Czech, the same in every language. The first seat is mostly a person's."""


def computer_name(options: Mapping[str, Any], seat: Seat) -> str:
    """Return the name of a computer coach on this seat; `options` do not matter."""
    return NAMES[seat]

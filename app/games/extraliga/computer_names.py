"""The names and tempers of the computer coaches."""

from collections.abc import Mapping
from typing import Any

from app.engine.capabilities.temper import Temper
from app.engine.types import Seat

NAMES = ("Puk", "Rolba", "Mantinel", "Buly", "Forček")
"""By seat: words of the game in Czech, the same in every language. The first seat is mostly a person's."""
TEMPERS = (Temper.HASTY, Temper.PATIENT, Temper.PATIENT, Temper.HASTY, Temper.HASTY)


def computer_name(options: Mapping[str, Any], seat: Seat) -> str:
    """Return the name of a computer coach on this seat; `options` do not matter."""
    return NAMES[seat]


def computer_temper(options: Mapping[str, Any], seat: Seat) -> Temper:
    """Return the temper of a computer coach on this seat; `options` do not matter."""
    return TEMPERS[seat]

"""The names and tempers of the computer managers."""

from collections.abc import Mapping
from typing import Any

from app.engine.capabilities.temper import Temper
from app.engine.types import Seat

NAMES = ("Ritzel", "Sattel", "Pedal", "Speiche")
"""By seat: parts of a bicycle in German, as the game's title, the same in every language."""
TEMPERS = (Temper.HASTY, Temper.PATIENT, Temper.HASTY, Temper.PATIENT)


def computer_name(options: Mapping[str, Any], seat: Seat) -> str:
    """Return the name of a computer manager on this seat; `options` do not matter."""
    return NAMES[seat]


def computer_temper(options: Mapping[str, Any], seat: Seat) -> Temper:
    """Return the temper of a computer manager on this seat; `options` do not matter."""
    return TEMPERS[seat]

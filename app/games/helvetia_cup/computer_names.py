"""The names of the computer coaches: each team has its own."""

from collections.abc import Mapping
from typing import Any

from app.engine.types import Seat
from app.games.helvetia_cup.data import TEAMS


def computer_name(options: Mapping[str, Any], seat: Seat) -> str:
    """Return the name of the coach of the team on this seat; "II" follows it where both have one team."""
    teams = options["teams"]
    name = TEAMS[teams[seat]].coach
    return f"{name} II" if seat and teams[0] == teams[1] else name

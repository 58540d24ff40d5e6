"""The names and tempers of the computer coaches: each team has its own coach."""

from collections.abc import Mapping
from typing import Any

from app.engine.capabilities.temper import Temper
from app.engine.types import Seat
from app.games.helvetia_cup.data import TEAMS

TEMPERS: Mapping[str, Temper] = {
    "dragons": Temper.HASTY,
    "fools": Temper.HASTY,
    "bears": Temper.PATIENT,
    "ogres": Temper.PATIENT,
    "vampires": Temper.HASTY,
    "diplomats": Temper.PATIENT,
    "dwarfs": Temper.PATIENT,
    "elves": Temper.HASTY,
}
"""The temper of the coach by team."""


def computer_name(options: Mapping[str, Any], seat: Seat) -> str:
    """Return the name of the coach of the team on this seat; "II" follows it where both have one team."""
    teams = options["teams"]
    name = TEAMS[teams[seat]].coach
    return f"{name} II" if seat and teams[0] == teams[1] else name


def computer_temper(options: Mapping[str, Any], seat: Seat) -> Temper:
    """Return the temper of the coach of the team on this seat."""
    return TEMPERS[options["teams"][seat]]

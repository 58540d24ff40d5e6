"""What lies in the box, for the drawing and for the rules page. `source` tells printed from house-made."""

from typing import Any

from app.engine.contract import View
from app.games.helvetia_cup.data import raw


def components() -> View:
    """Pitch, goal panel, deviation chart, teams, cards and dice; collections keyed by their ids."""
    return {
        "pitch": _pitch(),
        "goal": _goal(),
        "deviation": _deviation(),
        "teams": {team["id"]: _team(team) for team in raw("teams")["teams"]},
        "cards": _cards(),
        "dice": raw("dice"),
        "constants": _constants(),
    }


def _pitch() -> dict[str, Any]:
    pitch = raw("pitch")
    return {**pitch, "hexes": {entry["id"]: entry for entry in pitch["hexes"]}}


def _goal() -> dict[str, Any]:
    goal = raw("goal")
    return {**goal, "sectors": {entry["id"]: entry for entry in goal["sectors"]}}


def _deviation() -> dict[str, Any]:
    chart = raw("deviation")
    return {**chart, "table": {str(roll): entry for roll, entry in chart["table"].items()}}


def _team(team: dict[str, Any]) -> dict[str, Any]:
    return {**team, "footballers": {str(entry["number"]): entry for entry in team["footballers"]}}


def _cards() -> dict[str, Any]:
    cards = raw("cards")
    return {
        "source": cards["source"],
        "note": cards["note"],
        "tactics": {entry["id"]: entry for entry in cards["tactics"]},
        "legendary": {entry["id"]: entry for entry in cards["legendary"]},
        "tasks": {entry["id"]: entry for entry in cards["tasks"]},
    }


def _constants() -> dict[str, Any]:
    return {name: entry for name, entry in raw("constants").items() if name != "source"}

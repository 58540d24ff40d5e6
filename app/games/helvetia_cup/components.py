"""The contents of the box, for the drawing and the rules page. `source` tells printed values from ours."""

from functools import cache
from typing import Any

from app.engine.types import View
from app.games.helvetia_cup.beats import BEATS
from app.games.helvetia_cup.data import SKILLS, raw
from app.games.helvetia_cup.rules.skills import half


@cache
def components() -> View:
    """Return what drawings and pages read of pitch, goal, teams, cards and dice, keyed by their ids."""
    return {
        "pitch": _pitch(),
        "goal": _goal(),
        "teams": {team["id"]: _team(team) for team in raw("teams")["teams"]},
        "cards": _cards(),
        "dice": {"time_die": {"faces": raw("dice")["time_die"]["faces"]}},
        "constants": _constants(),
        "beats": BEATS.components(),
        "log": LOG,
    }


FOOTBALLER = "teams.(coaches.*.team).footballers.*.name"
CARD = "cards.tactics.*.name|cards.legendary.*.name"
DOES = "cards.tactics.*.text|cards.legendary.*.text"
SECTOR = "goal.sectors.*.name"
LOG = {
    "words": {
        "who": "seat",
        **dict.fromkeys(
            ("f", "g", "on", "fell", "offender", "victim", "keeper", "swapped"),
            FOOTBALLER,
        ),
        "starters": {"as": FOOTBALLER, "empty": "–"},
        "substitutes": {"as": FOOTBALLER, "empty": "–"},
        **dict.fromkeys(("dealt.tactics", "legendary", "discarded.card"), CARD),
        "legendary_laid_out.card": CARD,
        "card_played.card": {"as": CARD, "also": {"does": DOES}},
        "aimed.sector": SECTOR,
        "revealed.aim": SECTOR,
        "guarded.sectors": SECTOR,
        "hint.card": CARD,
        **dict.fromkeys(("hint.sector", "hint.sectors"), SECTOR),
        "guard": {"as": SECTOR, "empty": "–"},
        "way": {"join": " – "},
    },
    "bands": [
        "goal_scored",
        "saved",
        "missed",
        "fouled",
        "offside_given",
        "penalty_awarded",
        "half_ended",
        "match_ended",
        "kick_taken",
    ],
    "silent": ["movement_done", "round_ended", "half_started"],
    "chapters": {"half_started": "ui-log-half", "shootout_started": "ui-log-shootout"},
    "before": "ui-before",
}
"""The rules for the log: how fields become words, which lines decide something, where chapters begin."""


def _pitch() -> dict[str, Any]:
    pitch = raw("pitch")
    derived = ("id", "neighbours", "edge", "half", "svg", "acceleration")
    return _without(pitch, "note", "layout") | {
        "hexes": {entry["id"]: _without(entry, *derived) for entry in pitch["hexes"]}
    }


def _without(entry: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return an entry without what a drawing does not need: notes, and what follows from column and row."""
    return {name: value for name, value in entry.items() if name not in names}


def _goal() -> dict[str, Any]:
    goal = raw("goal")
    sectors = {entry["id"]: _without(entry, "adjacent", "source") for entry in goal["sectors"]}
    return _without(goal, "note") | {"sectors": sectors}


def _team(team: dict[str, Any]) -> dict[str, Any]:
    footballers = {str(card["number"]): card | {"tired": _tired(card)} for card in team["footballers"]}
    shown = {name: team[name] for name in ("id", "name", "die")}
    return {**shown, "footballers": footballers}


def _tired(card: dict[str, Any]) -> dict[str, int]:
    """Return the skills of a card without boosts (HC-6.3)."""
    return {skill: half(card[skill]) for skill in SKILLS}


def _cards() -> dict[str, Any]:
    cards = raw("cards")
    return {
        "source": cards["source"],
        "tactics": {entry["id"]: _without(entry, "kind", "params") for entry in cards["tactics"]},
        "legendary": {entry["id"]: _without(entry, "kind", "params") for entry in cards["legendary"]},
        "tasks": {entry["id"]: entry for entry in cards["tasks"]},
    }


def _constants() -> dict[str, Any]:
    return {name: {"value": one["value"]} for name, one in raw("constants").items() if name != "source"}

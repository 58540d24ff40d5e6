"""Builds a game from the modules of its package, which have the same names in every game.

A game is found by its folder, and what it can do by the files in it: `assemble` looks for the names below. So
a game gets an overview by a file `overview.py`, and nothing has to be registered.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from app.engine.contract import AnyGame, Game

REQUIRED: Mapping[str, Mapping[str, str]] = {
    "options": {"options": "Options", "complete": "complete"},
    "model": {"state": "State"},
    "actions": {"actions": "ACTIONS"},
    "apply": {"setup": "setup", "apply": "apply", "forfeit": "forfeit", "outcome": "outcome"},
    "legal": {"to_act": "to_act", "candidates": "candidates"},
    "objections": {"objections": "objections"},
    "view": {"public": "public", "own": "own", "shown": "shown"},
    "components": {"components": "components"},
    "preview": {"preview": "preview"},
    "timing": {
        "decision": "decision",
        "time_control_presets": "TIME_CONTROL_PRESETS",
        "timeout_action": "timeout_action",
    },
}
"""By module: the fields of `Game`, and the name of each in the module."""

OPTIONAL: Mapping[str, Mapping[str, str]] = {
    "beats": {"beats": "BEATS"},
    "bot": {"computer": "COMPUTER"},
    "computer_names": {"computer_name": "computer_name", "computer_temper": "computer_temper"},
    "team_choice": {"team_choice": "TEAM_CHOICE"},
    "advice": {"advice": "advice"},
    "analysis": {"analysis": "ANALYSIS"},
    "overview": {"overview": "OVERVIEW"},
    "luck": {"luck": "LUCK"},
    "highlights": {"highlights": "HIGHLIGHTS"},
    "statistics": {"statistics": "statistics"},
    "tournament.contract": {"tournament": "TOURNAMENT"},
    "tournament_formats": {"tournament_formats": "formats", "match_points": "points"},
}
"""The same table for modules that a game can leave out."""


def assemble(package: str, *, title: str, rules_version: int, seats: tuple[int, int]) -> AnyGame:
    """Return the game of `package`, which is named by its last part; `seats` are the fewest and the most.

    Raises RuntimeError naming a module or a name that is missing.
    """
    optional = {name: fields for name, fields in OPTIONAL.items() if _exists(f"{package}.{name}")}
    found = {
        field: _attribute(f"{package}.{module}", name)
        for module, fields in {**REQUIRED, **optional}.items()
        for field, name in fields.items()
    }
    legal = getattr(import_module(f"{package}.legal"), "legal", None)
    first_match = getattr(import_module(f"{package}.options"), "FIRST_MATCH", {})
    game_id = package.rpartition(".")[2]
    fewest, most = seats
    return Game(
        id=game_id,
        title=title,
        rules_version=rules_version,
        min_seats=fewest,
        max_seats=most,
        legal=legal,
        first_match=first_match,
        **found,
    )


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package around it is missing
        return False


def _attribute(module: str, name: str) -> Any:
    if not _exists(module):
        raise RuntimeError(f"{module} is missing")
    try:
        return getattr(import_module(module), name)
    except AttributeError:
        raise RuntimeError(f"{module} has no {name}") from None

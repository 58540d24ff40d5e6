"""The words of a line of the log, where its fields are ids: for pages without script."""

from collections.abc import Mapping
from typing import Any

from app.engine.words import Words
from app.games.helvetia_cup.data import CARDS, SECTORS

PEOPLE = ("f", "g", "on", "fell", "offender", "victim", "keeper", "swapped")


def spelled(entry: Mapping[str, Any], words: Words) -> dict[str, str | int]:
    """Coaches, footballers, cards and sectors by name."""
    said: dict[str, str | int] = {"named": sum(1 for key in ("f", "g") if entry.get(key))}
    for key, value in entry.items():
        if value is None:
            continue
        if key == "who":
            said[key] = words.name(value)
        elif key in PEOPLE:
            said[key] = _footballer(value, words)
        elif key in ("starters", "substitutes"):
            said[key] = ", ".join(_footballer(id_, words) for id_ in value) or "–"
        elif key in ("card", "legendary") and value in CARDS:
            said[key] = CARDS[value].name[words.lang]
        elif key == "tactics":
            said[key] = ", ".join(CARDS[id_].name[words.lang] for id_ in value)
        elif key == "guard":
            said[key] = ", ".join(SECTORS[id_].name[words.lang] for id_ in value) or "–"
    return said


def _footballer(id_: str, words: Words) -> str:
    """By shirt number: which team a coach has is not in the log."""
    seat, number = id_.split(":")
    return words.say("word-footballer", number=number, name=words.name(int(seat)))

"""The public view of a tournament beyond fixtures and table, and the private view of a coach."""

from typing import Any

from app.engine.capabilities.tournament import Coach
from app.engine.types import View
from app.games.helvetia_cup.data import CARDS_KEPT, TRAINING_POINTS
from app.games.helvetia_cup.tournament.choosing import to_choose
from app.games.helvetia_cup.tournament.cup import Cup
from app.games.helvetia_cup.tournament.matchday import Stage, tasks_to_choose


def public(cup: Cup) -> View:
    return {
        "format": cup.options.format.value,
        "day": cup.day + 1,
        "days": cup.days,
        "stage": "over" if cup.ranking is not None else cup.stage.value,
        "clubs": {str(coach): _club(cup, coach) for coach in range(len(cup.clubs))},
    }


def _club(cup: Cup, coach: Coach) -> dict[str, Any]:
    """Return the public part of a club: card counts, open task and legendary (HC-17.5, HC-17.6)."""
    club, desk = cup.clubs[coach], cup.desks[coach]
    return {
        "team": club.team.value,
        "tactics": len(club.tactics),
        "legendary": list(club.legendary),
        "exhausted": list(club.exhausted),
        "injured": list(club.injured),
        "suspended": list(club.suspended),
        "yellows": {str(number): n for number, n in sorted(club.yellows.items()) if n},
        "task": desk.preparation.task if desk.preparation else None,
        "laid_out": desk.legendary[0] if desk.legendary else None,
    }


def own(cup: Cup, coach: Coach) -> View:
    club, desk = cup.clubs[coach], cup.desks[coach]
    return {
        "tactics": list(club.tactics),
        "training": list(desk.preparation.training) if desk.preparation else [],
        "brought": None if desk.tactics is None else list(desk.tactics),
        "offer": _offer(cup, coach) if coach in to_choose(cup) else None,
    }


def _offer(cup: Cup, coach: Coach) -> dict[str, Any]:
    club = cup.clubs[coach]
    match cup.stage:
        case Stage.PREPARATION:
            return {"type": "prepare", "points": TRAINING_POINTS, "tactics": list(tasks_to_choose(club))}
        case Stage.LEGENDARY:
            return {"type": "lay_out", "legendary": list(club.legendary)}
        case _:
            return {"type": "bring", "most": CARDS_KEPT, "tactics": list(club.tactics)}

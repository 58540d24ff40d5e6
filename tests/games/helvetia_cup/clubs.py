"""Clubs of a tournament, and the reports of their matches."""

from typing import Any

from msgspec import structs

from app.games.helvetia_cup.options import TeamId
from app.games.helvetia_cup.report import Legs, MatchReport, TeamReport
from app.games.helvetia_cup.tournament.club import Club, new_club


def club(**changes: Any) -> Club:
    return structs.replace(new_club(TeamId.FOOLS), **changes)


def legs(number: int, **changes: bool) -> Legs:
    return structs.replace(Legs(number, False, False, False, False), **changes)


def played(*squad: Legs, goals: int = 0, cards: tuple[str, ...] = (), **stats: int) -> TeamReport:
    return TeamReport(goals, stats, squad, cards)


def score(left: int, right: int, reason: Any = "score", winner: int | None = None) -> MatchReport:
    if reason == "score" and left != right:
        winner = 0 if left > right else 1
    return MatchReport(winner, reason, (played(goals=left), played(goals=right)))

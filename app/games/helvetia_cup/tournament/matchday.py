"""The choices of a coach before a match of a tournament, and the pay-out after it (HC-17.5 to HC-17.9).

Phases of a match day: recovery rolls, training or task, legendary, choice of tactics, match,
bookkeeping. The choices are simultaneous; task and legendary are open, the rest is secret.
"""

import operator
import re
from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations
from typing import Any

from msgspec import Struct, structs

from app.games.helvetia_cup.data import CARDS_KEPT, TACTICS, TASKS, TRAINING_POINTS
from app.games.helvetia_cup.options import CarriedHand
from app.games.helvetia_cup.report import TeamReport
from app.games.helvetia_cup.tournament.club import Club, unavailable


class Stage(StrEnum):
    """The stages in order (HC-17.9); the coaches choose in the middle three."""

    RECOVERY = "recovery"
    PREPARATION = "preparation"
    LEGENDARY = "legendary"
    TACTICS = "tactics"
    MATCH = "match"
    BOOKKEEPING = "bookkeeping"


class NotAllowed(ValueError):
    """The choice breaks a clause; the text is the id of the player's sentence."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{clause}: {text}")
        self.clause = clause
        self.text = text


class Preparation(Struct, frozen=True):
    """Training or a task, never both (HC-17.6)."""

    training: tuple[str, ...] = ()  # the tactics taken
    task: str | None = None  # the tactics card laid out, which the coach gets by fulfilling its task


def trainable(club: Club) -> tuple[tuple[str, ...], ...]:
    """Return every set of tactics that one training can add: not owned, at most three points (HC-17.6)."""
    left = [card for card in TACTICS if card not in club.tactics]
    sets = (chosen for size in range(1, TRAINING_POINTS + 1) for chosen in combinations(left, size))
    return tuple(chosen for chosen in sets if price(chosen) <= TRAINING_POINTS)


def price(cards: Iterable[str]) -> int:
    return sum(TACTICS[card].cost for card in cards)


def tasks_to_choose(club: Club) -> tuple[str, ...]:
    """Return the tactics cards whose task may be laid out: those not owned (HC-17.6)."""
    return tuple(card for card in TACTICS if card not in club.tactics)


def prepare(club: Club, preparation: Preparation) -> Club:
    """Return the club after training; a task pays out after the match (HC-17.6). Raises NotAllowed."""
    if preparation.training and preparation.task is not None:
        raise NotAllowed("HC-17.6", "training_or_task")
    if preparation.task is not None and preparation.task not in tasks_to_choose(club):
        raise NotAllowed("HC-17.6", "card_owned_already")
    trained = preparation.training
    if len(set(trained)) != len(trained) or not set(trained) <= set(tasks_to_choose(club)):
        raise NotAllowed("HC-17.6", "card_owned_already")
    if price(trained) > TRAINING_POINTS:
        raise NotAllowed("HC-17.6", "training_too_dear")
    return structs.replace(club, tactics=tuple(sorted((*club.tactics, *trained))))


def hand(club: Club, tactics: tuple[str, ...], legendary: str | None) -> CarriedHand:
    """Return the cards for the match (HC-17.5, HC-17.7). Raises NotAllowed."""
    if len(tactics) > CARDS_KEPT or len(set(tactics)) != len(tactics):
        raise NotAllowed("HC-17.7", "three_tactics_at_most")
    if not set(tactics) <= set(club.tactics):
        raise NotAllowed("HC-17.7", "tactics_not_owned")
    if legendary is not None and legendary not in club.legendary:
        raise NotAllowed("HC-17.5", "legendary_used_up")
    return CarriedHand(tuple(sorted(tactics)), legendary)


def carried_options(clubs: tuple[Club, Club], hands: tuple[CarriedHand, CarriedHand]) -> dict[str, Any]:
    """Return the options of a match between two clubs, without those of the format (HC-17.2 to HC-17.7)."""
    return {
        "teams": [club.team.value for club in clubs],
        "hands": [{"tactics": list(one.tactics), "legendary": one.legendary} for one in hands],
        "unavailable": [list(unavailable(club)) for club in clubs],
        "boost_malus": [list(club.exhausted) for club in clubs],
    }


COMPARISONS = {"==": operator.eq, ">=": operator.ge}
CONDITION = re.compile(r"(\w+)(==|>=)(\d+)")


def is_fulfilled(task: str, stats: dict[str, int]) -> bool:
    """Return whether the statistics of a match meet the condition of a task (HC-17.6, HC-17.10)."""
    parts = CONDITION.fullmatch(TASKS[task].condition)
    assert parts is not None
    name, comparison, number = parts.groups()
    met: bool = COMPARISONS[comparison](stats[name], int(number))
    return met


def pay_out(club: Club, preparation: Preparation, report: TeamReport) -> Club:
    """Return the club with the card of a fulfilled task (HC-17.6)."""
    card = preparation.task
    if card is None or not is_fulfilled(TACTICS[card].task, report.stats):
        return club
    return structs.replace(club, tactics=tuple(sorted((*club.tactics, card))))

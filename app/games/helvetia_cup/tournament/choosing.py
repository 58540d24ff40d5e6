"""The choices of the coaches before their matches, stage by stage (HC-17.5 to HC-17.9)."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct, structs

from app.engine.capabilities.tournament import Coach
from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Objection
from app.games.helvetia_cup.bot import card_worth
from app.games.helvetia_cup.data import CARDS_KEPT
from app.games.helvetia_cup.tournament.cup import Cup
from app.games.helvetia_cup.tournament.events import LegendaryChosen, TacticsChosen, TaskNamed, Trained
from app.games.helvetia_cup.tournament.matchday import (
    NotAllowed,
    Preparation,
    Stage,
    hand,
    prepare,
    tasks_to_choose,
    trainable,
)

T = TypeVar("T")


class Prepare(Struct, frozen=True, tag_field="type", tag="prepare", forbid_unknown_fields=True):
    """Choose training or a task, or neither (HC-17.6)."""

    training: tuple[str, ...] = ()
    task: str | None = None


class LayOut(Struct, frozen=True, tag_field="type", tag="lay_out", forbid_unknown_fields=True):
    """Lay out one legendary card face up, or none (HC-17.5)."""

    legendary: str | None = None


class Bring(Struct, frozen=True, tag_field="type", tag="bring", forbid_unknown_fields=True):
    """Bring up to three owned tactics, secretly (HC-17.7)."""

    tactics: tuple[str, ...] = ()


Choice: TypeAlias = Prepare | LayOut | Bring
CHOICES: tuple[type[Choice], ...] = (Prepare, LayOut, Bring)
KIND: dict[Stage, type[Choice]] = {
    Stage.PREPARATION: Prepare,
    Stage.LEGENDARY: LayOut,
    Stage.TACTICS: Bring,
}
NEXT = {
    Stage.PREPARATION: Stage.LEGENDARY,
    Stage.LEGENDARY: Stage.TACTICS,
    Stage.TACTICS: Stage.MATCH,
}


def playing(cup: Cup) -> tuple[Coach, ...]:
    """Return the coaches that have a match left today."""
    return tuple(sorted(c for one in cup.today("waiting", "due") for c in one.coaches if c is not None))


def to_choose(cup: Cup) -> tuple[Coach, ...]:
    """Return the coaches that play today, have not chosen at this stage, and have a choice."""
    if cup.ranking is not None or cup.stage not in KIND:
        return ()
    return tuple(coach for coach in playing(cup) if _undecided(cup, coach) and _offered(cup, coach))


def _undecided(cup: Cup, coach: Coach) -> bool:
    desk = cup.desks[coach]
    return {
        Stage.PREPARATION: desk.preparation,
        Stage.LEGENDARY: desk.legendary,
        Stage.TACTICS: desk.tactics,
    }[cup.stage] is None


def _offered(cup: Cup, coach: Coach) -> bool:
    """Return whether a coach has a choice, which is public like the number of their cards."""
    club = cup.clubs[coach]
    return bool(
        {
            Stage.PREPARATION: tasks_to_choose(club),
            Stage.LEGENDARY: club.legendary,
            Stage.TACTICS: club.tactics,
        }[cup.stage]
    )


def objections(cup: Cup, coach: Coach, choice: Choice) -> Iterator[Objection]:
    club = cup.clubs[coach]
    if not isinstance(choice, KIND[cup.stage]):
        yield Objection("HC-17.9", "choice_at_another_stage")
        return
    try:
        match choice:
            case Prepare():
                prepare(club, Preparation(choice.training, choice.task))
            case LayOut():
                hand(club, (), choice.legendary)
            case Bring():
                hand(club, choice.tactics, None)
    except NotAllowed as error:
        yield Objection(error.clause, error.text)


def note(cup: Cup, coach: Coach, choice: Choice, resolution: Resolution) -> Cup:
    """Record a choice. Task and legendary are public at once, the rest when all have chosen (HC-17.9)."""
    match choice:
        case Prepare():
            if choice.task is not None:
                resolution.record(TaskNamed(coach, choice.task))
            chosen = Preparation(tuple(sorted(choice.training)), choice.task)
            return cup.with_desk(coach, preparation=chosen)
        case LayOut():
            if choice.legendary is not None:
                resolution.record(LegendaryChosen(coach, choice.legendary))
            laid_out = () if choice.legendary is None else (choice.legendary,)
            return cup.with_desk(coach, legendary=laid_out)
        case Bring():
            return cup.with_desk(coach, tactics=tuple(sorted(choice.tactics)))


def close_stage(cup: Cup, resolution: Resolution) -> Cup:
    """Close the stage after all have chosen: secret choices take effect, and the next stage begins."""
    for coach in playing(cup):
        desk = cup.desks[coach]
        if cup.stage is Stage.PREPARATION and desk.preparation and desk.preparation.training:
            cards = desk.preparation.training
            cup = cup.with_club(coach, prepare(cup.clubs[coach], desk.preparation))
            resolution.record(Trained(coach, len(cards), cards))
        if cup.stage is Stage.TACTICS:
            cards = desk.tactics or ()
            resolution.record(TacticsChosen(coach, len(cards), cards))
    return structs.replace(cup, stage=NEXT[cup.stage])


def nothing(cup: Cup, coach: Coach) -> Choice:
    return KIND[cup.stage]()


def by_computer(cup: Cup, coach: Coach, chance: Chance) -> Choice:
    """Return the choice of a computer: the cards that it plays best, at random among equals.

    It trains, because three certain points are worth more than a card for a task that may fail (HC-17.6).
    """
    club = cup.clubs[coach]
    match cup.stage:
        case Stage.PREPARATION:
            return Prepare(training=_best(trainable(club), _worth_together, chance))
        case Stage.LEGENDARY:
            return LayOut(_best(club.legendary, card_worth, chance))
        case _:
            order = [club.tactics[index] for index in chance.shuffle(len(club.tactics))]
            return Bring(tuple(sorted(sorted(order, key=card_worth, reverse=True)[:CARDS_KEPT])))


def _worth_together(cards: tuple[str, ...]) -> float:
    return sum(map(card_worth, cards))


def _best(things: Sequence[T], worth: Callable[[T], float], chance: Chance) -> T:
    most = max(map(worth, things))
    best = [one for one in things if worth(one) == most]
    return best[chance.below(len(best))]

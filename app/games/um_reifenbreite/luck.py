"""The luck of a match: throws and action cards in spaces, the final photos in points.

The value of a throw is the distance that it carries its rider. For a 7 it is the mean over the action cards
that are left.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from app.engine.capabilities.luck import CountedDraw, Luck, Share, mean_and_variance
from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, Step
from app.games.um_reifenbreite.data import Effect, Terrain, box
from app.games.um_reifenbreite.events import (
    ActionCardDrawn,
    Drafted,
    Paced,
    SevenThrown,
    Thrown,
)
from app.games.um_reifenbreite.model import DIE, Result, Rider, Standing, State
from app.games.um_reifenbreite.rules.crash import crash
from app.games.um_reifenbreite.rules.riding import draws_card, faces_of
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at

SPACES, POINTS = "spaces", "points"
Pile = tuple[str, ...]


def draws(before: State, step: Step[State]) -> Iterator[CountedDraw]:
    for event in step.events:
        match event:
            case Thrown() | SevenThrown() if DIE in (event.first, event.second):
                yield _throw(before, event)
            case ActionCardDrawn(rider=rider, card=card):
                yield from _card(before, rider, card)
            case Paced(card=card) if _rolls(box().cards[card].effect):
                yield _die(event)
    for race in step.state.results[len(before.results) :]:
        yield from _photos(step.state, race)


# --- the throw --------------------------------------------------------------------------------


def reach(total: int, terrain: Terrain, number: int) -> int:
    """Return the spaces that a throw carries a rider, at least 0 (UR-5.4)."""
    return max(0, allowance(total, terrain, number))


def expected_value(state: State, rider: Rider, sources: tuple[str, str] = (DIE, DIE)) -> tuple[float, float]:
    """Return the mean and variance of a throw's value from the rider's space."""
    ground = terrain_at(state, rider.node)
    return _spread(sources, min(state.round, 2), *ground, pile(state))


def pile(state: State) -> Pile:
    """Return the action cards of which one would be drawn now (UR-9.1)."""
    return state.deck or tuple(sorted(state.discards))


@lru_cache(maxsize=4096)
def _spread(
    sources: tuple[str, str], round: int, terrain: Terrain, number: int, left: Pile
) -> tuple[float, float]:
    """Return mean and variance of the value of a throw; `round` 2 stands for all later ones."""
    totals = [sum(faces) for faces in product(*map(faces_of, sources))]
    return mean_and_variance((_worth(total, round, terrain, number, left), 1.0) for total in totals)


@lru_cache(maxsize=4096)
def _worth(total: int, round: int, terrain: Terrain, number: int, left: Pile) -> float:
    if not draws_card(total, round):
        return reach(total, terrain, number)
    return sum(carries(card, terrain, number) for card in left) / len(left)


def carries(card: str, terrain: Terrain, number: int) -> float:
    """Return the value of a 7 with this action card, before the die that it may ask for (UR-9)."""
    effect = box().cards[card].effect
    if effect.skip or effect.crash:
        return 0.0
    base = 0 if effect.reroll else box().seven
    added = faces_of(DIE) if _rolls(effect) else (effect.plus,)
    return sum(reach(base + one, terrain, number) for one in added) / len(added)


def _rolls(effect: Effect) -> bool:
    return bool(effect.reroll or effect.extra_die)


def _throw(before: State, thrown: Thrown | SevenThrown) -> CountedDraw:
    rider = before.rider(thrown.rider)
    ground = terrain_at(before, rider.node)
    mean, variance = expected_value(before, rider, (thrown.first, thrown.second))
    worth = _worth(thrown.one + thrown.two, min(before.round, 2), *ground, pile(before))
    return CountedDraw(SPACES, thrown.who, worth - mean, variance)


# --- action cards -----------------------------------------------------------------------------


def _card(before: State, number: int, card: str) -> Iterator[CountedDraw]:
    """Yield the draw of an action card for its drawer, and for the riders that a crash takes along."""
    ground, left = terrain_at(before, before.rider(number).node), pile(before)
    lost = _lost(before, number)
    for seat in sorted({before.owner(number), *lost}):
        mine = seat == before.owner(number)

        def worth(one: str, mine: bool = mine, loss: float = lost.get(seat, 0.0)) -> float:
            fallen = loss if box().cards[one].effect.crash else 0.0
            return (carries(one, *ground) if mine else 0.0) - fallen

        mean, variance = mean_and_variance((worth(one), 1.0) for one in left)
        yield CountedDraw(SPACES, seat, worth(card) - mean, variance)


def _lost(before: State, number: int) -> dict[Seat, float]:
    """Return, by seat, the mean reach of its riders that would fall too and have not ridden yet (UR-9.9)."""
    after = crash(before, number, Resolution())
    lost: dict[Seat, float] = {}
    for was, now in zip(before.riders, after.riders, strict=True):
        if now.standing is Standing.FALLEN is not was.standing and now.number != number:
            owner = before.owner(now.number)
            lost[owner] = lost.get(owner, 0.0) + expected_value(before, was)[0]
    return lost


def _die(paced: Paced) -> CountedDraw:
    """Return the draw of the die that an action card asked for (UR-9.6, UR-9.8)."""
    terrain = Terrain(paced.terrain)
    mean, variance = mean_and_variance(
        (float(reach(paced.base + face, terrain, paced.number)), 1.0) for face in faces_of(DIE)
    )
    return CountedDraw(SPACES, paced.who, max(0, paced.allowance) - mean, variance)


# --- the photos -------------------------------------------------------------------------------


def _photos(after: State, race: Result) -> Iterator[CountedDraw]:
    """Yield the draws of the final photos, over all pairs of numbers (UR-12.3), in points that are kept."""
    marked = [rider for rider in race.riders if rider.photos]
    if not race.photos or not marked:
        return
    for seat in sorted({after.owner(rider.number) for rider in marked}):
        mine = [rider for rider in marked if after.owner(rider.number) == seat]
        pairs = combinations(box().photo_numbers, 2)
        mean, variance = mean_and_variance((_kept(mine, pair), 1.0) for pair in pairs)
        yield CountedDraw(POINTS, seat, _kept(mine, race.photos) - mean, variance)


def _kept(riders: list[Rider], developed: tuple[int, ...]) -> float:
    return sum(at_stake(rider) for rider in riders if not set(rider.photos) & set(developed))


def at_stake(rider: Rider) -> int:
    """Return the points that a disqualification would take (UR-12.4)."""
    return rider.place_points + rider.sprint + rider.yellow


def shares(before: State, step: Step[State]) -> Iterator[Share]:
    """Yield the sources of the spaces: the mean of the throws, dice and action cards, and drafts."""
    for event in step.events:
        match event:
            case Thrown():
                yield from _ridden(before, event, event.allowance)
            case SevenThrown():
                yield from _ridden(before, event, 0)
            case Paced(who=who, allowance=spaces):
                yield Share(SPACES, who, "dice", max(0, spaces))
            case Drafted(who=who, distance=distance):
                yield Share(SPACES, who, "cards", distance)


def _ridden(before: State, thrown: Thrown | SevenThrown, spaces: int) -> Iterator[Share]:
    mean, _ = expected_value(before, before.rider(thrown.rider), (thrown.first, thrown.second))
    yield Share(SPACES, thrown.who, "chances", mean)
    yield Share(SPACES, thrown.who, "dice", max(0, spaces) - mean)


LUCK = Luck(kinds=(SPACES, POINTS), draws=draws, shares=shares)

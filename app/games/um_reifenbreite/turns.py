"""The turns that a rider still needs, by which the computer decides (bot.py, prospect.py).

There is one table per race, for a rider alone on the road with two dice, computed backwards from the finish.
None of this is a rule.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product

from app.games.um_reifenbreite.data import Effect, Terrain, box
from app.games.um_reifenbreite.model import DIE, State
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.deck import full_deck
from app.games.um_reifenbreite.rules.riding import draws_card, faces_of
from app.games.um_reifenbreite.rules.terrain import allowance

CARD_PRICE: Mapping[int, float] = {5: 0.15, 6: 0.25}
"""The turns that an energy card of each value saves later."""
GREEN_PRICE = 0.20
"""The extra turns of a card that any rider may use."""


def turns_left_here(state: State) -> tuple[float, ...]:
    """Return the turns left in the present race, by node."""
    return turns_left(state.race, bool(state.options.terrain))


@cache
def turns_left(race: str, terrain: bool) -> tuple[float, ...]:
    """Return, by node, the expected turns of a lone rider to the finish, with two dice and the best stops.

    The table is filled backwards from the finish. A throw that does not move the rider loses the turn.
    """
    road = road_of(race)
    throws = falls((DIE, DIE), 2)
    found = [0.0] * len(road.ids)
    # By node, then by the most spaces to ride.
    within = [[0.0] * (max(throws) + max(road.number))] * len(road.ids)
    for node in reversed(range(len(road.ids))):
        if road.leg[node] >= road.legs:
            continue
        kind, number = (road.terrain[node], road.number[node]) if terrain else (Terrain.ASPHALT, 0)
        best = [min(fewest) for fewest in zip(*(within[to] for to, _ in road.steps[node]), strict=True)]
        stays, further = 0.0, 1.0
        for total, chance in throws.items():
            spaces = allowance(total, kind, number)
            if total == 0 or spaces <= 0:
                stays += chance
            else:
                further += chance * best[spaces - 1]
        found[node] = further / (1 - stays)
        within[node] = [found[node], *(min(found[node], fewest) for fewest in best[:-1])]
    return tuple(found)


def best_by_spaces(left: Sequence[float], ways: Mapping[int, str], standing: float) -> list[float]:
    """Return the fewest turns left after a ride, by its most spaces; index 0 means no ride."""
    best = [standing]
    for node, way in ways.items():  # nearest first
        if len(way) == len(best):
            best.append(left[node] if len(best) == 1 else min(best[-1], left[node]))
        else:
            best[-1] = min(best[-1], left[node])
    return best


@lru_cache(maxsize=4096)
def carries(
    sources: tuple[str, str], round: int, terrain: Terrain, steepness: int
) -> tuple[tuple[int, float], ...]:
    """Return pairs of spaces and their chance for a throw; round 2 stands for all later ones."""
    found: dict[int, float] = {}
    for total, chance in falls(sources, round).items():
        spaces = max(0, allowance(total, terrain, steepness)) if total else 0
        found[spaces] = found.get(spaces, 0.0) + chance
    return tuple(found.items())


@lru_cache(maxsize=256)
def falls(sources: tuple[str, str], round: int) -> Mapping[int, float]:
    """Return the chance of each total of a throw, with the action cards of a 7; at total 0 nobody rides."""
    totals = Counter(map(sum, product(*map(faces_of, sources))))
    found: dict[int, float] = {}
    for total, ways in totals.items():
        outcomes = _seven() if draws_card(total, round) else {total: 1.0}
        for after, chance in outcomes.items():
            found[after] = found.get(after, 0.0) + chance * ways / totals.total()
    return found


@cache
def _seven() -> Mapping[int, float]:
    """Return the chance of each total of a 7, over a full deck (UR-9); at total 0 nobody rides."""
    deck = full_deck(False)
    found: dict[int, float] = {}
    for card in deck:
        led = _led_to(box().cards[card].effect)
        for total in led:
            found[total] = found.get(total, 0.0) + 1 / len(led) / len(deck)
    return found


def _led_to(effect: Effect) -> tuple[int, ...]:
    """Return the totals that an action card can make of a 7, all equally likely."""
    die = faces_of(DIE)
    if effect.skip or effect.crash:
        return (0,)
    if effect.reroll:
        return die
    if effect.extra_die:
        return tuple(box().seven + face for face in die)
    return (box().seven + effect.plus,)

"""The result of each choice: sums line by line with their clauses, ranges, odds.

Next to `rules/` this is the only arithmetic. The page draws these numbers and computes none; `shapes.py` has
their shape. Nothing here depends on hidden information: the cards left in the deck are those that have not
been drawn, and every drawn card is public (UR-9.1).
"""

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import TypeAlias, cast

from app.engine.types import Seat, View
from app.games.um_reifenbreite.data import Effect, Terrain, box
from app.games.um_reifenbreite.model import CHEAT, DIE, Rider, Riding, State, Throw
from app.games.um_reifenbreite.rules.deck import full_deck
from app.games.um_reifenbreite.rules.energy import means_of, offered_rides
from app.games.um_reifenbreite.rules.riding import draws_card, faces_of
from app.games.um_reifenbreite.rules.terrain import allowance, terrain_at
from app.games.um_reifenbreite.shapes import Line, Odds, RidePreview

TWO_DICE = (DIE, DIE)
LATER = 2
"""The round that stands for all after the first: a throw counts alike in them (UR-5.2)."""
Left: TypeAlias = tuple[int, int, int]
"""Among the action cards that may come next: the crashes (UR-9.9), the photos, and all."""


def preview(state: State, seat: Seat) -> View:
    """Return, in `turn`, every offered ride by its sources; a breakaway does not change the sum."""
    match state.pending:
        case Riding(number) if state.owner(number) == seat:
            rider = state.rider(number)
            sources = dict.fromkeys(ride.sources for ride in offered_rides(means_of(state, rider)))
            rides = {"+".join(pair): ride_preview(state, rider, pair) for pair in sources}
            return cast(View, {"rides": rides})
        case _:
            return {}


def ride_preview(state: State, rider: Rider, sources: tuple[str, str]) -> RidePreview:
    """Return the preview of a throw from these sources."""
    terrain, number = terrain_at(state, rider.node)
    cheating, cheats = bool(state.options.cheating), sources.count(CHEAT)
    left = _left(cheating, state.discards)
    found, photo = _with_card(sources, terrain, number, min(state.round, LATER), left)
    if cheats or photo:
        return found | {"risk": [risk(rider, 0), risk(rider, cheats, photo)]}
    return found


@lru_cache(maxsize=4096)
def _with_card(
    sources: tuple[str, str], terrain: Terrain, number: int, round: int, left: Left
) -> tuple[RidePreview, Fraction]:
    """Return the preview of a throw with the action card of a 7 (UR-5.2), and the chance of its photo."""
    found = throws(sources, terrain, number, round)
    if not found["seven"][0]:
        return found, Fraction(0)
    seven, (crashes, photos, cards) = Fraction(*found["seven"]), left
    return found | {"crash": _odds(seven * Fraction(crashes, cards))}, seven * Fraction(photos, cards)


@lru_cache(maxsize=4096)
def throws(sources: tuple[str, str], terrain: Terrain, number: int, round: int) -> RidePreview:
    """Return the sum and the chances over all combinations of dice."""
    totals = Counter(map(sum, product(*map(faces_of, sources))))
    spaces = {total: allowance(total, terrain, number) for total in totals}
    most = max(*spaces.values(), 0)

    def chance(*which: int) -> Fraction:
        return Fraction(sum(totals[total] for total in which), totals.total())

    sevens = [total for total in totals if draws_card(total, round)]
    off = [total for total in totals if spaces[total] <= 0 and total not in sevens]
    reaching = [[total for total in totals if spaces[total] >= steps] for steps in range(1, most + 1)]
    return {
        "lines": [
            *map(source_line, sources),
            throw_line(min(totals), max(totals), round),
            terrain_line(terrain, number),
        ],
        "total": (max(min(spaces.values()), 0), most),  # UR-5.4
        "average": _odds(sum((max(spaces[one], 0) * chance(one) for one in totals), Fraction(0))),
        "seven": _odds(chance(*sevens)),
        "off": _odds(chance(*off)),
        "needs": [min(totals) for totals in reaching],
        "odds": [_odds(chance(*totals)) for totals in reaching],
    }


@cache
def source_line(source: str) -> Line:
    """Return the line of a source before it is rolled."""
    faces = faces_of(source)
    clause = {DIE: "UR-5.1", CHEAT: "UR-12.1"}.get(source, "UR-8.1")
    return {"clause": clause, "what": source, "value": (min(faces), max(faces))}


def throw_line(least: int, most: int, round: int) -> Line:
    """Return the line of both sources together, with UR-5.2 if a 7 would draw an action card."""
    return {"clause": "UR-5.2" if round > 1 else "UR-5.1", "what": "throw", "value": (least, most)}


@cache
def terrain_line(terrain: Terrain, number: int) -> Line:
    """Return the line of the start space, which changes the throw (UR-5.3)."""
    change = allowance(0, terrain, number)
    return {"clause": "UR-5.3", "what": terrain.value, "value": (change, change), "number": number}


def crashes_left(state: State) -> Fraction:
    """Return the chance that the next action card is a crash (UR-9.1, UR-9.9)."""
    crashes, _, cards = _left(bool(state.options.cheating), state.discards)
    return Fraction(crashes, cards)


@lru_cache(maxsize=1024)
def _left(cheating: bool, discards: tuple[str, ...]) -> Left:
    every, gone = _counted(full_deck(cheating)), _counted(discards)
    if every == gone:
        return gone  # an empty deck is renewed
    return every[0] - gone[0], every[1] - gone[1], every[2] - gone[2]


def _counted(cards: tuple[str, ...]) -> Left:
    effects = [box().cards[card].effect for card in cards]
    return sum([one.crash for one in effects]), sum([one.photo for one in effects]), len(effects)


def risk(rider: Rider, more: int, card: Fraction = Fraction(0)) -> Odds:
    """Return the chance that photos disqualify the rider, after `more` further ones (UR-12.2, UR-12.3).

    `card`: the chance that an action card adds another one (UR-9.3).
    """
    numbers = len(set(rider.photos))
    return _odds((1 - card) * _risk(numbers, more) + card * _risk(numbers, more + 1))


@cache
def _risk(numbers: int, more: int) -> Fraction:
    """Return the chance that one of two different cards is among the rider's `numbers` different photos."""
    every = len(box().photo_numbers)
    if more == 0:
        return 1 - Fraction(comb(every - numbers, 2), comb(every, 2))
    again = Fraction(numbers, every)
    return again * _risk(numbers, more - 1) + (1 - again) * _risk(min(numbers + 1, every), more - 1)


def throw_lines(throw: Throw, round: int) -> list[Line]:
    """Return the calculation of the latest throw: its sources, its action card, the terrain."""
    lines = [_made(source, value) for source, value in zip(throw.sources, throw.values, strict=True)]
    photos = iter(throw.photos)  # UR-12.2: one for each cheat, in the order of the sources
    for line in lines:
        if line["what"] == CHEAT:
            line["photo"] = next(photos)
    lines.append(throw_line(sum(throw.values), sum(throw.values), round))
    if throw.card is not None:
        drawn = box().cards[throw.card]
        clause = card_clause(drawn.effect)
        settled = None if throw.allowance is None else (throw.total, throw.total)
        card: Line = {"clause": clause, "what": drawn.id, "value": settled}
        lines.append(card if throw.die is None else card | {"die": throw.die})
    if throw.allowance is not None:
        lines.append(terrain_line(throw.terrain, throw.number))
    return lines


def _made(source: str, value: int) -> Line:
    return {"clause": source_line(source)["clause"], "what": source, "value": (value, value)}


def card_clause(effect: Effect) -> str:
    match effect:
        case Effect(crash=1):
            return "UR-9.10" if effect.lose else "UR-9.9"
        case Effect(photo=1):
            return "UR-9.3"
        case Effect(skip=1):
            return "UR-9.5"
        case Effect(reroll=1):
            return "UR-9.6"
        case Effect(extra_die=1):
            return "UR-9.7"
        case _:
            return "UR-9.8" if effect.plus else "UR-9.4"


def _odds(chance: Fraction) -> Odds:
    return chance.numerator, chance.denominator

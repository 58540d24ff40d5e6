"""What a choice would lead to: sums line by line with their clauses, ranges, odds.

Beside `rules/` the only arithmetic. The page draws these numbers and computes none; the shapes are in
`shapes.py`. Nothing here depends on what a seat may not know: the cards that are left in the deck are those
that have not been drawn, and every drawn card lies open (UR-9.1).
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
"""All rounds after the first are alike to a throw (UR-5.2)."""
Left: TypeAlias = tuple[int, int, int]
"""Of the action cards that may come next how many are a crash (UR-9.9), how many a photo, and all."""


def preview(state: State, seat: Seat) -> View:
    """In `turn`: every ride that is offered, by its sources; a breakaway does not change the sum."""
    match state.pending:
        case Riding(number) if state.owner(number) == seat:
            rider = state.rider(number)
            sources = dict.fromkeys(ride.sources for ride in offered_rides(means_of(state, rider)))
            rides = {"+".join(pair): ride_preview(state, rider, pair) for pair in sources}
            return cast(View, {"rides": rides})
        case _:
            return {}


def ride_preview(state: State, rider: Rider, sources: tuple[str, str]) -> RidePreview:
    """What a throw from these sources would bring the rider."""
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
    """What a throw would bring, the action card of a 7 included (UR-5.2), and the chance of its photo."""
    found = throws(sources, terrain, number, round)
    if not found["seven"][0]:
        return found, Fraction(0)
    seven, (crashes, photos, cards) = Fraction(*found["seven"]), left
    return found | {"crash": _odds(seven * Fraction(crashes, cards))}, seven * Fraction(photos, cards)


@lru_cache(maxsize=4096)
def throws(sources: tuple[str, str], terrain: Terrain, number: int, round: int) -> RidePreview:
    """The sum and the chances of all throws, each combination of dice as likely as another."""
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
        "seven": _odds(chance(*sevens)),
        "off": _odds(chance(*off)),
        "needs": [min(totals) for totals in reaching],
        "odds": [_odds(chance(*totals)) for totals in reaching],
    }


@cache
def source_line(source: str) -> Line:
    """What a source counts before it is rolled."""
    faces = faces_of(source)
    clause = {DIE: "UR-5.1", CHEAT: "UR-12.1"}.get(source, "UR-8.1")
    return {"clause": clause, "what": source, "value": (min(faces), max(faces))}


def throw_line(least: int, most: int, round: int) -> Line:
    """The two sources together; UR-5.2 where a 7 would draw an action card."""
    return {"clause": "UR-5.2" if round > 1 else "UR-5.1", "what": "throw", "value": (least, most)}


@cache
def terrain_line(terrain: Terrain, number: int) -> Line:
    """UR-5.3: what the start space adds to a throw."""
    change = allowance(0, terrain, number)
    return {"clause": "UR-5.3", "what": terrain.value, "value": (change, change), "number": number}


def crashes_left(state: State) -> Fraction:
    """The chance that the next action card is a crash (UR-9.1, UR-9.9)."""
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
    """The chance that the photos of a rider disqualify him, after so many more (UR-12.2, UR-12.3).

    `card`: the chance that an action card adds yet another (UR-9.3).
    """
    numbers = len(set(rider.photos))
    return _odds((1 - card) * _risk(numbers, more) + card * _risk(numbers, more + 1))


@cache
def _risk(numbers: int, more: int) -> Fraction:
    """`numbers`: how many different ones he has. Two different cards are drawn of all."""
    every = len(box().photo_numbers)
    if more == 0:
        return 1 - Fraction(comb(every - numbers, 2), comb(every, 2))
    again = Fraction(numbers, every)
    return again * _risk(numbers, more - 1) + (1 - again) * _risk(min(numbers + 1, every), more - 1)


def throw_lines(throw: Throw, round: int) -> list[Line]:
    """The calculation of a throw that was made: its sources, its action card, the terrain."""
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

"""EX-5.10 The line-up of `auto`: the best that satisfies `done`, exactly.

Under no card a trio's strength does not depend on who of it stands where, but for the position
points, and of those a trio can have as many as it has different positions to fill. So the search
compares sets of players, and arranges only those that may win.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from app.games.extraliga.data import ATTACK, DEFENCE, Card, cards, goalkeepers
from app.games.extraliga.model import GOAL, SLOTS, Bonus, CardId, Editor, Lineup, Slot
from app.games.extraliga.rules.lineup import LEGENDS, legends
from app.games.extraliga.rules.strength import FITS, Spots, linked, sum_of

FILLED = 16  # one more filled slot outweighs any strength (at most 12)
LAST = "~"  # EX-5.10: an empty slot sorts after every card id


class _Question(NamedTuple):
    """What the answer depends on."""

    cards: tuple[CardId, ...]
    before: tuple[CardId, ...]
    kept: Lineup  # excluded players, where they stand
    excluded: tuple[Slot, ...]
    lo: int
    hi: int


class _Trio(NamedTuple):
    """The players of one trio, as bits; `face_up` leaves out a substitute goalkeeper."""

    weight: int  # filled slots first, then strength: both add up over the two trios
    value: int
    members: int
    face_up: int
    skaters: tuple[CardId, ...]
    goal: CardId | None = None


def best_lineup(editor: Editor) -> Lineup:
    """EX-5.10: filled slots, A + D, A, cards with a bonus, then the smallest ids in slot order."""
    kept = tuple(
        card if slot in editor.excluded else None for slot, card in zip(SLOTS, editor.lineup, strict=True)
    )
    return _best(_Question(editor.cards, editor.before, kept, editor.excluded, editor.lo, editor.hi))


def best_six(some: Iterable[CardId]) -> Lineup:
    """The best line-up of these cards, free of any demand: what the draft's hints compare."""
    return _best(_Question(tuple(sorted(some)), (), (None,) * 6, (), 0, 6))


@lru_cache(maxsize=4096)
def _best(question: _Question) -> Lineup:
    search = _Search(question)
    found = search.run(whole=True) or search.run(whole=False)
    assert found is not None, f"no line-up satisfies {question}"
    return found


class _Search:
    """One question, with its players as bits."""

    def __init__(self, question: _Question) -> None:
        box = cards()
        self.question = question
        free = [card for card in question.cards if card not in question.kept]
        self.players: dict[CardId, Card] = {card: box[card] for card in free}
        self.bit = {card: 1 << number for number, card in enumerate(free)}
        self.skaters = [card for card in free if card not in goalkeepers()]
        self.fresh = self._bits(card for card in free if card not in question.before)
        self.legends = self._bits(card for card in free if box[card].legend)
        self.bonuses = self._bits(card for card in free if box[card].bonus is not Bonus.NONE)
        self.room = LEGENDS - legends(question.kept)

    def _bits(self, some: Iterable[CardId]) -> int:
        return sum(self.bit[card] for card in some)

    def run(self, whole: bool) -> Lineup | None:
        """The best pair of disjoint trios; `whole`: with every slot filled, which is best if possible."""
        attacks = sorted(self._attacks(whole), key=lambda trio: -trio.weight)
        defences = sorted(self._defences(whole), key=lambda trio: -trio.weight)
        best = (-1, 0, 0)
        found: Lineup | None = None
        for attack in attacks:
            if not defences or attack.weight + defences[0].weight < best[0]:
                break
            for defence in defences:
                if attack.weight + defence.weight < best[0]:
                    break  # sorted: nothing heavier follows
                if attack.members & defence.members or not self._lawful(attack, defence):
                    continue
                face_up = attack.face_up | defence.face_up
                bonuses = (face_up & self.bonuses).bit_count()
                key = (attack.weight + defence.weight, attack.value, bonuses)
                if key < best:
                    continue
                lineup = self._arranged(attack, defence)
                if found is None or key > best or _order(lineup) < _order(found):
                    best, found = key, lineup
        return found

    def _lawful(self, attack: _Trio, defence: _Trio) -> bool:
        """EX-4.6, and the number of fresh players of EX-5.3."""
        if ((attack.face_up | defence.face_up) & self.legends).bit_count() > self.room:
            return False
        fresh = ((attack.members | defence.members) & self.fresh).bit_count()
        return self.question.lo <= fresh <= self.question.hi

    def _free(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(place for place in places if SLOTS[place] not in self.question.excluded)

    def _attacks(self, whole: bool) -> Iterator[_Trio]:
        free = self._free(range(3))
        open_posts = {FITS[place] for place in free}
        for members in self._choices(len(free), whole):
            forwards = [player for card in members if (player := self.players[card]).is_forward]
            posts = len({player.position for player in forwards} & open_posts)
            value = posts + _links(forwards)  # EX-8.1: an excluded player is in no pair
            bits = self._bits(members)
            yield _Trio(FILLED * len(members) + value, value, bits, bits, members)

    def _defences(self, whole: bool) -> Iterator[_Trio]:
        free = self._free((3, 4))
        for pair in self._choices(len(free), whole):
            skaters = self._bits(pair)
            defenders = [player for card in pair if not (player := self.players[card]).is_forward]
            for goal in self._goals(whole):
                if goal in pair:
                    continue
                keeper = [self.players[goal]] if goal in goalkeepers() and goal is not None else []
                value = len(defenders) + (goal is not None) + _links([*defenders, *keeper])
                members = skaters | (0 if goal is None else self.bit[goal])
                face_up = members if keeper else skaters
                filled = len(pair) + (goal is not None)
                yield _Trio(FILLED * filled + value, value, members, face_up, pair, goal)

    def _goals(self, whole: bool) -> Iterator[CardId | None]:
        """Who may stand on G: EX-4.5, and EX-4.7 in a team without goalkeeper."""
        if Slot.G in self.question.excluded:
            yield None
            return
        owns = not goalkeepers().isdisjoint(self.question.cards)
        yield from (card for card in self.players if (card in goalkeepers()) == owns)
        if not whole:
            yield None

    def _choices(self, room: int, whole: bool) -> Iterator[tuple[CardId, ...]]:
        for size in range(room if whole else 0, room + 1):
            yield from combinations(self.skaters, size)

    def _arranged(self, attack: _Trio, defence: _Trio) -> Lineup:
        spots = [
            *_arrangement(attack.skaters, None, self._free(range(3)), 0),
            *_arrangement(defence.skaters, defence.goal, self._free((3, 4)), 3),
        ]
        return tuple(here or there for here, there in zip(self.question.kept, spots, strict=True))


def _links(inside: list[Card]) -> int:
    return sum(linked(one, other) for one, other in combinations(inside, 2))


@lru_cache(maxsize=16384)
def _arrangement(
    skaters: tuple[CardId, ...], goal: CardId | None, free: tuple[int, ...], first: int
) -> Spots:
    """The best way to put these players on the free slots of a trio; slots left over stay empty."""
    trio = ATTACK if first == 0 else DEFENCE
    ways = (_spots(order, goal, free, first) for order in permutations(_filled_up(skaters, len(free))))
    return min(ways, key=lambda spots: (-sum_of(trio, spots).total, _order(spots)))


def _filled_up(skaters: tuple[CardId, ...], room: int) -> Spots:
    return (*skaters, *(None,) * (room - len(skaters)))


def _spots(order: Spots, goal: CardId | None, free: tuple[int, ...], first: int) -> Spots:
    spots: list[CardId | None] = [None, None, None]
    for place, card in zip(free, order, strict=True):
        spots[place - first] = card
    if first + 2 == GOAL and goal is not None:
        spots[2] = goal
    return tuple(spots)


def _order(spots: Spots) -> tuple[str, ...]:
    return tuple(LAST if card is None else card for card in spots)

"""EX-5.10 The line-up of `auto`: the best that satisfies `done`, exactly."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from app.games.extraliga.data import cards
from app.games.extraliga.model import PLACE, CardId, Editor, Lineup, Slot
from app.games.extraliga.rules.lineup import LEGENDS, legends, owns_goalkeeper
from app.games.extraliga.rules.strength import attack_of, defence_of

Spots: TypeAlias = tuple[CardId | None, ...]
FILLED = 16  # one more filled slot outweighs any strength (at most 12)
LAST = "~"  # EX-5.10: an empty slot sorts after every card id


class _Trio(NamedTuple):
    """One way to man a trio."""

    weight: int  # filled slots first, then strength: both add up over the two trios
    value: int
    bonuses: int
    legends: int
    fresh: int
    members: frozenset[CardId]
    spots: Spots


class _Question(NamedTuple):
    """What the answer depends on."""

    cards: tuple[CardId, ...]
    before: tuple[CardId, ...]
    kept: Lineup  # excluded players, where they stand
    excluded: tuple[Slot, ...]
    lo: int
    hi: int


def best_lineup(editor: Editor) -> Lineup:
    """EX-5.10: filled slots, A + D, A, cards with a bonus, then the smallest ids in slot order."""
    excluded = [PLACE[slot] for slot in editor.excluded]
    kept = tuple(card if place in excluded else None for place, card in enumerate(editor.lineup))
    return _best(_Question(editor.cards, editor.before, kept, editor.excluded, editor.lo, editor.hi))


def best_six(some: Iterable[CardId]) -> Lineup:
    """The best line-up of these cards, free of any demand: what the draft's hints compare."""
    return _best(_Question(tuple(sorted(some)), (), (None,) * 6, (), 0, 6))


@lru_cache(maxsize=4096)
def _best(question: _Question) -> Lineup:
    found = _search(question, whole=True) or _search(question, whole=False)
    assert found is not None, f"no line-up satisfies {question}"
    return found


def _search(question: _Question, whole: bool) -> Lineup | None:
    """The best pair of disjoint trios; `whole`: with every slot filled, which is best if possible."""
    attacks = sorted(_attacks(question, whole), key=lambda trio: -trio.weight)
    defences = sorted(_defences(question, whole), key=lambda trio: -trio.weight)
    room = LEGENDS - legends(question.kept)
    best: tuple[int, int, int] = (-1, 0, 0)
    found: Lineup | None = None
    for attack in attacks:
        if not defences or attack.weight + defences[0].weight < best[0]:
            break
        for defence in defences:
            if attack.weight + defence.weight < best[0]:
                break  # sorted: nothing heavier follows
            if attack.legends + defence.legends > room or not attack.members.isdisjoint(defence.members):
                continue
            if not question.lo <= attack.fresh + defence.fresh <= question.hi:
                continue
            key = (attack.weight + defence.weight, attack.value, attack.bonuses + defence.bonuses)
            lineup = attack.spots + defence.spots
            if found is None or key > best or (key == best and _order(lineup) < _order(found)):
                best, found = key, lineup
    return found


def _attacks(question: _Question, whole: bool) -> Iterator[_Trio]:
    kept = question.kept[:3]
    free = tuple(place for place in range(3) if kept[place] is None)
    for members in _choices(_skaters(question), len(free), whole):
        value, spots = _best_attack(members, kept, free)
        yield _trio(question, value, members, kept, spots, face_up=members)


def _defences(question: _Question, whole: bool) -> Iterator[_Trio]:
    kept = question.kept[3:]
    free = tuple(place for place in range(2) if kept[place] is None)
    for pair in _choices(_skaters(question), len(free), whole):
        for goal in _goals(question, whole):
            if goal in pair:
                continue
            value, spots = _best_defence(pair, goal, kept, free)
            keeper = goal is not None and cards()[goal].is_goalkeeper
            members = pair if goal is None else (*pair, goal)
            yield _trio(question, value, members, kept, spots, face_up=members if keeper else pair)


def _goals(question: _Question, whole: bool) -> Iterator[CardId | None]:
    """Who may stand on G: EX-4.5, and EX-4.7 in a team without goalkeeper."""
    if Slot.G in question.excluded:
        yield None
        return
    keepers = owns_goalkeeper(question.cards)
    yield from (
        card
        for card in question.cards
        if cards()[card].is_goalkeeper == keepers and card not in question.kept
    )
    if not whole:
        yield None


def _skaters(question: _Question) -> list[CardId]:
    box = cards()
    return [card for card in question.cards if not box[card].is_goalkeeper and card not in question.kept]


def _choices(skaters: list[CardId], room: int, whole: bool) -> Iterator[tuple[CardId, ...]]:
    for size in range(room if whole else 0, room + 1):
        yield from combinations(skaters, size)


def _trio(
    question: _Question,
    value: int,
    members: tuple[CardId, ...],
    kept: Lineup,
    spots: Spots,
    face_up: tuple[CardId, ...],
) -> _Trio:
    box = cards()
    return _Trio(
        weight=FILLED * len(members) + value,
        value=value,
        bonuses=sum(box[card].bonus.value != "none" for card in face_up),
        legends=sum(box[card].legend for card in face_up),
        fresh=sum(card not in question.before for card in members),
        members=frozenset(members),
        spots=tuple(there if here is None else here for here, there in zip(kept, spots, strict=True)),
    )


@lru_cache(maxsize=65536)
def _best_attack(members: tuple[CardId, ...], kept: Lineup, free: tuple[int, ...]) -> tuple[int, Spots]:
    """The best arrangement of these players, and its value; an excluded one counts nothing (EX-8.1)."""
    return min(
        ((attack_of(spots[0], spots[1], spots[2]), spots) for spots in _arranged(members, free, 3)),
        key=lambda way: (-way[0], _order(way[1])),
    )


@lru_cache(maxsize=65536)
def _best_defence(
    members: tuple[CardId, ...], goal: CardId | None, kept: Lineup, free: tuple[int, ...]
) -> tuple[int, Spots]:
    ways = ((*spots[:2], goal) for spots in _arranged(members, free, 2))
    return min(
        ((defence_of(spots[0], spots[1], spots[2]), spots) for spots in ways),
        key=lambda way: (-way[0], _order(way[1])),
    )


def _arranged(members: tuple[CardId, ...], free: tuple[int, ...], size: int) -> Iterator[Spots]:
    """The players on the free slots in every way; slots left over stay empty."""
    for order in permutations((*members, *(None,) * (len(free) - len(members)))):
        spots: list[CardId | None] = [None] * size
        for place, card in zip(free, order, strict=True):
            spots[place] = card
        yield tuple(spots)


def _order(spots: Spots) -> tuple[str, ...]:
    return tuple(LAST if card is None else card for card in spots)

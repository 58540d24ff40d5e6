"""Random searches and bars, and the rules of meeting in their plainest form, without the code of pairing."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from app.table.seeking.meetings.wish import Bars, Pace, RatedWish, Rating, Search

SEATS = {
    "extraliga": (2, 3, 4, 5),
    "helvetia_cup": (2,),
    "hockey_game": (2,),
    "um_reifenbreite": (2, 3, 4),
}


def random_search(rng: random.Random, name: str) -> Search:
    """Return a search of which every part is drawn; most tick two games and two paces."""
    games = rng.sample(sorted(SEATS), rng.choice((1, 2, 2, 3)))
    rated = rng.choice([*RatedWish])
    return Search(
        id=name,
        games={game: frozenset(rng.sample(SEATS[game], rng.randint(1, len(SEATS[game])))) for game in games},
        paces=frozenset(rng.sample([*Pace], rng.choice((1, 2, 2, 3)))),
        rated=rated,
        within=rng.choice((None, 100, 200)) if rated is RatedWish.RATED else None,
        fills=rng.random() < 0.2,
        ratings={game: Rating(rng.randrange(1200, 1800, 20), rng.random() < 0.6) for game in games},
    )


def random_bars(rng: random.Random, searches: Sequence[Search], share: float) -> Bars:
    """Return bars between this share of all pairs, half of them in one game alone."""
    always: dict[str, set[str]] = {}
    in_game: dict[str, dict[str, set[str]]] = {}
    for one, other in combinations([search.id for search in searches], 2):
        if rng.random() < share:
            apart = always if rng.random() < 0.5 else in_game.setdefault(rng.choice(sorted(SEATS)), {})
            apart.setdefault(one, set()).add(other)
            apart.setdefault(other, set()).add(one)
    return Bars(
        {one: frozenset(others) for one, others in always.items()},
        {game: {one: frozenset(them) for one, them in pairs.items()} for game, pairs in in_game.items()},
    )


def random_pools(rng: random.Random, searches: int, most: int) -> Iterator[tuple[list[Search], Bars]]:
    """Yield pools of at most this size until there have been so many searches."""
    made = 0
    while made < searches:
        pool = [random_search(rng, f"s{made + number}") for number in range(rng.randint(1, most))]
        made += len(pool)
        yield pool, random_bars(rng, pool, rng.choice((0.0, 0.1, 0.4)))


def may_play(game: str, members: Sequence[Search], bars: Bars) -> bool:
    """Return whether these people may begin a match of a game, whatever its pace."""
    if any(game not in one.games for one in members):
        return False
    wishes = {one.rated for one in members}
    if {RatedWish.RATED, RatedWish.FRIENDLY} <= wishes:
        return False
    sizes = frozenset.intersection(*(one.games[game] for one in members))
    is_filled = (
        len(members) == 2 and all(one.fills for one in members) and RatedWish.RATED not in wishes and sizes
    )
    if len(members) not in sizes and not is_filled:
        return False
    return not any(is_apart(game, one, other, bars) for one, other in combinations(members, 2))


def is_apart(game: str, one: Search, other: Search, bars: Bars) -> bool:
    """Return whether two people are barred, or out of the range of one of them."""
    if other.id in bars.always.get(one.id, ()) or other.id in bars.in_game.get(game, {}).get(one.id, ()):
        return True
    here, there = one.ratings[game], other.ratings[game]
    far = here.is_settled and there.is_settled
    return any(
        far and wish.within is not None and abs(here.points - there.points) > wish.within
        for wish in (one, other)
    )


def may_meet(members: Sequence[Search], bars: Bars) -> bool:
    """Return whether these people may begin any match."""
    if not frozenset.intersection(*(one.paces for one in members)):
        return False
    return any(may_play(game, members, bars) for game in members[0].games)

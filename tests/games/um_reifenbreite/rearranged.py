"""Races that no match has to lead to: riders, energy and action cards anywhere, at every level."""

from random import Random

from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Level, Race, State
from app.games.um_reifenbreite.road import road_of
from tests.games.um_reifenbreite.build import fresh, on_road


def rearranged(rng: Random) -> State:
    race = rng.choice(list(Race))
    seats, level = rng.randint(2, 4), rng.choice(list(Level))
    road = road_of(race)
    racing = [node for node in range(len(road.ids)) if road.leg[node] < road.legs]
    riders = [rider.number for rider in fresh(seats).riders if rng.random() < 0.8]
    near = rng.randrange(max(1, len(racing) - 60))
    spaces = rng.sample(racing[near : near + 60], len(riders)) if riders else []
    hands, used = {}, {}
    for index, team in enumerate(fresh(seats).teams):
        kept = [card for card in team.hand if rng.random() < 0.6]
        hands[index] = tuple(kept)
        used[index] = tuple(card for card in team.hand if card not in kept)
    return on_road(
        {number: road.ids[node] for number, node in zip(riders, spaces, strict=True)},
        round=rng.randint(1, 12),
        seats=seats,
        race=race,
        deck=rng.sample(sorted(box().cards), 12),
        hands=hands,
        used=used,
        level=level,
        auto_finish=True,
    )

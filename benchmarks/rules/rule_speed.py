"""How fast the rules are: random play-outs of one core, without server or database.

    python -m benchmarks.rules.rule_speed [GAME] [--seats N] [--options JSON] [--seconds S]

Prints actions per second of apply + legal actions, whole matches per second, the cost of each part
in microseconds, and the floor beside it: the same loop over a game without rules (one replaced
struct, one draw and one choice an action), measured in the same run. Times are of the processor,
so that what else the machine does counts little. The last line is what all views of a move cost beside it.
"""

import argparse
import gc
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions, play, view

ROUNDS = 7
MATCHES = 4
"""The number of matches used to compare the views of a move with the move itself."""


class Bare(Struct, frozen=True):
    turn: int = 0
    last: int = 0


def floor(seconds: float) -> float:
    """Return the actions per second of a game without rules."""
    rng, chance, state = random.Random(1), FairChance(bytes(32)), Bare()
    offered = list(range(30))
    done, until = 0, time.process_time() + seconds
    while time.process_time() < until:
        state = structs.replace(state, turn=state.turn + 1, last=rng.choice(offered) + chance.die(6))
        done += 1
    return done / seconds


def playouts(game: Any, options: Any, seats: int, seconds: float) -> dict[str, float]:
    """Play at random, as the server takes actions: choose among the legal ones, apply, list the next."""
    rng, done, matches = random.Random(2), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        chance = FairChance(rng.randbytes(32))
        state = game.setup(options, seats, chance).state
        while game.outcome(state) is None:
            seat = rng.choice(game.to_act(state))
            offered = legal_actions(game, state, seat)
            state = play(game, state, seats, seat, rng.choice(offered), chance).state
            done += 1
        matches += 1
    spent = time.process_time() - start
    return {
        "actions_per_second": done / spent,
        "matches_per_second": matches / spent,
        "actions_per_match": done / matches,
    }


def parts(game: Any, options: Any, seats: int) -> dict[str, float]:
    """Return the microseconds of each part, over the states of a few matches."""
    rng, states = random.Random(3), []
    for _ in range(5):
        chance = FairChance(rng.randbytes(32))
        state = game.setup(options, seats, chance).state
        while game.outcome(state) is None:
            seat = rng.choice(game.to_act(state))
            action = rng.choice(legal_actions(game, state, seat))
            states.append((state, seat, action))
            state = play(game, state, seats, seat, action, chance).state
    return {
        "legal_actions": cost(states, lambda state, seat, _: legal_actions(game, state, seat)),
        "apply": cost(
            states, lambda state, seat, action: play(game, state, seats, seat, action, FairChance(bytes(32)))
        ),
        "public view": cost(states, lambda state, seat, _: game.public(state)),
        "own view": cost(states, lambda state, seat, _: game.own(state, seat)),
        "whole view": cost(states, lambda state, seat, _: view(game, state, seat)),
    }


def shares(game: Any, options: Any, seats: int) -> dict[str, float]:
    """Return the microseconds of a move's parts, in the order in which the server computes them.

    The parts are apply, the legal actions of all seats that are then to act, and the views of all viewers, so
    that later parts can use the caches of earlier ones. The same matches are played several times, each time
    with empty caches; the least time of each move counts.
    """
    least: list[list[float]] = []
    for _ in range(ROUNDS):
        for kept in kept_by_games():
            kept.cache_clear()
        moves = [move for number in range(MATCHES) for move in timed(game, options, seats, number)]
        least = [list(map(min, *both)) for both in zip(least or moves, moves, strict=True)]
    means = [statistics.fmean(part) * 1e6 for part in zip(*least, strict=True)]
    return dict(zip(("apply", "legal actions", "public view", "own views"), means, strict=True))


def kept_by_games() -> list[Any]:
    """Return the caches whose content depends on matches, not on the game's fixed data."""
    every = [one for one in gc.get_objects() if isinstance(one, type(lru_cache(maxsize=1)(len)))]
    return [one for one in every if one.cache_parameters()["maxsize"] and "app.games" in one.__module__]


def timed(game: Any, options: Any, seats: int, number: int) -> Iterator[list[float]]:
    """Yield the seconds of the four parts of each move of one random match."""
    rng, clock = random.Random(number), time.perf_counter
    chance = FairChance(rng.randbytes(32))
    state = game.setup(options, seats, chance).state
    offered = {seat: legal_actions(game, state, seat) for seat in game.to_act(state)}
    while game.outcome(state) is None:
        seat = rng.choice(game.to_act(state))
        action = rng.choice(offered[seat])
        start = clock()
        state = play(game, state, seats, seat, action, chance).state
        applied = clock()
        offered = {one: legal_actions(game, state, one) for one in game.to_act(state)}
        listed = clock()
        game.public(state)
        public = clock()
        for viewer in range(seats):
            game.own(state, viewer)
        yield [applied - start, listed - applied, public - listed, clock() - public]


def cost(states: list[Any], work: Callable[[Any, int, Any], Any]) -> float:
    """Return the mean microseconds, the best of three rounds."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for state, seat, action in states:
            work(state, seat, action)
        best = min(best, time.process_time() - start)
    return best / len(states) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="um_reifenbreite", choices=sorted(catalog()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seconds", type=float, default=8)
    chosen = parser.parse_args()
    game = catalog()[chosen.game]
    seats = chosen.seats or game.max_seats
    options = complete_options(game, chosen.options, seats)
    bare = floor(2)
    found = playouts(game, options, seats, chosen.seconds)
    rate = found["actions_per_second"]
    print(f"{game.title}, {seats} seats, {json.dumps(chosen.options)}")
    print(f"  floor, no rules:       {bare:12,.0f} actions/s")
    print(f"  apply + legal actions: {rate:12,.0f} actions/s   1 : {bare / rate:.1f}")
    print(f"  whole matches:         {found['matches_per_second']:12,.1f} /s")
    print(f"  actions of a match:    {found['actions_per_match']:12,.0f}")
    for name, micros in parts(game, options, seats).items():
        print(f"  {name:22} {micros:12.1f} us")
    of_a_move = shares(game, options, seats)
    apply, legal, public, own = of_a_move.values()
    print("  of a move:", ", ".join(f"{name} {micros:.1f} us" for name, micros in of_a_move.items()))
    print(f"  views of all viewers : apply + legal actions = {(public + own) / (apply + legal):.2f}")


if __name__ == "__main__":
    main()

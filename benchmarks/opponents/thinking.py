"""Measures how fast computer players decide, and what a search costs: one core, without server or database.

    nice -n 19 python -m benchmarks.opponents.thinking [GAME ...] [--seats N] [--seconds S]

For each game it prints the decisions of `normal` per second of the processor (sampling and legal actions
included) and the slowest one. If the game searches, it prints the play-outs per second over the decisions of
a match, worlds per decision in that time, and the memory that the process holds before and after.
"""

import argparse
import random
import resource
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from app.engine.capabilities.computer import HARD
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice, immediate_choice, improving_choices
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions

THOUGHTS = 12
"""The number of decisions that are searched, spread over a match."""


def match(game: AnyGame, seats: int, spent: list[float]) -> Iterator[tuple[Any, int]]:
    """Yield each decision of a match of `normal`, and the seconds that it took."""
    rng, chance = random.Random(5), FairChance(bytes(32))
    state = game.setup(complete_options(game, {}, seats), seats, chance).state
    assert game.computer is not None
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        yield state, seat
        began = time.process_time()
        action = final_choice(game, game.computer, "normal", state, seat, rng)
        spent.append(time.process_time() - began)
        state = game.apply(state, seat, action, chance).state


def searched(game: AnyGame, state: Any, seat: int, seconds: float) -> tuple[int, int, float]:
    """Return the play-outs (an upper bound, because weak choices are pruned), the worlds and the seconds."""
    assert game.computer is not None
    assert game.computer.search is not None
    rng = random.Random(7)
    imagined = game.computer.determinized(state, seat, rng)
    choices = game.computer.search.choices(imagined, seat, legal_actions(game, imagined, seat), rng)
    began, worlds = time.process_time(), 0
    for _ in islice(improving_choices(game, game.computer, HARD, state, seat, rng), 1, None):
        worlds += 1
        if time.process_time() - began > seconds:
            break
    return worlds * len(choices), worlds, time.process_time() - began


def held() -> float:
    """Return the greatest memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def lines(game: AnyGame, seats: int, seconds: float) -> Iterator[str]:
    assert game.computer is not None
    spent: list[float] = []
    decisions = list(match(game, seats, spent))
    often = len(spent) / sum(spent)
    yield f"{game.id}, {seats} seats: normal {often:,.0f} decisions/s, most {1000 * max(spent):.1f} ms"
    if game.computer.search is None:
        return
    before = held()
    open_ = [
        (state, seat)
        for state, seat in decisions
        if immediate_choice(game, game.computer, HARD, state, seat, random.Random(1)) is None
    ]
    some = open_[:: max(1, len(open_) // THOUGHTS)]
    found = [searched(game, state, seat, seconds) for state, seat in some]
    playouts, worlds, took = (sum(column) for column in zip(*found, strict=True))
    yield (
        f"  thinks about {len(open_)} of {len(spent)}; {playouts / took:,.0f} play-outs/s,"
        f" {worlds / len(found):.0f} worlds and {took / len(found):.2f} s a decision (at most {seconds:g});"
        f" {before:.0f} MB before, {held():.0f} after"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=sorted(catalog()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    for id_ in asked.games:
        for line in lines(catalog()[id_], asked.seats, asked.seconds):
            print(line, flush=True)


if __name__ == "__main__":
    main()

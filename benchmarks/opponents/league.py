"""How strong the computer players are: matches of one strength against others, on the engine alone.

    python -m benchmarks.opponents.league GAME ONE OTHER [--seats N] [--matches N] [--options JSON] [--seed N]
                                            [--worlds N]

ONE sits on every seat in turn, OTHER on all others; `random` plays at random. Prints the share of first
places of ONE (shared places split) with its 95 % interval (Wilson) and the share that a seat would win by
chance. With more than two seats it also prints the share of the other seats that ONE was placed before (a tie
counts half). Then follow the scores, the length of a match and the time of a decision. A run repeats exactly
with its seed.
"""

import argparse
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Outcome


@dataclass
class Tally:
    """The results of a series of matches."""

    matches: int = 0
    won: float = 0.0
    before: float = 0.0
    """The share of the other seats that ONE was placed before, summed over matches; a tie counts half."""
    scores: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    spent: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def count(self, outcome: Outcome, seat: int, one: str, other: str) -> None:
        first = [placement.seat for placement in outcome.placements if placement.place == 1]
        self.matches += 1
        self.won += (seat in first) / len(first)
        place = {placement.seat: placement.place for placement in outcome.placements}
        others = [theirs for other_seat, theirs in place.items() if other_seat != seat]
        self.before += sum((place[seat] < theirs) + (place[seat] == theirs) / 2 for theirs in others) / len(
            others
        )
        self.reasons[outcome.reason] += 1
        for placement in outcome.placements:
            self.scores[one if placement.seat == seat else f"{other} "] += placement.score


def wilson(won: float, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    z, share = 1.96, won / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return (middle - spread) / (1 + z * z / matches), (middle + spread) / (1 + z * z / matches)


def match(game: AnyGame, options: Any, players: list[str], seed: str, worlds: int, tally: Tally) -> Outcome:
    """Play one whole match; every seat has a random source of its own, and so have the dice."""
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(len(players))]
    state = game.setup(options, len(players), chance).state
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        began = time.process_time()
        action = choice(game, players[seat], state, seat, lucks[seat], worlds)
        tally.spent[players[seat]].append(time.process_time() - began)
        state = play(game, state, len(players), seat, action, chance).state
        tally.actions += 1
    return outcome


def choice(game: AnyGame, strength: str, state: Any, seat: int, rng: random.Random, worlds: int) -> Any:
    if strength == "random" or game.computer is None:
        return rng.choice(legal_actions(game, state, seat))
    return final_choice(game, game.computer, strength, state, seat, rng, worlds)


def series(game: AnyGame, asked: argparse.Namespace) -> Tally:
    tally = Tally()
    options = complete_options(game, json.loads(asked.options), asked.seats)
    for number in range(asked.matches):
        seat = number % asked.seats
        players = [asked.one if one == seat else asked.other for one in range(asked.seats)]
        outcome = match(game, options, players, f"{asked.seed} {number // asked.seats}", asked.worlds, tally)
        tally.count(outcome, seat, asked.one, asked.other)
    return tally


def lines(tally: Tally, seats: int) -> Iterator[str]:
    low, high = wilson(tally.won, tally.matches)
    share = 100 * tally.won / tally.matches
    yield f"first {share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {100 / seats:.0f}, n={tally.matches}"
    if seats > 2:
        low, high = wilson(tally.before, tally.matches)
        share = 100 * tally.before / tally.matches
        yield f"before another seat {share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of its meetings"
    yield "score a match: " + ", ".join(
        f"{name.strip()} {score / tally.matches:.2f}" for name, score in tally.scores.items()
    )
    yield f"{tally.actions / tally.matches:.0f} actions a match, ended {dict(tally.reasons)}"
    for strength, times in tally.spent.items():
        times.sort()
        mean, late = 1000 * sum(times) / len(times), 1000 * times[len(times) * 99 // 100]
        yield f"{strength}: {mean:.2f} ms a decision, p99 {late:.1f}, most {1000 * times[-1]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seed", default="league")
    parser.add_argument("--worlds", type=int, default=16, help="how long `hard` thinks at most")
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.seats} seats, {asked.one} against {asked.other}, {asked.options}")
    print("\n".join(lines(series(catalog()[asked.game], asked), asked.seats)))


if __name__ == "__main__":
    main()

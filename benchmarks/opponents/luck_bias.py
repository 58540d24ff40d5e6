"""Whether luck is luck: over many matches its mean is 0, and its spread what the odds say.

    python -m benchmarks.opponents.luck_bias [--matches 2000] [--minutes 6] [--players kinds] [--options JSON]
        [--into FILE] [GAME ...]

For each kind of luck of each game it prints the matches in which it occurred, the mean of seat 0's sums with
its standard error, and the standard deviation of z (should be 1). For single draws and for the sums of a
match it prints the squares of the gains against the variances (should be 1).

FILE keeps the sums, so that one run goes on where another has ended: with matches that have not been played
yet, and with what all of them say. The players are `lot`, every action equally likely; `kinds`, first the
kind of an action and then which of it, so that shots and ends of turns are as frequent as steps, and matches
short; or computers of a strength of the game.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count, groupby, pairwise, takewhile
from math import inf, sqrt
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from app.engine.capabilities.luck import Account, CountedDraw, accounts
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, play
from app.engine.types import Seat, Step
from tests.games.matches import Moment, begun

Player: TypeAlias = Callable[[Any, Seat, list[Any], random.Random], Any]
"""Maps the state, the seat, the legal actions and a random source to an action."""


class Sums(Struct):
    """The sums of one kind: of seat 0's accounts, and (`drawn`, `expected`) of the draws of all seats."""

    matches: int = 0
    gain: float = 0
    squares: float = 0
    variance: float = 0
    z: float = 0
    z_squares: float = 0
    drawn: float = 0
    expected: float = 0

    def add(self, account: Account) -> None:
        self.matches += 1
        self.gain += account.gain
        self.squares += account.gain**2
        self.variance += account.deviation**2
        self.z += account.z
        self.z_squares += account.z**2

    def __str__(self) -> str:
        mean = self.gain / self.matches
        error = sqrt((self.squares / self.matches - mean**2) / self.matches)
        sd = sqrt(self.z_squares / self.matches - (self.z / self.matches) ** 2)
        return (
            f"{self.matches:5} matches  mean {mean:+.4f} +- {error:.4f} = {mean / error:+.2f} standard errors"
            f"  sd of z {sd:.3f}  squares {self.drawn / self.expected:.3f}"
            f", of sums {self.squares / self.variance:.3f}"
        )


class Kept(Struct):
    """The saved sums; `next` is the seed of the first match that has not been played."""

    next: int = 0
    kinds: dict[str, Sums] = {}


def by_lot(_state: Any, _seat: Seat, offered: list[Any], rng: random.Random) -> Any:
    return rng.choice(offered)


def by_kinds(_state: Any, _seat: Seat, offered: list[Any], rng: random.Random) -> Any:
    """Choose a kind of action first; the actions of a kind are adjacent, or in a few groups."""
    return rng.choice(rng.choice([[*group] for _, group in groupby(offered, type)]))


def by_computers(game: AnyGame, strength: str) -> Player:
    assert game.computer is not None
    decide, imagined = game.computer.strengths[strength], game.computer.determinized
    return lambda state, seat, offered, rng: decide(imagined(state, seat, rng), seat, offered, rng)


def player(game: AnyGame, name: str) -> Player:
    return {"lot": by_lot, "kinds": by_kinds}.get(name) or by_computers(game, name)


def match(game: AnyGame, seed: int, who: Player, options: Mapping[str, Any]) -> Iterator[Moment]:
    rng = random.Random(seed)
    step, seats, chance = begun(game, rng, options)
    yield Moment(step.state, step.events, seats)
    while game.outcome(step.state) is None:
        seat = rng.choice(game.to_act(step.state))
        action = who(step.state, seat, legal_actions(game, step.state, seat), rng)
        step = play(game, step.state, seats, seat, action, chance)
        yield Moment(step.state, step.events, seats)


def told(game: AnyGame, moments: Iterable[Moment]) -> tuple[list[CountedDraw], list[Account]]:
    """Return the draws of a match, and its accounts."""
    assert game.luck is not None
    draws: list[CountedDraw] = []
    seats = 0
    for before, after in pairwise(moments):
        draws += game.luck.draws(before.state, Step(after.state, after.events))
        seats = before.seats
    return draws, accounts(draws, game.luck, seats)


def measure(game: AnyGame, kept: Kept, seeds: Iterable[int], who: Player, options: Mapping[str, Any]) -> None:
    for seed in seeds:
        draws, found = told(game, match(game, seed, who, options))
        for draw in draws:
            sums = kept.kinds.setdefault(draw.kind, Sums())
            sums.drawn += draw.gain**2
            sums.expected += draw.variance
        for account in found:
            if account.seat == 0 and account.deviation:
                kept.kinds[account.kind].add(account)
        kept.next = seed + 1


def seeds(first: int, minutes: float, matches: int) -> Iterator[int]:
    """Yield seeds until the time is up."""
    end = time.monotonic() + 60 * minutes
    return takewhile(lambda seed: seed < matches and time.monotonic() < end, count(first))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="in all, those of earlier runs among them")
    parser.add_argument("--minutes", type=float, default=inf, help="of each game, however many that are")
    parser.add_argument("--players", default="lot", help="lot, kinds, or the strength of computers")
    parser.add_argument("--options", type=json.loads, default={}, help="the others are by lot")
    parser.add_argument("--into", type=Path)
    parser.add_argument("games", nargs="*", default=[id for id, game in catalog().items() if game.luck])
    chosen = parser.parse_args()
    file: Path | None = chosen.into
    all_kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Kept]) if file and file.exists() else {}
    for id in chosen.games:
        game, kept = catalog()[id], all_kept.setdefault(id, Kept())
        left = seeds(kept.next, chosen.minutes, chosen.matches)
        measure(game, kept, left, player(game, chosen.players), chosen.options)
        for kind, sums in kept.kinds.items():
            print(f"{id:16} {kind:7} {sums if sums.matches else 'none'}", flush=True)
        if file:
            file.write_bytes(msgspec.json.encode(all_kept))


if __name__ == "__main__":
    main()

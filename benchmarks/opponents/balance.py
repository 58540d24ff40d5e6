"""Whether a game is fair and alive: matches of computer players of one strength among themselves.

    nice -n 19 python -m benchmarks.opponents.balance GAME [--seats N] [--matches N] [--options JSON]
                                                 [--strength NAME] [--by-lot OPTION] [--seed N]

Prints the length of a match, first places by seat and by team with their 95 % intervals (Wilson; shared
places split), the share of decisions that leave no choice, and what was offered and never taken: kinds of
actions, and cards. `--by-lot` draws an option again for every match, such as the teams. A run repeats exactly
with its seed.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, options_schema
from benchmarks.opponents.league import choice, wilson
from tests.games.matches import some_value

TEAMS: Mapping[str, Callable[[Any], Sequence[str]]] = {
    "hockey_game": lambda state: [side.team for side in state.sides],
    "helvetia_cup": lambda state: [team.value for team in state.options.teams],
}
"""By game with different teams, the function that returns the teams of the seats of a finished match."""
CARDS = ("card", "cards", "sources")
"""Fields of actions that name cards."""
OFTEN = 20
"""The fewest offers after which it means something that an action was never taken."""


@dataclass
class Found:
    matches: int = 0
    lengths: list[int] = field(default_factory=list)
    forced: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    """First places by seat."""
    teams: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    """Matches by team; a match of a team against itself teaches nothing and is left out."""
    offered: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Decisions that offered a kind of action and a card ("" for the kind itself)."""
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)


def things(action: Any) -> Iterator[tuple[str, str]]:
    """Yield the kind of an action, and each card that it names."""
    kind = str(action.__struct_config__.tag)
    yield kind, ""
    for name, value in msgspec.structs.asdict(action).items():
        if name in CARDS:
            yield from ((kind, str(card)) for card in ((value,) if isinstance(value, str) else value or ()))


def match(game: AnyGame, options: Any, asked: argparse.Namespace, seed: str, found: Found) -> None:
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(asked.seats)]
    state, length = game.setup(options, asked.seats, chance).state, 0
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        offered = legal_actions(game, state, seat)
        found.forced += len(offered) == 1
        found.offered.update({thing for action in offered for thing in things(action)})
        action = choice(game, asked.strength, state, seat, lucks[seat], 16)
        found.taken.update(things(action))
        state, length = game.apply(state, seat, action, chance).state, length + 1
    found.matches += 1
    found.lengths.append(length)
    found.scores.append(sum(placement.score for placement in outcome.placements))
    first = [placement.seat for placement in outcome.placements if placement.place == 1]
    teams = TEAMS[game.id](state) if game.id in TEAMS else ()
    apart = len(set(teams)) == len(teams)
    if apart:
        found.played.update(teams)
    for seat in first:
        found.seats[seat] += 1 / len(first)  # type: ignore[assignment]
        if teams and apart:
            found.teams[teams[seat]] += 1 / len(first)  # type: ignore[assignment]


def series(game: AnyGame, asked: argparse.Namespace) -> Found:
    found, lots = Found(), random.Random(asked.seed)
    schemas = options_schema(game)["properties"]
    for number in range(asked.matches):
        drawn = {name: some_value(schemas[name], lots) for name in asked.by_lot}
        options = complete_options(game, asked.options | drawn, asked.seats)
        match(game, options, asked, f"{asked.seed} {number}", found)
    return found


def share(won: float, of: int) -> str:
    low, high = wilson(won, of)
    return f"{100 * won / of:.1f} [{100 * low:.1f}, {100 * high:.1f}] of {of}"


def lines(found: Found, seats: int) -> Iterator[str]:
    lengths = sorted(found.lengths)
    middle, late = lengths[len(lengths) // 2], lengths[len(lengths) * 95 // 100]
    yield f"actions a match: median {middle}, p95 {late}, most {lengths[-1]}"
    yield f"no choice in {100 * found.forced / sum(lengths):.0f} % of the actions"
    yield f"score a match, all seats: {sum(found.scores) / found.matches:.2f}"
    for seat in range(seats):
        yield f"seat {seat} first: {share(found.seats[seat], found.matches)}"
    for team, played in sorted(found.played.items()):
        yield f"{team} first: {share(found.teams[team], played)}"
    never = sorted(
        (kind, thing, times)
        for (kind, thing), times in found.offered.items()
        if times >= OFTEN and (kind, thing) not in found.taken
    )
    kinds = [kind for kind, thing, _ in never if not thing]
    yield f"offered and never done: {', '.join(kinds) or 'nothing'}"
    cards = [f"{kind} {thing} ({times})" for kind, thing, times in never if thing and kind not in kinds]
    yield f"cards offered and never taken: {', '.join(cards) or 'none'}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--by-lot", action="append", default=[])
    parser.add_argument("--strength", default="normal")
    parser.add_argument("--seed", default="balance")
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.seats} seats, {asked.strength}, {json.dumps(asked.options)} {asked.by_lot}")
    print("\n".join(lines(series(catalog()[asked.game], asked), asked.seats)), flush=True)


if __name__ == "__main__":
    main()

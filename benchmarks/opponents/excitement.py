"""How exciting matches of computer players are: goals, leads that change, comebacks, and what happens.

    nice -n 19 python -m benchmarks.opponents.excitement GAME [--seats N] [--matches N] [--options JSON]
        [--by-lot OPTION] [--strength NAME ...] [--always KIND] [--start N] [--seed N]

The strengths are those of the seats, in turn if there are fewer. With `--always tackle`, seat 0 takes an
action of this kind wherever one is offered: a spoiler. Prints scores, lead changes (the leader of two seats
is another than the one before, levels aside), wins of the side that led first, comebacks (wins from behind at
half of the actions, of those with a leader then), how matches ended, and events per match. `--start` skips
numbers of matches, so that series can be played in parts. A run repeats exactly with its seed.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, options_schema
from benchmarks.opponents.balance import share
from benchmarks.opponents.league import choice
from tests.games.matches import some_value

SCORES: Mapping[str, Callable[[Any], Sequence[int]]] = {
    "hockey_game": lambda state: state.goals,
    "helvetia_cup": lambda state: state.score,
}
"""By game, a function that returns the scores faster than the public view does."""
DUELS = {"tested": "test", "shot_tested": "shot", "shot_taken": "shot", "fouled": "card"}
"""Events that are counted by one of their fields as well."""
DULL = 1
"""The most goals of a match that counts as dull."""


@dataclass
class Seen:
    matches: int = 0
    scores: list[int] = field(default_factory=list)
    changed: int = 0
    """Matches whose lead changed at least once."""
    led: int = 0
    first_leader_won: int = 0
    half_led: int = 0
    comebacks: int = 0
    won: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def leader(scores: Sequence[int]) -> int | None:
    """Return the seat that is ahead of all others; None if there is none."""
    most = max(scores)
    ahead = [seat for seat, score in enumerate(scores) if score == most]
    return ahead[0] if len(ahead) == 1 else None


def scores_of(game: AnyGame, state: Any) -> Sequence[int]:
    if game.id in SCORES:
        return SCORES[game.id](state)
    return game.overview.score_line(game.public(state)).scores


def event_names(events: Sequence[Any]) -> Iterator[str]:
    for event in events:
        tag = str(event.__struct_config__.tag)
        yield tag
        if tag in DUELS:
            won = getattr(event, "success", None)
            yield f"{tag} {getattr(event, DUELS[tag])}" + ("" if won is None else f" {won}")


def match(game: AnyGame, options: Any, asked: argparse.Namespace, seed: str, seen: Seen) -> None:
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(asked.seats)]
    state = game.setup(options, asked.seats, chance).state
    leaders: list[int | None] = []
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        strength = asked.strength[seat % len(asked.strength)]
        action = always(game, state, seat, asked.always if seat == 0 else "")
        action = action or choice(game, strength, state, seat, lucks[seat], asked.worlds)
        step = game.apply(state, seat, action, chance)
        seen.events.update(event_names(step.events))
        state = step.state
        leaders.append(leader(scores_of(game, state)))
    count(seen, outcome, leaders)


def always(game: AnyGame, state: Any, seat: int, kind: str) -> Any:
    """Return the offered action of a kind; None if none is offered."""
    if not kind:
        return None
    offered = legal_actions(game, state, seat)
    return next((one for one in offered if one.__struct_config__.tag == kind), None)


def count(seen: Seen, outcome: Any, leaders: Sequence[int | None]) -> None:
    seen.matches += 1
    seen.scores.append(sum(placement.score for placement in outcome.placements))
    seen.ends[outcome.reason] += 1
    first = [placement.seat for placement in outcome.placements if placement.place == 1]
    winner = first[0] if len(first) == 1 else None
    if winner is not None:
        seen.won[winner] += 1
    turns = [one for one in leaders if one is not None]
    seen.changed += len(set(turns)) > 1
    if turns:
        seen.led += 1
        seen.first_leader_won += turns[0] == winner
    half = leaders[len(leaders) // 2]
    if half is not None:
        seen.half_led += 1
        seen.comebacks += winner is not None and winner != half


def series(game: AnyGame, asked: argparse.Namespace) -> Seen:
    seen, lots = Seen(), random.Random(asked.seed)
    schemas = options_schema(game)["properties"]
    for number in range(asked.start + asked.matches):
        drawn = {name: some_value(schemas[name], lots) for name in asked.by_lot}
        if number >= asked.start:
            options = complete_options(game, asked.options | drawn, asked.seats)
            match(game, options, asked, f"{asked.seed} {number}", seen)
    return seen


def lines(seen: Seen) -> Iterator[str]:
    n = seen.matches
    mean = sum(seen.scores) / n
    error = (sum((score - mean) ** 2 for score in seen.scores) / n / n) ** 0.5
    yield f"score a match, all seats: {mean:.2f} ± {error:.2f}, n={n}"
    yield f"at most {DULL}: {share(sum(score <= DULL for score in seen.scores), n)}"
    yield f"lead changed: {share(seen.changed, n)}"
    yield f"who led first won: {share(seen.first_leader_won, max(1, seen.led))}"
    yield f"comebacks: {share(seen.comebacks, max(1, seen.half_led))}"
    yield f"won by seat: {dict(sorted(seen.won.items()))}; ended: {dict(seen.ends)}"
    yield ", ".join(f"{name} {times / n:.2f}" for name, times in sorted(seen.events.items()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--by-lot", action="append", default=[])
    parser.add_argument("--strength", nargs="+", default=["normal"])
    parser.add_argument("--always", default="")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="excitement")
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.seats} seats, {asked.strength}, {json.dumps(asked.options)} {asked.by_lot}")
    print("\n".join(lines(series(catalog()[asked.game], asked))), flush=True)


if __name__ == "__main__":
    main()

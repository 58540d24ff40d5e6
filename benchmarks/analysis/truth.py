"""Whether the analysis tells the truth: between unequal players the mean of dice and cards must be 0.

    python -m benchmarks.analysis.truth GAME ONE OTHER [--seats N] [--matches N] [--options JSON] [--seed S]
                                         [--minutes M] [--into FILE] [--league SHARE] [--processes N]
                                         [--worlds N]

ONE sits on every seat in turn, OTHER on all others. Every match is analysed whole, all seats. FILE keeps
one line of JSON a match, so that one run goes on where another has ended. All lines of FILE are counted.

Printed are for ONE the mean of dice and cards with its standard error, the sums of the decisions and the
result, for each strength the marks a match, and the seconds a match, which are right with one process only.
The digest of the first match is the same on every machine, on any number of processes.

With --worlds N every answer is compared in N worlds, never more, and only with that of the player who plays
on, which is what counts in the split. The means stay true, a match takes a small part of its time, and its
marks mean nothing: they need the best answer, and the worlds that the game says.

With --league SHARE, the share that ONE takes from OTHER in a league, it stands in place of the results of
these few matches: dice and cards are then what the decisions do not explain of it, with their error alone.
The spread of a few results says little: that of two won matches is 0.
"""

import argparse
import json
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from app.engine.analysis.chances import analysis_of, chances, shares_of_first
from app.engine.analysis.decisions import MatchDecision, Turn, counted_decisions
from app.engine.analysis.judge import Judgement, judge
from app.engine.analysis.marks import mark_of
from app.engine.analysis.postponed import postponed
from app.engine.analysis.split import splits
from app.engine.capabilities.analysis import Worlds
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, play
from benchmarks.analysis.positions import random_options

WORLDS = 16
"""The worlds of `hard` where it searches, as in the league."""
MANY = 100_000
"""More decisions than a match has: each gets all its worlds."""


def turns(game: AnyGame, options: Any, players: list[str], seed: str) -> tuple[list[Turn], tuple[float, ...]]:
    """Play a match; return its actions and the share of the first place of each seat."""
    assert game.computer is not None
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(len(players))]
    state, found = game.setup(options, len(players), chance).state, []
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        if players[seat] == "random":
            action = lucks[seat].choice(legal_actions(game, state, seat))
        else:
            action = final_choice(game, game.computer, players[seat], state, seat, lucks[seat], WORLDS)
        at = chance.at
        after = play(game, state, len(players), seat, action, chance).state
        found.append(Turn(len(found) + 1, state, seat, action, after, chance.at != at))
        state = after
    return found, shares_of_first(outcome)


def analysed(
    game: AnyGame, found: list[Turn], seed: str, processes: int, worlds: int | None
) -> tuple[list[MatchDecision], list[Judgement]]:
    asked = list(counted_decisions(game, found))
    one_judged = partial(judged, game.id, seed, worlds)
    if processes == 1:
        return asked, list(map(one_judged, asked))
    with ProcessPoolExecutor(processes) as pool:
        return asked, list(pool.map(one_judged, asked))


def judged(game_id: str, seed: str, worlds: int | None, decision: MatchDecision) -> Judgement:
    return judge(in_worlds(catalog()[game_id], worlds), decision, seed, random.Random)


def in_worlds(game: AnyGame, worlds: int | None) -> AnyGame:
    """Return the game with this many worlds for each pair of answers; as it is if None."""
    analysis = analysis_of(game)
    if worlds is None:
        return game
    fixed = Worlds(0, worlds, worlds, MANY)  # no best answer is looked for, so the first one stays
    return replace(game, analysis=replace(analysis, worlds=fixed))


def digest(judgements: list[Judgement]) -> str:
    return sha256(msgspec.json.encode(judgements)).hexdigest()[:16]


def match(game: AnyGame, asked: argparse.Namespace, number: int) -> dict[str, Any]:
    seat, seed = number % asked.seats, f"{asked.seed} {number // asked.seats}"
    players = [asked.one if one == seat else asked.other for one in range(asked.seats)]
    options = random_options(game, asked.options, asked.seats, random.Random(f"{seed} options"))
    found, result = turns(game, options, players, seed)
    began = time.process_time()
    every, judgements = analysed(game, found, seed, asked.processes, asked.worlds)
    spent = time.process_time() - began
    split = splits(judgements, chances(game, found[0].state), result)[seat]
    marks: dict[str, Counter[str]] = {asked.one: Counter(), asked.other: Counter()}
    for one, waits in zip(judgements, postponed(game, every, [one.best for one in judgements]), strict=True):
        marks[players[one.seat]][mark_of(one.gains[one.seat], one.error, waits)] += 1
    return {
        "result": split.result,
        "before": split.before,
        "dice": split.dice,
        "own": split.decisions[seat],
        "others": sum(split.decisions) - split.decisions[seat],
        "error": split.error,
        "adds": split.before + split.dice + sum(split.decisions) - split.result,
        "seconds": spent,
        "decisions": len(every),
        "compared": sum(one.worlds > 0 for one in judgements),
        "worlds": sum(one.worlds for one in judgements),
        "marks": marks,
        "digest": digest(judgements),
    }


def told(rows: list[dict[str, Any]], asked: argparse.Namespace) -> str:
    for row in rows:
        row["by_league"] = (asked.league or 0.0) - row["before"] - row["own"] - row["others"]

    def mean(name: str) -> str:
        values = [100 * row[name] for row in rows]
        middle = sum(values) / len(values)
        spread = sqrt(sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1) / len(values))
        return f"{middle:+.1f} +- {spread:.1f}"

    lines = [
        f"{asked.game} {asked.one} v {asked.other}, {asked.seats} seats, n={len(rows)}",
        f"result {mean('result')}, before {mean('before')}, dice and cards {mean('dice')} pp",
        f"decisions of {asked.one} {mean('own')}, of the others for it {mean('others')} pp"
        f", worlds alone +- {100 * sum(row['error'] for row in rows) / len(rows):.1f} a match",
        f"seconds a match {sum(row['seconds'] for row in rows) / len(rows):.1f}"
        f", most {max(row['seconds'] for row in rows):.1f}; decisions {rows[0]['decisions']}"
        f", compared {sum(row['compared'] for row in rows) / len(rows):.0f}"
        f", worlds {sum(row['worlds'] for row in rows) / len(rows):.0f}; adds up to "
        f"{max(abs(row['adds']) for row in rows):.0e}; digest {rows[0]['digest']}",
    ]
    if asked.league is not None:
        lines.insert(2, f"by the league {100 * asked.league:.0f}: dice and cards {mean('by_league')} pp")
    for name, seats in ((asked.one, 1), (asked.other, asked.seats - 1)):
        sums: Counter[str] = Counter()
        for row in rows:
            sums.update(row["marks"][name])
        many = len(rows) * (seats if asked.one != asked.other else asked.seats)
        lines.append(f"{name}: " + ", ".join(f"{k} {v / many:.1f}" for k, v in sorted(sums.items())))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seed", default="truth")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--league", type=float)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    asked = parser.parse_args()
    game, until = catalog()[asked.game], time.monotonic() + 60 * asked.minutes
    kept: Path | None = asked.into
    rows = [json.loads(text) for text in kept.read_text().splitlines()] if kept and kept.exists() else []
    while len(rows) < asked.matches and time.monotonic() < until:
        rows.append(match(game, asked, len(rows)))
        if kept:
            with kept.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    print(told(rows, asked))


if __name__ == "__main__":
    main()

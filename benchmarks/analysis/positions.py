"""Positions of matches between computers, with their sums and results, for the fit of the chance to win.

    python -m benchmarks.analysis.positions GAME FILE [--seats N] [--matches N] [--options JSON] [--seed S]
                                             [--players normal,normal] [--minutes M] [--mixed ACTIONS]

Appends to FILE one line of JSON a match: for up to twelve random positions, the share of the match that was
over, the sums of each seat and the chances by the present weights; and the share of the first place of each
seat. The teams of a game that has some are random, and so are the races: weights that were fitted on one
race alone would be stretched to tours.

With --mixed each seat has a random player of --players, and after so many actions on average the policy of
the analysis plays on for all seats; positions are only of that time, and a match that is over before is left
out. They are then as unequal as unequal players leave them, and their result is what the play-outs of the
analysis stand for.
"""

import argparse
import json
import random
import time
from math import inf
from pathlib import Path
from typing import Any

from app.engine.analysis.chances import analysis_of, chances, shares_of_first
from app.engine.catalog import catalog
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, play

A_MATCH = 12
RACES = (
    ["liege_bastogne_liege"],
    ["paris_roubaix"],
    ["giro"],
    ["paris_roubaix", "liege_bastogne_liege"],
    ["paris_roubaix", "liege_bastogne_liege", "giro", "tour_de_france"],
)
"""The first of them, as the most usual one, is half of all."""


def random_options(game: AnyGame, given: dict[str, Any], seats: int, rng: random.Random) -> Any:
    """Return the options of a match: those given, and random teams and races."""
    raw = dict(given)
    if game.id == "helvetia_cup" and "teams" not in raw:
        raw["teams"] = rng.choices(
            ["dragons", "fools", "bears", "ogres", "vampires", "diplomats", "dwarfs", "elves"], k=2
        )
    if game.id == "hockey_game" and "team_choice" not in raw:
        raw["team_choice"] = "random"
    if game.id == "um_reifenbreite" and "races" not in raw:
        raw["races"] = rng.choice(RACES) if rng.random() < 0.5 else RACES[0]
    return complete_options(game, raw, seats)


def played(
    game: AnyGame, options: Any, players: list[str], seed: str, before: float = inf
) -> tuple[list[Any], tuple[float, ...]]:
    """Play a match; return its states and the share of the first place of each seat.

    `before` are the actions after which the policy plays on; then only the states from there are returned.
    """
    assert game.computer is not None
    chance = FairChance(random.Random(seed).randbytes(32))
    lucks = [random.Random(f"{seed} {seat}") for seat in range(len(players))]
    state, states, actions = game.setup(options, len(players), chance).state, [], 0
    while (outcome := game.outcome(state)) is None:
        if before == inf or actions >= before:
            states.append(state)
        seat = game.to_act(state)[0]
        imagined = game.computer.determinized(state, seat, lucks[seat])
        offered = legal_actions(game, imagined, seat)
        action = offered[0]
        if len(offered) > 1:
            decide = game.computer.strengths[players[seat]]
            if actions >= before:
                decide = analysis_of(game).policy
            action = decide(imagined, seat, offered, lucks[seat])
        actions += 1
        state = play(game, state, len(players), seat, action, chance).state
    return states, shares_of_first(outcome)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(catalog()))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--players", default="normal")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--mixed", type=float)
    asked = parser.parse_args()
    game, until = catalog()[asked.game], time.monotonic() + 60 * asked.minutes
    kinds = asked.players.split(",")
    players = [kinds[seat % len(kinds)] for seat in range(asked.seats)]
    with asked.file.open("a") as file:
        for number in range(asked.matches):
            if time.monotonic() > until:
                break
            seed = f"{asked.seed} {number}"
            rng = random.Random(f"{seed} positions")
            options, before = random_options(game, asked.options, asked.seats, rng), inf
            if asked.mixed:
                players = rng.choices(kinds, k=asked.seats)
                before = rng.expovariate(1 / asked.mixed)
            states, result = played(game, options, players, seed, before)
            if not states:
                continue
            found = [
                {
                    "at": at / len(states),
                    "sums": analysis_of(game).sums(states[at]),
                    "said": chances(game, states[at]),
                }
                for at in sorted(rng.sample(range(len(states)), min(A_MATCH, len(states))))
            ]
            file.write(json.dumps({"result": result, "positions": found}) + "\n")
    print(f"{number + 1} matches")


if __name__ == "__main__":
    main()

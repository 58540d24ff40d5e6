"""Measures the value of knowledge: a player that searches as `hard` does and is shown what no seat can know.

    nice -n 19 python -m benchmarks.opponents.omniscience GAME [--seats N] [--matches N] \
        [--options JSON] [--seed N]
                                            [--against NAME]

In Hockey Game `seeing` decides exactly as `hard`, but by the hand that the opponent has instead of the
possible ones; there is nothing else to know: a pile has no order, a card is drawn at random when it is
needed. Where `hard` searches, `seeing` searches one world, the true one, with all hands and all that will
fall: each occasion (such as a rider's round) has its throws from the start, as fair as ever. Prints
the same as benchmarks.opponents.league. No guess that looks at the same choices, as far ahead, can win
more.
"""

import argparse
import json
import random
from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from app.engine.capabilities.computer import Computer
from app.engine.capabilities.decider import Decide
from app.engine.capabilities.search import Search
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions
from app.engine.playouts import SharedChance, value_after
from app.engine.types import Outcome, Seat
from app.games.hockey_game import GAME, bot
from app.games.hockey_game.actions import Action
from app.games.hockey_game.model import State
from benchmarks.opponents.league import Tally, choice, lines, series

SEEING = "seeing"
WORLDS = 16
"""The most sampled worlds per decision of a `hard` opponent."""
BY_HAND = bot.Valuation(bot.BY_PERIOD.stake, bot.BY_PERIOD.card_value, lambda side, rng: [side.hand])


# --- a hand that is shown ------------------------------------------------------------------


def by_hand(state: State, seat: int, offered: Any, rng: Any) -> Action:
    return bot.decide_by(BY_HAND, state, seat, offered, rng)


def blind(decide: Decide[State, Action]) -> Decide[State, Action]:
    """Decide as at a table: in a sampled state."""
    return lambda state, seat, offered, rng: decide(bot.determinized(state, seat, rng), seat, offered, rng)


def shown_the_hand() -> AnyGame:
    usual = {name: blind(decide) for name, decide in bot.COMPUTER.strengths.items()}
    computer = Computer(determinized=lambda state, seat, rng: state, strengths={**usual, SEEING: by_hand})
    return replace(GAME, computer=computer)


# --- a future that is known ----------------------------------------------------------------


class Foretold(SharedChance):
    """The chance of a whole match: the result of each occasion is fixed from the start."""

    def __init__(self, seed: str, read: dict[Hashable, int] | None = None) -> None:
        super().__init__(random.Random(seed))
        self._seed = seed
        self._position = read or {}
        self._lucks: dict[Hashable, random.Random] = {}

    def at(self, occasion: Hashable) -> "Foretold":
        super().on(occasion)
        self._rng = self._lucks.setdefault(occasion, random.Random(f"{self._seed} {occasion}"))
        return self

    def ahead(self) -> "Foretold":
        """Return a copy for looking ahead, in which no result has been drawn."""
        return Foretold(self._seed, dict(self._position))


def foreseen(game: AnyGame, state: Any, seat: Seat, rng: random.Random, chance: Foretold) -> Any:
    """Return the action that leads to the best result in the true world; `normal` decides between equal
    ones.
    """
    search = thinking_of(game)
    choices = search.choices(state, seat, legal_actions(game, state, seat), rng)
    if len(choices) == 1:
        return choices[0]
    return max(choices, key=lambda one: value_after(game, search, state, seat, one, chance.ahead(), rng))


def foretold_match(game: AnyGame, options: Any, players: list[str], seed: str, tally: Tally) -> Outcome:
    chance, search = Foretold(seed), thinking_of(game)
    lucks = [random.Random(f"{seed} {seat}") for seat in range(len(players))]
    state = game.setup(options, len(players), chance.at("setup")).state
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)[0]
        if players[seat] == SEEING:
            action = foreseen(game, state, seat, lucks[seat], chance)
        else:
            action = choice(game, players[seat], state, seat, lucks[seat], WORLDS)
        state = game.apply(state, seat, action, chance.at(search.occasion(state))).state
        tally.actions += 1
    return outcome


def foretold_series(game: AnyGame, asked: argparse.Namespace) -> Tally:
    """Play a round of the table, as in benchmarks.opponents.league; all its seats meet the same chance."""
    tally = Tally()
    options = complete_options(game, json.loads(asked.options), asked.seats)
    for number in range(asked.matches):
        seat = number % asked.seats
        players = [SEEING if one == seat else asked.other for one in range(asked.seats)]
        outcome = foretold_match(game, options, players, f"{asked.seed} {number // asked.seats}", tally)
        tally.count(outcome, seat, SEEING, asked.other)
    return tally


def thinking_of(game: AnyGame) -> Search[Any, Any]:
    assert game.computer is not None
    assert game.computer.search is not None
    return game.computer.search


def main() -> None:
    games = [game.id for game in catalog().values() if game.computer and game.computer.search]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted([GAME.id, *games]))
    parser.add_argument("--against", dest="other", default="normal", choices=("easy", "normal", "hard"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seed", default="league")
    parser.set_defaults(one=SEEING, worlds=WORLDS)
    asked = parser.parse_args()
    print(f"{asked.game}, {asked.seats} seats, seeing against {asked.other}, {asked.options}")
    if asked.game == GAME.id:
        tally = series(shown_the_hand(), asked)
    else:
        tally = foretold_series(catalog()[asked.game], asked)
    print("\n".join(lines(tally, asked.seats)))


if __name__ == "__main__":
    main()

"""What knowing more brings in Hockey Game: a player who is shown the opponent's hand, on the engine alone.

    nice -n 19 python -m benchmarks.knowing [--matches N] [--options JSON] [--seed N] [--against NAME]

`seeing` decides exactly as `hard`, but by the hand that the opponent has instead of those that he may have.
Prints the same as benchmarks.league. What `seeing` wins more than `hard` is the most that any guess at a hand
can bring. There is nothing else to know: a pile has no order, a card is drawn by lot when it is drawn.
"""

import argparse
from dataclasses import replace
from typing import Any

from app.engine.computer import Computer, Decide
from app.games.hockey_game import GAME, bot
from app.games.hockey_game.actions import Action
from app.games.hockey_game.model import State
from benchmarks.league import lines, series

SEEING = bot.Prices(bot.BY_PERIOD.stake, bot.BY_PERIOD.kept, lambda side, luck: [side.hand])


def seeing(state: State, seat: int, offered: Any, luck: Any) -> Action:
    return bot.decided_by(SEEING, state, seat, offered, luck)


def blind(decide: Decide[State, Action]) -> Decide[State, Action]:
    """As at a table: in an imagined state."""
    return lambda state, seat, offered, luck: decide(bot.imagined(state, seat, luck), seat, offered, luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--against", dest="other", default="normal", choices=sorted(bot.COMPUTER.strengths))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seed", default="league")
    parser.set_defaults(one="seeing", seats=2, worlds=0)
    asked = parser.parse_args()
    usual = {name: blind(decide) for name, decide in bot.COMPUTER.strengths.items()}
    computer = Computer(imagined=lambda state, seat, luck: state, strengths={**usual, "seeing": seeing})
    print(f"hockey_game, seeing against {asked.other}, {asked.options}")
    print("\n".join(lines(series(replace(GAME, computer=computer), asked), asked.seats)))


if __name__ == "__main__":
    main()

"""The decisions of a game's computer players."""

from collections.abc import Iterator
from itertools import islice

from app.engine.capabilities.computer import Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.contract import Game
from app.engine.operations import legal_actions
from app.engine.playouts import playouts
from app.engine.types import A, S, Seat


def improving_choices(
    game: Game[S, A], computer: Computer[S, A], strength: str, state: S, seat: Seat, rng: RandomSource
) -> Iterator[A]:
    """Yield the choice of a computer player for a seat that is to act, again after each step of its search.

    The caller stops when its time is up; the last choice counts. The iterator ends when further search would
    change nothing, for a player without a search after the first choice.
    """
    determinized = computer.determinized(state, seat, rng)
    if computer.search is not None and computer.needs_search(strength):
        yield from playouts(game, computer.search, determinized, seat, rng)
    else:
        yield computer.strengths[strength](determinized, seat, legal_actions(game, determinized, seat), rng)


def immediate_choice(
    game: Game[S, A], computer: Computer[S, A], strength: str, state: S, seat: Seat, rng: RandomSource
) -> A | None:
    """Return the choice of a computer player, or None if it has to search for it."""
    determinized = computer.determinized(state, seat, rng)
    offered = legal_actions(game, determinized, seat)
    if computer.search is None or not computer.needs_search(strength):
        return computer.strengths[strength](determinized, seat, offered, rng)
    choices = computer.search.choices(determinized, seat, offered, rng)
    return choices[0] if len(choices) == 1 else None


def advised_choice(
    game: Game[S, A], computer: Computer[S, A], state: S, seat: Seat, rng: RandomSource
) -> A | None:
    """Return the choice of the adviser for a hint, or None if the game has none."""
    if computer.adviser is None:
        return None
    determinized = computer.determinized(state, seat, rng)
    return computer.adviser(determinized, seat, legal_actions(game, determinized, seat), rng)


def final_choice(
    game: Game[S, A],
    computer: Computer[S, A],
    strength: str,
    state: S,
    seat: Seat,
    rng: RandomSource,
    worlds: int = 16,
) -> A:
    """Return the choice of a computer player after a search of at most `worlds` sampled worlds.

    The same random numbers give the same choice.
    """
    *_, last = islice(improving_choices(game, computer, strength, state, seat, rng), 1 + worlds)
    return last

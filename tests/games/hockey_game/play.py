"""Whole matches played at random."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.operations import legal_actions
from app.engine.types import Event, Step
from app.games.hockey_game import GAME
from app.games.hockey_game.model import State
from app.games.hockey_game.options import Options

every_options = st.builds(
    Options,
    mode=st.sampled_from(("teams", "all_stars")),
    team_choice=st.sampled_from(("pick", "random")),
    draft_order=st.sampled_from(("lot", "weaker")),
    crease_rule=st.sampled_from(("any_move", "shot_only")),
    idle_rounds=st.sampled_from((0, 6, 8, 10, 12, 15, 20)),
    max_overtimes=st.sampled_from((0, 3, 5, 10)),
)
seeds = st.integers(0, 2**32)


def steps(options: Options, seed: int) -> Iterator[Step[State]]:
    """Yield the setup and every action of one random match, to its end."""
    rng = Random(seed)
    chance = FairChance(seed.to_bytes(32, "big"))
    step = GAME.setup(options, 2, chance)
    yield step
    while seats := GAME.to_act(step.state):
        seat = rng.choice(seats)
        action = rng.choice(legal_actions(GAME, step.state, seat))
        step = GAME.apply(step.state, seat, action, chance)
        yield step


def played_states() -> st.SearchStrategy[State]:
    """Return a state somewhere in a random match."""

    def somewhere(options: Options, seed: int, place: int) -> State:
        game = list(islice(steps(options, seed), place + 1))
        return game[-1].state

    return st.builds(somewhere, every_options, seeds, st.integers(0, 300))


def events_of(game: Iterator[Step[State]]) -> list[Event]:
    return [event for step in game for event in step.events]

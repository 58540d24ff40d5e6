"""Whole matches: every option ends, every rule is seen, and what must always hold does."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.chance import FairChance
from app.engine.operations import legal_actions, unobjected_actions
from app.engine.types import Event
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.data import CARDS
from app.games.helvetia_cup.goal import ORDER
from app.games.helvetia_cup.model import Phase, State, printed_card
from app.games.helvetia_cup.options import Offside, Options, TeamId
from app.games.helvetia_cup.pitch import GOAL_HEXES, HEXES
from tests.games.helvetia_cup.build import options
from tests.games.helvetia_cup.coach import choose
from tests.support.matches.scripted_chance import clause, kinds

LONGEST = 4000
Moment = tuple[State, int, a.Action, tuple[Event, ...], State]


def play_out(seed: int, chosen: Options, whim: float = 0.0) -> Iterator[Moment]:
    """(before, seat, action, events, after) of a whole match; `whim`: how often the lot decides."""
    rng = Random(seed)
    chance = FairChance(seed.to_bytes(8, "big") * 4)
    state = GAME.setup(chosen, 2, chance).state
    for _ in range(LONGEST):
        seats = GAME.to_act(state)
        if not seats:
            return
        seat = rng.choice(seats)
        whimsical = rng.random() < whim
        action = rng.choice(legal_actions(GAME, state, seat)) if whimsical else choose(state, seat, rng)
        step = GAME.apply(state, seat, action, chance)
        yield state, seat, action, step.events, step.state
        state = step.state
    raise AssertionError(f"no end after {LONGEST} actions")


chosen_options = st.builds(
    Options,
    teams=st.tuples(st.sampled_from(TeamId), st.sampled_from(TeamId)),
    cards=st.booleans(),
    offside=st.sampled_from(Offside),
    extra_time=st.booleans(),
    shootout=st.booleans(),
    short_pass_cap=st.integers(1, 12),
    stall_rounds=st.integers(1, 10),
)


@given(seed=st.integers(0, 2**32), chosen=chosen_options, whim=st.sampled_from([0.0, 0.2, 1.0]))
@settings(max_examples=15, deadline=None)
def test_every_match_ends_and_keeps_its_promises(seed: int, chosen: Options, whim: float) -> None:
    last = None
    for _, _, _, _, state in play_out(seed, chosen, whim):
        keeps_promises(state)
        last = state

    assert last is not None and last.ended is not None
    assert msgspec.json.decode(msgspec.json.encode(last), type=State) == last
    assert GAME.outcome(last) is not None
    draw = last.ended.winner is None
    assert not draw or not chosen.shootout


def keeps_promises(state: State) -> None:
    """One of each team on a hex, only keepers in their goal hexes, one keeper, the holder on the ball."""
    for seat in (0, 1):
        team = state.of(seat)
        hexes = [f.hex for f in team if f.hex]
        assert len(hexes) == len(set(hexes))
        assert all(f.keeper for f in team if f.hex in GOAL_HEXES)
        if state.footballers and state.phase not in (Phase.PICK_KEEPER, Phase.INJURY_SUB, Phase.OVER):
            assert sum(f.keeper for f in team) == 1
        assert all(0 <= f.boosts <= printed_card(state, f).boosts for f in state.footballers.values())
    if state.holder is not None:
        assert state.footballers[state.holder].hex == state.ball


@given(seed=st.integers(0, 2**32), chosen=chosen_options, whim=st.sampled_from([0.0, 0.3]))
@settings(max_examples=8, deadline=None)
def test_an_action_is_legal_exactly_when_nothing_is_objected(seed: int, chosen: Options, whim: float) -> None:
    """Of all that can be spelled, not of the candidates alone."""
    rng = Random(seed)
    for state, seat, *_ in play_out(seed, chosen, whim):
        offered = legal_actions(GAME, state, seat)
        if rng.random() < 0.2:
            assert offered == unobjected_actions(GAME, state, seat)
            for action in (any_action(rng) for _ in range(30)):
                objected = next(GAME.objections(state, seat, action), None) is not None
                assert objected == (action not in offered), (state.phase, action)


def any_action(rng: Random) -> a.Action:
    """Return random fields, most of them of the box."""
    kind = rng.choice(a.ACTIONS)
    ids = [f"{seat}:{n}" for seat in (0, 1) for n in range(11)]
    made: dict[str, Any] = {
        "f": rng.choice(ids),
        "g": rng.choice([None, *ids]),
        "in": rng.choice(ids),
        "to": rng.choice([*HEXES, "z9"]),
        "card": rng.choice([*CARDS, "T99"]),
        "take": rng.random() < 0.5,
        "sector": rng.choice([*ORDER, "XX"]),
        "sectors": rng.choices(ORDER, k=rng.randrange(7)),
    }
    named = {field.encode_name for field in msgspec.structs.fields(kind)}
    return msgspec.convert({"type": kind.__struct_config__.tag} | {k: made[k] for k in named}, kind)


def season(matches: int, **given: Any) -> Counter[str]:
    """Play matches of sensible coaches and count their events."""
    seen: Counter[str] = Counter()
    for seed in range(matches):
        last = None
        for before, _, action, events, state in play_out(seed, options(**given)):
            seen.update(kinds(events))
            seen.update(getattr(one, "card", "") for one in events if kinds([one]) == ["fouled"])
            seen[f"{before.phase}/{type(action).__name__}"] += 1
            seen.update(getattr(one, "shot", "") for one in events if kinds([one]) == ["shot_taken"])
            seen.update(getattr(one, "test", "") for one in events if getattr(one, "success", False))
            last = state
        assert last is not None and last.ended is not None
        seen[f"by {last.ended.reason}"] += 1
    return seen


@pytest.fixture(scope="module")
def league() -> Counter[str]:
    return season(80)


@clause("HC-4.1", "HC-18.1")
@pytest.mark.parametrize(
    ("what", "least"),
    [
        ("goal_scored", 30),
        ("saved", 100),
        ("missed", 100),
        ("fouled", 100),
        ("yellow", 20),
        ("red", 2),
        ("second_yellow", 1),
        ("penalty_awarded", 5),
        ("penalty", 5),
        ("offside_given", 50),
        ("offside_refused", 20),
        ("header", 10),
        ("one_touch", 20),
        ("clear", 3),
        ("intercept", 10),
        ("dribble", 20),
        ("steal", 20),
        ("tackle", 20),
        ("overtaken", 3),
        ("took_over", 50),
        ("substituted", 20),
        ("shootout_started", 10),
        ("by score", 20),
        ("by shootout", 10),
        ("by forfeit", 5),
        ("injury_sub/InjurySub", 30),
        ("penalty_clear/PenaltyClear", 1),
        ("nearest/Nearest", 1),
        ("withdraw/Withdraw", 100),
    ],
)
def test_sensible_coaches_see_every_rule(league: Counter[str], what: str, least: int) -> None:
    assert league[what] >= least, league

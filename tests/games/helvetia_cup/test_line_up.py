"""The line-up of a computer coach: roles in lines, further forward behind, another one at each kick-off."""

from random import Random

import pytest

from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME, line_up
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.bot import normal
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import CENTRE, depth
from app.games.helvetia_cup.rules.kickoff import line_up as lift
from tests.games.helvetia_cup.build import after, on

SQUADS = ((1, 2, 5, 7, 9), (1, 3, 4, 6, 8))


def placed(score: tuple[int, int] = (0, 0)) -> State:
    """Seat 0 kicks off; both computer coaches have placed their footballers."""
    state = lift(on(Phase.MOVE_ATT, {}, squads=SQUADS, score=score))
    while state.phase in (Phase.PLACE, Phase.KICKER):
        (seat,) = GAME.to_act(state)
        state = after(state, (seat, normal(state, seat, legal_actions(GAME, state, seat), Random(1))))
    return state


def depths(state: State, seat: int) -> dict[int, int]:
    """Return the distance of each placed field footballer from their own goal, by shirt number."""
    placed = (f for f in state.of(seat) if not f.keeper and f.at != CENTRE)
    return {f.number: depth(f.at, seat) for f in placed}


def test_every_role_on_a_card_has_its_line() -> None:
    roles = {card.role.split()[0] for team in TEAMS.values() for card in team.footballers.values()}
    assert roles == {*line_up.LINE, "goalkeeper"}


def test_stoppers_stand_behind_playmakers_and_strikers_in_front() -> None:
    state = placed()
    attackers, defenders = depths(state, 0), depths(state, 1)

    assert state.kicker == "0:5"
    assert max(attackers[2], attackers[9]) < attackers[7]
    assert defenders[3] < defenders[4] < min(defenders[6], defenders[8])


@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_behind_stands_further_forward_than_who_is_ahead(seat: int) -> None:
    """With an even number of goals each time, so that the lanes are the same."""
    ahead, behind = (2, 0), (0, 2)
    if seat == 1:
        ahead, behind = behind, ahead
    forward = [sum(depths(placed(score), seat).values()) for score in (ahead, (0, 0), behind)]

    assert forward == sorted(set(forward))


def test_the_next_kick_off_is_set_up_on_the_other_side() -> None:
    first, second = placed((1, 1)), placed((2, 1))
    assert {f.id: f.hex for f in first.of(1)} != {f.id: f.hex for f in second.of(1)}


def test_nobody_passes_to_and_fro_for_nothing() -> None:
    """Two free mates beside each other: a pass back is worth no more than keeping the ball."""
    state = on(
        Phase.ACT_ATT, {"0:4": "e10", "0:5": "e8"}, holder="0:4", given={"teams": ["fools", "dragons"]}
    )
    for strength in ("normal", "hard"):
        decide = GAME.computer.strengths[strength]  # type: ignore[union-attr]
        action = decide(state, 0, legal_actions(GAME, state, 0), Random(1))
        assert not isinstance(action, a.ShortPass), strength

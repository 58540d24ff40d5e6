"""The chance shown to spectators for the rider to move is a number that the table itself shows."""

from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.highlights import current_attempt
from tests.games.matches import moments


def test_the_chance_of_a_rider_is_one_of_those_that_the_owner_reads() -> None:
    goals: set[str] = set()
    for seed in range(20):
        if len(goals) == 3:
            break
        for state, _, _ in moments(GAME, seed):
            now = current_attempt(GAME.public(state))
            if now is None:
                continue
            assert GAME.preview is not None and now.seat in GAME.to_act(state)
            odds = GAME.preview(state, now.seat)["rides"]["die+die"]["odds"]
            assert now.probability in [reached / of for reached, of in odds]
            goals.add(now.sentence.says)
    assert goals == {"co-throw-finish", "co-throw-sprint", "co-throw-front"}

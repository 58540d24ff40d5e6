"""The strongest coach plays the rest of a round to its end on paper, by exact odds; the usual one dares
headers and passes to marked men."""

import random
from typing import Any

import pytest
from msgspec import structs

from app.engine.capabilities.computer import HARD
from app.engine.capabilities.decider import Decide
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.operations import complete_options, legal_actions
from app.games.helvetia_cup import GAME, position, prospect
from app.games.helvetia_cup.bot import hard, normal
from app.games.helvetia_cup.data import D20, HALF_MINUTES, TIME_FACES
from app.games.helvetia_cup.model import Phase, Place, State
from app.games.helvetia_cup.odds import hits
from app.games.helvetia_cup.pitch import HEXES, deviation_path
from app.games.helvetia_cup.rules import shooting
from app.games.helvetia_cup.rules.skills import sum_for
from tests.games.helvetia_cup.build import a, on
from tests.support.matches.scripted_chance import clause

SQUADS = ((1, 4, 5, 6, 7, 2, 3), (1, 2, 3, 5, 7, 4, 6))


def acting(phase: Phase, at: dict[str, str], holder: str, **more: Any) -> State:
    """Seat 0 (fools) has the ball, without offside."""
    return on(phase, at, holder=holder, squads=SQUADS, given={"offside": "off"}, **more)


def choice(state: State, seat: int, coach: Decide = hard) -> a.Action:
    return coach(state, seat, legal_actions(GAME, state, seat), random.Random(1))


def test_every_hex_of_the_pitch_has_its_worth_and_the_goal_is_near_the_best() -> None:
    worth = {hex_: prospect.possession(hex_, 0) for hex_ in HEXES}

    assert max(worth, key=worth.__getitem__)[1:] in ("18", "17", "19", "20", "21")
    assert worth["e18"] > worth["e12"] > worth["e4"] > 0


# --- prospects ---------------------------------------------------------------------------------


@clause("HC-11.2")
def test_a_shot_is_worth_its_goals_less_what_follows_from_goal_and_miss() -> None:
    state = acting(Phase.ACT_ATT, {"0:7": "e22"}, "0:7")
    scores = position.shot_worth(state, shooting.shot_of(state, "shot"))
    worth = dict(prospect.attacks(state))

    miss = -prospect.possession("e24", 1)
    assert worth[a.Shoot()] == pytest.approx(scores * (1 - prospect.KICK_OFF) + (1 - scores) * miss)
    assert choice(state, 0) == a.Shoot()


@clause("HC-5.2")
def test_the_end_of_a_half_cuts_off_what_follows() -> None:
    """With any face of the time die the half goes on, with some, or with none; the shot costs less then."""
    left = (HALF_MINUTES, max(TIME_FACES), min(TIME_FACES))
    states = [acting(Phase.ACT_ATT, {"0:7": "e22"}, "0:7", clock=HALF_MINUTES - minutes) for minutes in left]
    worth = [dict(prospect.attacks(state))[a.Shoot()] for state in states]
    scores = position.shot_worth(states[2], shooting.shot_of(states[2], "shot"))

    assert [prospect.goes_on(state) for state in states] == pytest.approx([1, 5 / 6, 0])
    assert worth == sorted(worth) and worth[2] == pytest.approx(scores)
    assert prospect.goes_on(structs.replace(states[2], time_fixed=0)) == 1


@clause("HC-4.9")
def test_the_ball_is_worth_less_before_a_half_may_end_for_want_of_a_decision() -> None:
    early = acting(Phase.ACT_ATT, {"0:4": "e12"}, "0:4", clock=HALF_MINUTES - min(TIME_FACES))
    late = structs.replace(early, quiet=early.options.stall_rounds - 1)

    assert prospect.after_keeping(late, "e12") == 0 < prospect.after_keeping(early, "e12")


@clause("HC-9.4")
def test_two_passes_that_end_beside_the_goal_are_seen_from_afar() -> None:
    """From e16 over e18 and e20 to e22: what is nothing for one pass is a shot after three."""
    at = {"0:4": "e16", "0:5": "e18", "0:6": "e20", "0:7": "e22"}
    state = acting(Phase.ACT_ATT, at, "0:4")

    alone = acting(Phase.ACT_ATT, {"0:4": "e16"}, "0:4")
    assert prospect.attack(state) > prospect.attack(alone)
    assert choice(state, 0) in (a.ShortPass("e18"), a.ShortPass("e20"))


@clause("HC-10.2")
def test_a_long_pass_is_the_mean_of_all_twenty_numbers() -> None:
    state = acting(Phase.ACT_ATT, {"0:4": "e12", "0:7": "e20"}, "0:4")
    good = hits(sum_for(state, state.carrier, "long_pass"))
    comes_down = [
        "e20" if rolled <= good else deviation_path("e20", rolled, 0)[-1] for rolled in range(1, D20 + 1)
    ]

    mean = sum(prospect.after_landing(state, hex_) for hex_ in comes_down) / D20
    assert prospect.long_pass(state, "e20") == pytest.approx(mean)


@clause("HC-9.3")
def test_who_has_tried_to_intercept_presses_no_more() -> None:
    """So a pass to a marked man is worth more than the chance that it arrives times a pressed shot."""
    state = acting(Phase.ACT_ATT, {"0:4": "e18", "0:7": "e22", "1:2": "e22"}, "0:4")
    mate = state.footballers["0:7"]

    assert position.one_touch(state, mate) > position.shot_from(state, mate, "one_touch") > 0


@clause("HC-8.6")
def test_nobody_tackles_where_a_second_card_would_lose_the_match() -> None:
    """With three field footballers left a sending-off is the end; with four it may be worth a tackle."""
    at = {"0:5": "e16", "1:5": "e16"}
    booked = {"1:5": {"yellow": True}}
    fresh = acting(Phase.ACT_DEF, at, "0:5")
    last = acting(Phase.ACT_DEF, at, "0:5", changes=booked).with_footballer(
        "1:2", place=Place.SENT_OFF, hex=None
    )

    risk = dict(prospect.defences(last))[a.Tackle()] - dict(prospect.defences(fresh))[a.Tackle()]
    assert risk > 0.3
    assert choice(last, 1) != a.Tackle()


@clause("HC-16.3")
@pytest.mark.parametrize(
    ("phase", "card", "seat"),
    [(Phase.ACT_DEF, "T08", 1), (Phase.ACT_ATT, "T03", 0), (Phase.ACT_ATT, "T16", 0)],
)
def test_a_card_is_played_where_it_changes_what_the_round_is_worth(
    phase: Phase, card: str, seat: int
) -> None:
    """Hard but Fair before a tackle, Sharpshooter before a shot; Time Wasting waits for its window."""
    at = {"0:7": "e20", "1:2": "e20"}
    hands = ((card,), ()) if seat == 0 else ((), (card,))
    state = acting(phase, at, "0:7", hands=hands)

    plays = choice(state, seat)
    assert (plays == a.PlayCard(card)) == (card != "T16")
    if card == "T08":
        assert choice(state, seat, normal) != a.PlayCard(card)


# --- the usual coach ---------------------------------------------------------------------------


@clause("HC-10.3")
def test_a_usual_coach_sends_a_runner_to_where_a_header_awaits_and_heads() -> None:
    state = acting(Phase.ACT_ATT, {"0:4": "e12", "0:7": "d21"}, "0:4")
    marked = acting(Phase.ACT_ATT, {"0:4": "e12", "0:7": "d21", "1:2": "d21"}, "0:4")

    assert position.attack(state) > position.attack(marked) + 0.1
    assert choice(state, 0, normal) == a.LongPass("d21")
    received = structs.replace(state, phase=Phase.AFTER_LONG, holder="0:7", ball="d21")
    assert choice(received, 0, normal) == a.Header()


@clause("HC-9.3")
def test_a_usual_coach_dares_a_pass_to_a_marked_man_beside_the_goal() -> None:
    """Cannonball Zot on e22 shoots into a goal that nobody guards, if Feuerball does not intercept."""
    state = acting(Phase.ACT_ATT, {"0:4": "e18", "0:7": "e22", "1:7": "e22"}, "0:4")

    assert choice(state, 0, normal) == a.ShortPass("e22")


# --- a small part of the league ----------------------------------------------------------------


def difference(number: int) -> int:
    """By how many goals `hard` is ahead of `normal` at the end of a match with fixed luck."""
    chance, seat = FairChance(random.Random(number).randbytes(32)), number % 2
    lucks = [random.Random(f"{number} {one}") for one in (0, 1)]
    state: State = GAME.setup(complete_options(GAME, {}, 2), 2, chance).state
    while GAME.outcome(state) is None:
        actor = GAME.to_act(state)[0]
        strength = HARD if actor == seat else "normal"
        action = final_choice(GAME, GAME.computer, strength, state, actor, lucks[actor])
        state = GAME.apply(state, actor, action, chance).state
    return state.score[seat] - state.score[1 - seat]


def test_it_scores_more_than_the_usual_strength() -> None:
    assert sum(map(difference, range(6))) > 0

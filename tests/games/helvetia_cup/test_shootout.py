"""HC-15: extra time and the shoot-out."""

import random
from statistics import pstdev

from msgspec import structs

from app.engine.capabilities.luck import CountedDraw, accounts
from app.engine.capabilities.statistics import Transition
from app.engine.kit.resolution import Resolution
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import Saved, TakerNamed
from app.games.helvetia_cup.highlights import HIGHLIGHTS
from app.games.helvetia_cup.luck import LUCK
from app.games.helvetia_cup.model import Kick, Phase, Shot, State
from app.games.helvetia_cup.overview import score_line
from app.games.helvetia_cup.rules import shootout
from app.games.helvetia_cup.statistics import Tally, _count
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def series(**more: object) -> State:
    return shootout.start(on(Phase.ACT_ATT, {}, half=4, **more), Resolution())  # type: ignore[arg-type]


def kick(state: State, f: str, roll: int) -> State:
    """Aimed at BC, where nobody guards."""
    seat = int(f[0])
    state = after(state, (seat, a.ShootoutTaker(f)), (1 - seat, a.Guard(("TL", "TC"))))
    return take(state, seat, a.Aim("BC"), roll).state


@clause("HC-15.1")
def test_extra_time_is_kicked_off_like_the_regular_halves_and_played_out() -> None:
    at = {"0:3": "e10", "1:3": "e16"}
    state = on(Phase.ACT_ATT, at, holder="0:3", half=2, clock=39, first=1)
    third = take(state, 0, a.ShortPass("e14"), minutes(6)).state
    assert (third.half, third.attacker) == (3, 1)

    state = on(Phase.ACT_ATT, at, holder="0:3", half=3, clock=9, first=1, score=(1, 0))
    fourth = take(state, 0, a.ShortPass("e14"), minutes(6)).state

    assert (fourth.half, fourth.attacker, fourth.ended) == (4, 0, None)


@clause("HC-15.2")
def test_who_kicked_off_the_match_shoots_first_and_only_those_on_the_pitch() -> None:
    state = series(first=1)

    assert GAME.to_act(state) == (1,)
    assert {x.f for x in offered(state, 1, a.ShootoutTaker)} == {f"1:{n}" for n in range(1, 6)}


@clause("HC-15.2")
def test_what_the_next_kick_would_mean_is_what_it_then_means() -> None:
    state, seen = series(), set()
    for n in range(2, 6):
        for seat in (0, 1):
            asked = after(state, (seat, a.ShootoutTaker(f"{seat}:{n}")))
            means = GAME.public(asked)["odds"]["decides"]
            ends = {}
            for what, roll in (("goal", 1), ("none", 20)):
                end = kick(state, f"{seat}:{n}", roll)
                ends[what] = end.ended and end.ended.winner
                seen.add(ends[what])
            assert means == ends
            state = kick(state, f"{seat}:{n}", 1)
    assert seen == {None, 0}  # A goal of seat 1 only levels the series.


@clause("HC-15.2")
def test_all_six_kicks_are_taken_then_pairs_until_one_scores_and_the_other_misses() -> None:
    state = series(score=(2, 2))
    for n in (2, 3, 4):
        state = kick(state, f"0:{n}", 1)
        assert state.ended is None
        state = kick(state, f"1:{n}", 20 if n == 2 else 1)
    assert state.ended is not None and (state.ended.winner, state.ended.reason) == (0, "shootout")
    assert state.score == (2, 2)  # HC-15.4

    state = series()
    for n in (2, 3, 4):
        state = kick(kick(state, f"0:{n}", 1), f"1:{n}", 1)
    assert state.ended is None
    state = kick(kick(state, "0:5", 20), "1:5", 1)
    assert state.ended is not None and state.ended.winner == 1


@clause("HC-15.2")
def test_the_first_kick_is_one_of_the_shoot_out_and_no_shot_of_the_match() -> None:
    before = after(series(), (0, a.ShootoutTaker("0:2")), (1, a.Guard(("TL", "TC"))))
    step = take(before, 0, a.Aim("TC"))
    views = GAME.public(before), GAME.public(step.state)
    tally = Tally()
    for one in step.events:
        _count(tally, one, Transition(1, step.events, *views))

    assert event(step, Saved).who == 1
    assert not tally.counts and not tally.spots
    assert not [*HIGHLIGHTS.detect(step.events, *views, None)]
    assert [score_line(one).phase for one in (GAME.public(series()), *views)] == ["ui-line-shootout"] * 3


@clause("HC-15.3")
def test_a_second_kick_waits_until_the_whole_team_has_had_its_first() -> None:
    state = kick(kick(series(), "0:2", 1), "1:2", 1)
    assert refused_by(GAME, state, 0, a.ShootoutTaker("0:2")) == "HC-15.3"
    for n in (3, 4, 5):
        state = kick(kick(state, f"0:{n}", 1), f"1:{n}", 1)

    assert offered(state, 0, a.ShootoutTaker) == [a.ShootoutTaker("0:1")]  # the keeper, too


@clause("HC-15.3")
def test_who_takes_the_kick_is_told() -> None:
    step = take(series(), 0, a.ShootoutTaker("0:5"))

    assert kinds(step.events) == ["taker_named"]
    assert event(step, TakerNamed).f == "0:5"


@clause("HC-15.4")
def test_a_kick_is_a_centre_shot_with_two_guarded_sectors_and_nothing_else() -> None:
    state = after(series(boosts={"0:5": 0}, hands=((), ("T10",))), (0, a.ShootoutTaker("0:5")))

    assert isinstance(state.pending, Shot)
    assert (state.pending.n, state.pending.zone, state.pending.pressure) == (2, "centre", 0)
    assert not offered(state, 1, a.PlayCard)
    odds = GAME.public(state)["odds"]
    assert odds["sectors"]["BC"]["total"] == 14 // 2 and odds["sectors"]["TL"]["total"] == 14 // 2 - 2
    state = after(state, (0, a.Aim("BC")), (1, a.Guard(("BL", "BC"))))  # no time roll
    assert (state.phase, GAME.to_act(state), state.kicks[0].scored) == (Phase.SO_TAKER, (1,), False)


def shot(rng: random.Random, seat: int, value: int) -> tuple[Kick, list[CountedDraw]]:
    """A kick at a random sector, two of six guarded; if it is read, there is no die."""
    if rng.randrange(6) < 2:
        return Kick(f"{seat}:2", False, True), []
    scored = rng.randint(1, 20) <= value
    chance = value / 20
    return Kick(f"{seat}:2", scored, False), [
        CountedDraw("kicks", seat, scored - chance, chance * (1 - chance), 1 - seat)
    ]


def kicked(rng: random.Random) -> list[CountedDraw]:
    """The dice of a shoot-out between the tired, who seldom score."""
    state, draws, values = series(), [], (rng.randint(1, 6), rng.randint(1, 6))
    while shootout.winner(state) is None:
        seat = len(state.kicks) % 2
        taken, fell = shot(rng, seat, values[seat])
        state = structs.replace(state, kicks=(*state.kicks, taken))
        draws += fell
    return draws


@clause("HC-15.2")
def test_the_luck_of_shoot_outs_is_spread_as_it_says_however_soon_they_end() -> None:
    rng = random.Random(1)
    found = [accounts(draws, LUCK, 2) for _ in range(800) if (draws := kicked(rng))]

    assert 0.93 <= pstdev(mine.z for mine, _ in found) <= 1.07

"""The odds and previews of a choice are those that really happen, tried number by number."""

import re
from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from msgspec import structs

from app.engine.operations import legal_actions
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.model import State
from app.games.helvetia_cup.rules import before, defending, shooting, skills
from tests.games.helvetia_cup.build import Effects, Phase, a, after, fresh, kinds, on, options
from tests.games.helvetia_cup.test_playouts import play_out
from tests.support.matches.scripted_chance import clause


class Fixed:
    """The d20 shows these numbers one after the other; every other die its first face."""

    def __init__(self, *rolls: int) -> None:
        self.rolls = list(rolls)

    def die(self, sides: int) -> int:
        return self.rolls.pop(0)

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, n: int) -> tuple[int, ...]:
        return tuple(range(n))


def odds(state: State) -> Any:
    return GAME.public(state)["odds"]


def preview(state: State, seat: int = 0) -> Any:
    assert GAME.preview is not None
    return GAME.preview(state, seat)


def outcomes(state: State, seat: int, action: a.Action, dice: int = 1) -> Counter[str]:
    """How often each kind of event follows, over all numbers that the dice can show."""
    seen: Counter[str] = Counter()
    for rolls in product(range(1, 21), repeat=dice):
        step = GAME.apply(state, seat, action, Fixed(*rolls))
        seen.update(set(kinds(step.events)))
        seen["steals"] += step.state.coaches[seat].stats.steals
    return seen


def duel(**more: Any) -> State:
    return on(Phase.ACT_DEF, {"0:4": "e12", "1:2": "e12"}, holder="0:4", **more)


@clause("HC-7.3", "HC-7.5")
@pytest.mark.parametrize(
    "effects",
    [
        Effects(),
        Effects(bonus={"tackle": 4, "steal": 3}),
        Effects(no_foul=True),
        Effects(bonus={"tackle": -9}),
    ],
)
def test_the_chances_of_a_defence_are_those_of_all_its_numbers(effects: Effects) -> None:
    state = duel(effects=(Effects(), effects))
    chances = odds(state)["chances"]

    tackled, stolen = outcomes(state, 1, a.Tackle()), outcomes(state, 1, a.Steal(), dice=2)

    assert chances["tackle"] == 5 * tackled["ball_taken"]
    assert chances["foul"] == 5 * tackled["fouled"]
    assert chances["falls"] == 5 * tackled["fell"]
    assert chances["steal"] == pytest.approx(100 * stolen["steals"] / 400, abs=0.5)


@clause("HC-7.3")
def test_a_steal_in_400_is_not_called_impossible() -> None:
    hard = Effects(bonus={"dribble": 6}), Effects(bonus={"steal": -8})  # to 19 and 1
    assert odds(duel(effects=hard))["chances"]["steal"] == 1
    assert odds(duel(effects=(Effects(), Effects(bonus={"steal": -9}))))["chances"]["steal"] == 0


@clause("HC-11.5")
@pytest.mark.parametrize("hex_", ["e22", "c20", "f19"])
@pytest.mark.parametrize("effects", [Effects(), Effects(golden=2), Effects(auto_success=True)])
def test_the_chance_in_a_sector_is_that_of_all_its_numbers(hex_: str, effects: Effects) -> None:
    state = on(Phase.ACT_ATT, {"0:4": hex_, "1:3": hex_}, holder="0:4", effects=(effects, Effects()))
    promised = odds(state)["sectors"]

    state = after(state, (0, a.Shoot()))
    shot = state.pending
    unguarded = structs.replace(state, pending=structs.replace(shot, guard=()))

    assert odds(state)["sectors"] == promised
    for sector, one in promised.items():
        assert one["chance"] == 5 * outcomes(unguarded, 0, a.Aim(sector))["goal_scored"]


@clause("HC-10.2", "HC-10.3", "HC-10.4", "HC-10.5", "HC-10.6")
@pytest.mark.parametrize("holder", ["0:4", "0:1"])
def test_a_long_pass_lands_where_the_preview_says(holder: str) -> None:
    """For every target and every number: the way of the ball, and who has it or may fight for it."""
    at = {"0:4": "e8", "1:2": "e8", "0:3": "e14", "1:3": "e14", "0:5": "c20", "1:4": "g16", "1:5": "f21"}
    state = on(Phase.ACT_ATT, at, holder=holder, given={"offside": "off"})
    seen = preview(state)

    for to, promised in seen["long"].items():
        kept = 0
        for roll in range(1, 21):
            step = GAME.apply(state, 0, a.LongPass(to), Fixed(roll))
            bent = [one.way for one in step.events if kinds([one]) == ["deviated"]]
            assert bent == ([] if roll <= seen["good"] else [promised["ways"][roll - seen["good"] - 1]])
            where = seen["landings"][bent[0][-1] if bent else to]
            assert (step.state.phase is Phase.CLEAR) == (where["case"] == "contest")
            assert step.state.attacker == where["who"]
            kept += step.state.attacker == 0
        assert promised["kept"] == kept


@clause("HC-9.2", "HC-9.3", "HC-9.5")
def test_a_short_pass_is_sure_contested_or_loose() -> None:
    at = {"0:4": "e8", "0:3": "e10", "0:5": "f9", "1:3": "f9", "1:4": "d9", "0:2": "d7"}
    state = on(Phase.ACT_ATT, at, holder="0:4")

    short = preview(state)["short"]

    assert (short["e10"], short["f9"], short["f7"]) == ("sure", "contested", "loose")
    for to in (one.to for one in legal_actions(GAME, state, 0) if isinstance(one, a.ShortPass)):
        told = kinds(GAME.apply(state, 0, a.ShortPass(to), Fixed()).events)
        follows = {"ball_loose": "loose", "received": "sure"}.get(told[1] if told[1:] else "", "contested")
        assert short[to] == follows


@clause("HC-9.3", "HC-10.6", "HC-16.3")
@pytest.mark.parametrize("effects", [Effects(), Effects(bonus={"intercept": 4})])
def test_whoever_may_take_a_pass_succeeds_as_often_as_its_preview_says(effects: Effects) -> None:
    at = {"0:4": "e8", "0:3": "e10", "0:5": "f9", "1:3": "f9", "1:4": "e16", "0:2": "e16"}
    state = on(Phase.ACT_ATT, at, holder="0:4", given={"offside": "off"}, effects=(Effects(), effects))
    seen = preview(state)

    assert set(seen["cuts"]) == {"f9"}
    cut = outcomes(GAME.apply(state, 0, a.ShortPass("f9"), Fixed()).state, 1, a.Intercept())
    assert seen["cuts"]["f9"] == 5 * (20 - cut["received"]) > 0
    landed = GAME.apply(state, 0, a.LongPass("e16"), Fixed(1)).state
    assert landed.phase is Phase.CLEAR
    assert seen["landings"]["e16"]["clear"] == 5 * cleared(landed) > 0


def cleared(state: State) -> int:
    """In how many of the twenty numbers the defender clears the ball."""
    steps = [GAME.apply(state, 1, a.Clear(), Fixed(rolled)) for rolled in range(1, 21)]
    return sum(next(e.success for e in step.events if kinds([e]) == ["tested"]) for step in steps)


@clause("HC-11.5")
def test_the_best_sector_is_the_one_that_most_numbers_hit() -> None:
    promised = odds(on(Phase.ACT_ATT, {"0:4": "e20", "1:3": "e20"}, holder="0:4"))

    best = promised["best"]

    assert best["chance"] == max(one["chance"] for one in promised["sectors"].values())
    assert best["chance"] == promised["sectors"][best["sector"]]["chance"]


@clause("HC-6.2", "HC-6.5", "HC-6.6")
@pytest.mark.parametrize("more", [{}, {"effects": (Effects(mud=True), Effects())}])
def test_the_ways_are_the_moves_that_can_be_made(more: dict[str, Any]) -> None:
    at = {"1:2": "e20", "1:3": "f21", "1:1": "d23", "0:4": "e18"}
    state = on(Phase.MOVE_DEF, at, holder="0:4", boosts={"1:3": 1}, **more)

    ways = preview(state, 1)["ways"]

    for id_ in ("1:1", "1:2", "1:3"):
        reached = walked(state, id_)
        assert {hex_: (way["cost"], way["boosts"]) for hex_, way in ways[id_].items()} == reached
        for hex_, way in ways[id_].items():
            start = state.footballers[id_].hex
            assert way["from"] == start or ways[id_][way["from"]]["cost"] <= way["cost"], hex_


def walked(state: State, id_: str) -> dict[str, tuple[int, int]]:
    """Hex -> (cost, boosts left) by trying every move."""
    before = state.footballers[id_]
    found, edge = {}, [state]
    while edge:
        following = []
        for one in edge:
            for move in legal_actions(GAME, one, before.seat):
                if isinstance(move, a.Move) and move.f == id_ and move.to not in {before.hex, *found}:
                    then = GAME.apply(one, before.seat, move, Fixed()).state
                    left = then.footballers[id_].boosts
                    found[move.to] = (before.boosts - left, left)
                    following.append(then)
        edge = following
    return found


@clause("HC-6.3", "HC-11.2")
def test_a_way_says_what_a_shot_or_a_duel_from_there_would_be() -> None:
    state = on(Phase.MOVE_ATT, {"0:4": "e18", "1:2": "e20"}, holder="0:4", boosts={"0:4": 1})
    tired = preview(state)["ways"]["0:4"]["e22"]["shot"]

    there = after(state, (0, a.Move("0:4", "e20")), (0, a.Move("0:4", "e22")), (0, a.Done()), (1, a.Done()))

    real = odds(there)
    assert (tired["n"], tired["zone"]) == (real["n"], real["zone"])
    assert tired["total"] == max(one["total"] for one in real["sectors"].values())
    defence = preview(after(state, (0, a.Done())), 1)["ways"]["1:2"]["e18"]["duel"]
    met = after(state, (0, a.Done()), (1, a.Move("1:2", "e18")), (1, a.Done()))
    assert defence == {key: odds(met)[key] for key in ("chances", "penalty", "pressure")}


@clause("HC-8.9", "HC-15.4")
def test_a_taker_is_shown_with_their_best_sector() -> None:
    state = on(Phase.PENALTY_TAKER, {"0:4": "e18", "1:1": "d21"}, holder="0:4", boosts={"0:5": 0})

    for id_, promised in odds(state)["takers"].items():
        shot = after(state, (0, a.PenaltyTaker(id_)))
        assert promised["total"] == max(one["total"] for one in odds(shot)["sectors"].values())


def test_the_previews_follow_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of the rules changes, and so does what is promised."""
    shooting_, tackling = on(Phase.ACT_ATT, {"0:4": "e20"}, holder="0:4", passes=1), duel()
    before = odds(shooting_)["sectors"]["BC"]["total"], odds(tackling)["chances"]["foul"]
    passing_ = on(Phase.ACT_ATT, {"0:4": "e8"}, holder="0:4", boosts={"0:4": 0})
    good = preview(passing_)["good"]

    monkeypatch.setattr(shooting, "ONE_TOUCH_PENALTY", -7)
    monkeypatch.setattr(defending, "FOUL_THRESHOLD", 15)
    monkeypatch.setattr(skills, "half", lambda skill: skill // 3)

    assert odds(shooting_)["sectors"]["BC"]["total"] == before[0] - 3
    assert odds(tackling)["chances"]["foul"] == before[1] - 5
    assert preview(passing_)["good"] < good


def test_a_sum_is_its_lines_and_every_line_has_its_clause() -> None:
    rules = (files("app.games.helvetia_cup") / "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"\*\*(HC-[0-9.]+)\*\*", rules))
    sums = [
        total
        for seed in range(3)
        for state, *_ in play_out(seed, options())
        for total in (odds(state) or {}).values()
        if isinstance(total, dict) and "lines" in total
    ]

    assert len(sums) > 100
    for total in sums:
        assert sum(line["value"] for line in total["lines"]) == total["total"]
        assert {line["clause"] for line in total["lines"]} <= clauses
        assert total["chance"] in (5 * max(0, min(20, total["total"])), 100)


def test_a_preview_is_for_who_decides() -> None:
    for state, *_ in play_out(7, options()):
        others = [one for one in (0, 1) if one not in GAME.to_act(state)]
        assert all(preview(state, one) == {} for one in others)


# --- the squad ------------------------------------------------------------------------------


@clause("HC-2.4")
def test_a_captain_would_keep_the_other_captains_out() -> None:
    assert preview(fresh(cards=False)) == {"rules_out": {"0:8": ["0:9"], "0:9": ["0:8"]}}


@clause("HC-2.4")
def test_with_room_for_two_captains_none_keeps_another_out(monkeypatch) -> None:
    monkeypatch.setattr(before, "MAX_CAPTAINS", 2)

    assert preview(fresh(cards=False)) == {"rules_out": {}}


@clause("HC-2.6")
def test_in_a_shortage_a_captain_keeps_nobody_out() -> None:
    """Keeper, 7 and the two captains: after 7 nobody else is left."""
    state = after(fresh(cards=False, unavailable=[[2, 3, 4, 5, 6], []]), (0, a.Pick("0:7")))

    assert preview(state) == {"rules_out": {}}

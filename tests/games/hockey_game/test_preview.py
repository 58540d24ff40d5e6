"""The preview of a choice is what it leads to: sums, ranges and odds, counted out."""

import re
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec import structs

from app.engine.chance import Chance, FairChance
from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import (
    Action,
    EndTurn,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.data import box
from app.games.hockey_game.model import Faceoff, Phase, State, Turn, Verdict
from app.games.hockey_game.options import Options
from app.games.hockey_game.preview import key
from app.games.hockey_game.rules.value import tally
from tests.games.hockey_game.other_numbers import APP
from tests.games.hockey_game.play import played_states, steps
from tests.games.hockey_game.table import END, ROLL, after, bonus, declare, special, table, take, whistle
from tests.support.matches.scripted_chance import clause, every_way

FACES = range(1, 7)
THROWS = list(product(FACES, FACES))


def preview(state: State, seat: int = 0) -> Any:
    assert GAME.preview is not None
    return GAME.preview(state, seat)


def prospects(found: Any) -> list[Any]:
    """Every sum in a preview, however deep."""
    if not isinstance(found, dict):
        return []
    return [found] if "odds" in found else [one for inner in found.values() for one in prospects(inner)]


@settings(max_examples=60, deadline=None)
@given(state=played_states())
def test_every_sum_adds_up_and_every_line_names_a_clause_of_the_rules(state: State) -> None:
    rules = set(re.findall(r"\*\*(HG-[\d.]+)\*\*", (APP / "games/hockey_game/RULES.md").read_text("utf-8")))
    for seat in GAME.to_act(state):
        for one in prospects(preview(state, seat)):
            assert sum(line["value"] for line in one["lines"]) == one["total"]
            if "against" in one:
                assert sum(line["value"] for line in one["against_lines"]) == one["against"]
            assert {line["clause"] for line in one["lines"]} <= rules
            assert one["range"][0] <= one["range"][1]
            assert 0 <= one["odds"] <= 1


@clause("HG-6.1")
@settings(max_examples=60, deadline=None)
@given(state=played_states())
def test_what_is_missing_is_just_enough_and_a_tie_is_enough_for_the_defender(state: State) -> None:
    for seat in GAME.to_act(state):
        against_another = (one for one in prospects(preview(state, seat)) if "missing" in one)
        for one in against_another:
            own, opposing, missing = one["total"], one["against"], one["missing"]
            needed = opposing - own + (1 if seat == state.attacker else 0)
            assert missing == (needed if needed > 0 else 0)


@settings(max_examples=60, deadline=None)
@given(state=played_states())
def test_a_choice_leads_where_its_preview_says(state: State) -> None:
    for seat in GAME.to_act(state):
        told = preview(state, seat)
        led = told.get("choices", {}) | told.get("remove", {})
        for action in legal_actions(GAME, state, seat):
            if key(action) in led and not (isinstance(action, PlayBonus) and box().bonus[action.card].symbol):
                step = GAME.apply(state, seat, action, FairChance(bytes(32)))
                assert led[key(action)]["total"] == tally(step.state, seat).total
                assert led[key(action)]["against"] == tally(step.state, 1 - seat).total


def wins(state: State, *moves: tuple[Any, ...]) -> bool:
    """Whether the attack of seat 0 succeeds."""
    duel = after(state, *moves).duel
    assert duel.verdict is not None
    return duel.verdict.success


@clause("HG-6.1", "HG-5.3")
def test_the_odds_of_a_declaration_are_all_throws_of_both_counted() -> None:
    state = table(puck="W_BLUE_N", heroes=(("H-CZE-1",), ("H-SWE-1",)), bare=True)
    told = preview(state)["declare"]["speed"]["E_CIRCLE_N"]

    won = sum(
        wins(state, (0, declare("speed", "E_CIRCLE_N")), (0, ROLL, *one), (0, END), (1, ROLL, *two), (1, END))
        for one, two in product(THROWS, THROWS)
    )

    assert told["lines"] == [
        {"clause": "HG-5.1", "what": "main", "value": 2},
        {"clause": "HG-5.1", "what": "side", "value": 2},
        {"clause": "HG-5.6", "what": "hero", "value": 3},
        {"clause": "HG-5.4", "what": "field", "value": 3},
        {"clause": "HG-4.6", "what": "lines", "value": -2},
    ]
    assert (told["total"], told["range"], told["against"]) == (8, [8 + 2, 8 + 12], 3 + 2 + 4)
    assert Fraction(told["odds"]).limit_denominator(1296) == Fraction(won, 1296)


@clause("HG-6.1")
def test_the_defender_is_told_how_many_throws_are_enough() -> None:
    state = table(puck="W_BLUE_N", heroes=(("H-CZE-1",), ()), bare=True)
    state = after(state, (0, declare("speed", "E_CIRCLE_N")), (0, ROLL, 3, 3), (0, END))
    told = preview(state, 1)["now"]

    saved = sum(not wins(state, (1, ROLL, *two), (1, END)) for two in THROWS)

    assert (told["total"], told["against"], told["lead"]) == (3 + 2, 2 + 2 + 3 + 3 - 2 + 6, 5 - 14)
    assert Fraction(told["odds"]).limit_denominator(36) == Fraction(saved, 36) == Fraction(10, 36)


def won(state: State, seat: int, *laid: Action) -> Fraction:
    """How often this seat wins the duel once these cards are laid and nobody lays another."""

    def played(chance: Chance) -> bool:
        now = state
        for action in laid:
            now = GAME.apply(now, seat, action, chance).state
        while now.duel.verdict is None:
            (actor,) = GAME.to_act(now)
            offered = legal_actions(GAME, now, actor)
            now = GAME.apply(now, actor, Roll() if Roll() in offered else EndTurn(), chance).state
        return now.duel.verdict.success == (seat == now.duel.attacker)

    return sum((weight for weight, success in every_way(played) if success), Fraction())


@clause("HG-6.1", "HG-7.1", "HG-7.6", "HG-8.1")
def test_whatever_cards_are_laid_the_odds_are_those_of_all_that_can_fall() -> None:
    hand = ("B-CZE-01", "B-CZE-02", "H-CZE-1", "I-CZE")
    state = table(puck="W_BLUE_N", heroes=((), ("H-SWE-1",)), hands=(hand, ()), bare=True)
    state = after(state, (0, declare("speed", "E_CIRCLE_N")))
    rolled = after(state, (0, ROLL, 2, 3))
    lays = [(state, (one,)) for one in legal_actions(GAME, state, 0) if key(one)]
    lays += [(rolled, (one,)) for one in legal_actions(GAME, rolled, 0) if isinstance(one, PlayBonus)]
    lays += [(rolled, (PlayBonus("B-CZE-01"), PlayBonus("B-CZE-02"))), (state, ()), (rolled, ())]

    assert {type(laid[0]).__name__ for _, laid in lays if laid} == {"PlayBonus", "PlayHero", "PlaySpecial"}
    for before, laid in lays:
        told = preview(before)
        seen = told["choices"]["+".join(map(key, laid))] if laid else told["now"]
        assert seen["odds"] == pytest.approx(float(won(before, 0, *laid))), laid


@clause("HG-6.1", "HG-5.3")
@settings(max_examples=60, deadline=None)
@given(state=played_states())
def test_the_odds_of_every_question_are_those_of_all_throws(state: State) -> None:
    for seat in GAME.to_act(state):
        found = preview(state, seat)
        if "now" in found:
            assert Fraction(found["now"]["odds"]).limit_denominator(10**5) == thrown_out(state, seat)
        for move, fields in found.get("declare", {}).items():
            for field, told in fields.items():
                declared = after(state, (seat, declare(move, None if field == "goal" else field)))
                assert Fraction(told["odds"]).limit_denominator(10**5) == thrown_out(declared, seat)


def thrown_out(state: State, seat: int) -> Fraction:
    """How often this seat wins the duel with the throws still to come, if nobody lays another card."""
    duel = state.duel
    mine, yours = (
        Counter([tally(state, one).total])
        if duel.turns[one].rolled
        else Counter(tally(state, one).total + pips for pips in pips_of(duel.turns[one]))
        for one in (duel.attacker, duel.defender)
    )
    every = [(one > two, mine[one] * yours[two]) for one, two in product(mine, yours)]
    success = Fraction(sum(ways for won, ways in every if won), sum(ways for _, ways in every))
    return success if seat == duel.attacker else 1 - success


def pips_of(turn: Turn) -> list[int]:
    effect = box().special[turn.special].effect if turn.special else None
    if effect and effect.dice_fixed:
        return [effect.dice_fixed]
    return [
        sum(sorted(throw)[-2:]) for throw in product(FACES, repeat=2 + (effect.dice_extra if effect else 0))
    ]


@clause("HG-6.1", "HG-7.1")
def test_a_duel_that_is_called_decided_ends_so_whatever_is_thrown() -> None:
    rng, called = Random(1), set()
    for state in (step.state for seed in range(3) for step in steps(Options(), seed)):
        if state.phase is Phase.DEFEND_PREPARE:
            told = preview(state, state.duel.defender)["now"]["decided"]
            called.add(told and told["won"])
            for _ in range(3 if told else 0):
                assert defended(state, rng, plainly=told["won"]).success is not told["won"]
    assert called == {None, True, False}


def defended(state: State, rng: Random, *, plainly: bool) -> Verdict:
    """How the duel ends if the defender plays at random without TIME, or lays no card at all."""
    seat, barred = state.duel.defender, (TimeOut, PlayBonus, PlayHero, PlaySpecial, UseHeroes)
    while state.duel.verdict is None:
        offered = legal_actions(GAME, state, seat)
        kept = [one for one in offered if not isinstance(one, barred if plainly else TimeOut)]
        state = GAME.apply(state, seat, rng.choice(kept), FairChance(rng.randbytes(32))).state
    return state.duel.verdict


@clause("HG-6.1", "HG-5.8")
def test_a_decided_duel_is_told_with_the_best_or_worst_total() -> None:
    hand = ("B-SWE-01", "B-SWE-02")
    attack = table(hands=((), hand), heroes=(("H-CZE-1",), ()), bare=True, puck="W_BLUE_N")
    declared = after(attack, (0, declare("speed", "W_CIRCLE_N")))
    high, low = (after(declared, (0, ROLL, *throw), (0, END)) for throw in ((6, 6), (1, 1)))
    plain = after(table(bare=True), (0, declare("shot")), (0, ROLL, 1, 1), (0, END))
    own = tally(high, 1).total
    values = sum(box().bonus[card].value for card in hand if box().bonus[card].fits(high.duel.move))

    assert tally(high, 0).total == 22
    assert preview(high, 1)["now"]["decided"] == (
        {"won": False, "total": own + 12 + values} if own + 12 + values < 22 else None
    )
    assert preview(low, 1)["now"]["decided"] is None
    assert preview(plain, 1)["now"]["decided"] == {"won": True, "total": tally(plain, 1).total + 2}


@clause("HG-8.2")
@pytest.mark.parametrize(("card", "team"), [("S-CZE-1", "CZE"), ("S-SWE-2", "SWE")])
def test_three_dice_or_none_change_range_and_odds(card: str, team: str) -> None:
    state = table((team, "CAN"), hands=((card,), ()), bare=True)
    state = after(state, (0, declare("strength", "W_BLUE_N")))
    told = preview(state)["choices"][card]
    laid = after(state, (0, special(card)))

    throws = list(product(FACES, repeat=3)) if card == "S-CZE-1" else [()]
    tallied = [after(laid, (0, ROLL, *throw)).duel for throw in throws]
    totals = [sum(duel.turns[0].dice) or duel.turns[0].fixed for duel in tallied]
    base = tally(laid, 0).total
    won = sum(base + one > 2 + 3 + sum(two) for one in totals for two in THROWS)

    assert told["range"] == [base + min(totals), base + max(totals)]
    assert Fraction(told["odds"]).limit_denominator(216 * 36) == Fraction(won, len(totals) * 36)


@clause("HG-9.6", "HG-9.2")
def test_the_odds_of_a_symbol_card_are_those_of_all_referee_cards_that_are_left() -> None:
    state = table(heroes=(("H-CZE-1",), ("H-SWE-1", "H-SWE-2")), hands=(("B-CZE-04",), ()), bare=True)
    state = structs.replace(state, pile=tuple(card for card in state.pile if "power_play" not in card))
    state = after(state, (0, declare("speed", "W_SLOT")), (0, ROLL, 4, 4))
    told = preview(state)["choices"]["B-CZE-04"]

    chances, totals = [], []
    for place in range(len(state.pile)):
        turned = take(state, 0, bonus("B-CZE-04"), place).state
        ends = [turned]
        if turned.phase is Phase.REFEREE_TARGET:
            ends = [
                GAME.apply(turned, 0, one, FairChance(bytes(32))).state
                for one in legal_actions(GAME, turned, 0)
            ]
        odds, best = max(((preview(end)["now"]["odds"], end) for end in ends), key=lambda one: one[0])
        chances.append(odds)
        totals.append(tally(best, 0).total)

    assert len(chances) == 14
    assert told["odds"] == pytest.approx(sum(chances) / len(chances))
    assert told["range"] == [min(totals), max(totals)]


@clause("HG-7.1", "HG-8.2")
def test_plain_bonus_cards_are_summed_for_every_set_that_may_be_laid() -> None:
    hand = ("B-CZE-01", "B-CZE-02", "B-CZE-03")
    state = table(hands=(hand, ()), bare=True)
    state = after(state, (0, declare("strength", "W_BLUE_N")), (0, ROLL, 1, 2))
    choices = preview(state)["choices"]
    total = tally(state, 0).total

    assert {name: one["total"] - total for name, one in choices.items()} == {
        "B-CZE-01": 1,
        "B-CZE-02": 2,
        "B-CZE-03": 2,
        "B-CZE-01+B-CZE-02": 1 + 2,
        "B-CZE-01+B-CZE-03": 1 + 2,
        "B-CZE-02+B-CZE-03": 2 + 2,
        "B-CZE-01+B-CZE-02+B-CZE-03": 1 + 2 + 2,
    }

    crowded = table(("SVK", "CZE"), hands=(("S-SVK-2",), hand), bare=True)
    crowded = after(crowded, (0, declare("strength", "W_BLUE_N")), (0, special("S-SVK-2")), (0, ROLL, 1, 2))
    crowded = after(crowded, (0, END), (1, ROLL, 1, 2))
    assert set(preview(crowded, 1)["choices"]) == set(hand)  # Home crowd: one at most


@clause("HG-7.1", "HG-7.5", "HG-9.6")
def test_a_symbol_card_is_summed_with_the_cards_beside_it_and_the_referee_still_to_speak() -> None:
    state = table(hands=(("B-CZE-01", "B-CZE-04", "B-CZE-05"), ()), bare=True)
    state = after(state, (0, declare("speed", "W_SLOT")), (0, ROLL, 1, 2))
    choices = preview(state)["choices"]
    symbols = [card for card in state.sides[0].hand if box().bonus[card].symbol and card in choices]
    values = {card: box().bonus[card].value for card in state.sides[0].hand}
    both = choices[f"B-CZE-01+{symbols[0]}"]

    assert both["total"] == tally(state, 0).total + values["B-CZE-01"] + values[symbols[0]]
    assert both["range"] == [both["total"] - 2, both["total"] + 3]


@clause("HG-7.7", "HG-7.10", "HG-7.12")
def test_a_hero_who_adds_nothing_says_why_and_what_they_take_from_the_turn() -> None:
    hand = ("B-CZE-01", "B-CZE-06", "B-CZE-08", "H-CZE-1", "H-CZE-4")
    state = table(hands=(hand, ()), heroes=(("H-CZE-5",), ()), bare=True)
    speed = preview(after(state, (0, declare("speed", "W_SLOT"))))["choices"]
    strength = preview(after(state, (0, declare("strength", "W_BLUE_N"))))["choices"]
    shot = after(structs.replace(state, attacker=1), (1, declare("shot")), (1, ROLL, 1, 1), (1, END))
    defence = preview(shot, 0)["choices"]
    told = ("gain", "why", "forfeits")

    assert [speed["H-CZE-1"][key] for key in told] == [3, None, 1]
    nothing = {"clause": "HG-7.12", "text": "nothing_counts", "card": None}
    assert [strength["H-CZE-1"][key] for key in told] == [0, nothing, 1 + 2]
    another = {"clause": "HG-7.10", "text": "another_counts", "card": "H-CZE-5"}
    assert [defence["H-CZE-4"][key] for key in told] == [0, another, 1]


@clause("HG-8.2", "HG-8.3", "HG-7.5")
def test_a_special_card_says_what_it_takes_from_the_other_and_a_symbol_takes_the_others_from_the_turn() -> (
    None
):
    state = table(hands=(("S-CZE-1", "S-CZE-2", "I-CZE"), ()), heroes=((), ("H-SWE-1",)), puck="E_CIRCLE_N")
    choices = preview(after(state, (0, declare("shot"))))["choices"]
    symbols = table(hands=(("B-CZE-01", "B-CZE-04", "B-CZE-05"), ()), bare=True)
    symbols = after(symbols, (0, declare("speed", "W_SLOT")), (0, ROLL, 1, 2))

    assert (choices["S-CZE-2"]["gain"], choices["S-CZE-2"]["why"]) == (3, None)  # no goalkeeper
    assert (choices["S-CZE-1"]["gain"], choices["S-CZE-1"]["why"]["text"]) == (0, "not_in_the_sum")
    assert choices["I-CZE>H-SWE-1"]["gain"] == 1  # Erik's defence
    assert preview(symbols)["choices"]["B-CZE-04"]["forfeits"] == 3
    off = after(state, (0, declare("speed", "E_BLUE_N")))
    assert preview(off)["choices"]["I-CZE>H-SWE-1"]["gain"] == 1 + 3


@clause("HG-7.11", "HG-9.6")
def test_other_heroes_and_a_hero_who_must_go_are_choices_too() -> None:
    state = table(heroes=(("H-CZE-1", "H-CZE-4"), ("H-SWE-1",)), hands=(("B-CZE-04",), ()), bare=True)
    state = after(state, (0, declare("speed", "W_SLOT")), (0, ROLL, 4, 4))
    uses = [one for one in legal_actions(GAME, state, 0) if isinstance(one, UseHeroes)]
    told = preview(state)

    assert {key(one) for one in uses} == {"use:", "use:H-CZE-4"} <= told["choices"].keys()
    assert told["choices"]["use:"]["total"] == told["now"]["total"] - 3
    injured = take(state, 0, bonus("B-CZE-04"), whistle(state, "injury")).state
    assert preview(injured)["remove"]["H-SWE-1"]["against"] == 3 + 2


@clause("HG-3.3", "HG-3.4")
@pytest.mark.parametrize("rolled", [None, (5, 3), (1, 1)])
def test_the_odds_of_a_faceoff_throw_again_what_is_tied(rolled: tuple[int, int] | None) -> None:
    state = table(("CAN", "SUI"), heroes=((), ("H-SUI-4",)), phase=Phase.FACEOFF, bare=True)
    state = structs.replace(state, faceoff=Faceoff((None, rolled)))
    mine, yours = 3, 1 + max(box().heroes["H-SUI-4"].gives.get(attr, 0) for attr in box().faceoff.counts)
    told = preview(state)["roll"]

    fresh = [mine + sum(one) - yours - sum(two) for one, two in product(THROWS, THROWS)]
    anew = Fraction(sum(lead > 0 for lead in fresh), sum(lead != 0 for lead in fresh))
    leads = fresh if rolled is None else [mine + sum(one) - yours - sum(rolled) for one in THROWS]
    exact = sum((anew if lead == 0 else Fraction(lead > 0)) for lead in leads) / len(leads)

    assert told["lines"] == [{"clause": "HG-3.3", "what": "side", "value": 3}]
    assert (told["total"], told["range"]) == (3, [5, 15])
    assert told["odds"] == pytest.approx(float(exact))
    needs = GAME.public(state)["faceoff"]["needs"]
    assert needs == (
        None if rolled is None else {"win": yours + sum(rolled) - 2, "tie": yours + sum(rolled) - 3}
    )

"""The preview of a choice is computed by the rules, line by line, and follows them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.engine.chance import FairChance
from app.engine.operations import complete_options, legal_actions, view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pick
from app.games.extraliga.data import cards, effect_cards
from app.games.extraliga.events import BonusUsed
from app.games.extraliga.model import SLOTS, Bonus, Effect, Slot, State
from app.games.extraliga.preview import CAPPED, _trio, best_of, preview, strength_of
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules import strength as strength_rules
from app.games.extraliga.rules.strength import strength
from tests.games.extraliga.build import ROLL, after, bonus, editing, editor, mixed, new_round, one, six, take
from tests.support.matches.scripted_chance import clause


def lines(trio: dict[str, Any]) -> list[list[Any]]:
    return [line for part in ("points", "pairs", "more") for line in trio[part].values()]


@clause("EX-4.10", "EX-4.12")
@settings(max_examples=200, deadline=None)
@given(
    st.permutations(sorted(cards())).map(lambda some: tuple(some[:6])),
    st.lists(st.sampled_from(sorted(effect_cards())), max_size=3, unique=True),
    st.sets(st.sampled_from(list(Slot)), max_size=1),
)
def test_the_lines_of_a_strength_add_up_to_it(
    lineup: tuple[str, ...], sources: list[str], excluded: set[Slot]
) -> None:
    effects = tuple(Effect(f"{source}#1") for source in sources)
    both = strength(lineup, tuple(excluded), effects)
    for name, trio in strength_of(lineup, tuple(excluded), effects).items():
        assert sum(value for value, _ in lines(trio)) == trio["total"] == getattr(both, name).total
        assert all(clause.startswith(("EX-4.", "EX-8.", "EX-9.", "EX-5.9")) for _, clause in lines(trio))


@clause("EX-4.3", "EX-4.4", "EX-4.7", "EX-8.1", "EX-9.6")
def test_a_line_names_the_clause_that_gave_or_denied_it() -> None:
    wrong = strength_of(("SPA-C", "SPA-LW", "SPA-D1", "SPA-RW", "SPA-D2", "TRI-C"))
    assert wrong["attack"]["points"] == {"LW": (0, "EX-4.3"), "C": (0, "EX-4.3"), "RW": (0, "EX-4.4")}
    assert wrong["defence"]["points"] == {"D1": (0, "EX-4.4"), "D2": (1, "EX-4.1"), "G": (1, "EX-4.7")}
    assert wrong["defence"]["pairs"]["D2-G"] == (0, "EX-4.7")

    out = strength_of(six("SPA"), (Slot.C,), (Effect("EV-lw_out_of_form#1"),))
    assert out["attack"]["points"] == {"LW": (0, "EX-9.6"), "C": (0, "EX-8.1"), "RW": (1, "EX-4.1")}


def armed(state: State, source: str) -> State:
    """Seat 0 with this card in force."""
    team = replace(state.teams[0], effects=(*state.teams[0].effects, Effect(source)))
    return replace(state, teams=(team, *state.teams[1:]))


@clause("EX-4.9", "EX-15.2")
def test_another_maximum_is_seen_in_every_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    state = editing(editor(mixed("SPA", "TRI"), six("VIT"), excluded=()))
    pressed = armed(state, "TR-pressure#1")
    monkeypatch.setattr(strength_rules, "MAXIMUM", 4)
    for cached in (strength_rules.strength, strength_of, _trio):
        cached.cache_clear()
    try:
        told = view(GAME, pressed, 0)["editor"]["strength"]["attack"]
    finally:
        monkeypatch.undo()
        for cached in (strength_rules.strength, strength_of, _trio):
            cached.cache_clear()

    assert told["total"] == 4 and told["more"][CAPPED] == (-1, "EX-4.9")


@clause("EX-4.2", "EX-5.10")
def test_the_gain_of_a_draft_card_is_told_line_by_line() -> None:
    told = best_of(tuple(sorted(six("SPA"))))

    assert told["lineup"] == dict(zip([slot.value for slot in SLOTS], six("SPA"), strict=True))
    assert told["attack"]["pairs"] == {"LW-C": (1, "EX-4.2"), "C-RW": (1, "EX-4.2"), "LW-RW": (1, "EX-4.2")}


@clause("EX-5.10", "EX-2D.2")
def test_each_card_on_offer_tells_the_best_six_with_it_while_there_is_a_helper() -> None:
    for helper in (True, False):
        options = complete_options(GAME, {"lineup_helper": helper}, 2)
        state = GAME.setup(options, 2, FairChance(bytes(32))).state
        (seat,) = GAME.to_act(state)
        offered = [action.card for action in legal_actions(GAME, state, seat) if isinstance(action, Pick)]

        told = preview(state, seat).get("gains", {})
        assert list(told) == (offered if helper else [])
        for card in told:
            assert card in told[card]["lineup"].values()
        assert (GAME.own(state, seat)["hand"]["best"] is not None) is helper


def rolled(dice: tuple[int, ...] = (3, 3, 1, 6)) -> State:
    """Seat 0 is to use its bonuses, +1 of SPA-LW and TRI-RW among them, against a defence of 4."""
    state = new_round(2, "LOT-1", "EV-coach_banned#1").state
    return after(state, (0, ROLL, *dice), (1, ROLL, 1, 1, 1, 4))


@clause("EX-10.5", "EX-10.7")
def test_a_bonus_tells_what_each_die_would_show_lack_and_lead_to() -> None:
    told = view(GAME, rolled(), 0)["uses"]["plus1"]

    assert (told["clause"], told["side"]) == ("EX-10.5", 0)
    assert told["dice"] == {
        "0": {"face": 4, "short": 0, "goals": [2, 1]},
        "1": {"face": 4, "short": 0, "goals": [2, 1]},
        "2": {"face": 2, "short": 2, "goals": [1, 1]},
    }
    assert view(GAME, rolled(), 1)["uses"] == {}


@clause("EX-10.5")
def test_a_die_to_be_rolled_again_tells_how_many_faces_score() -> None:
    told = view(GAME, armed(rolled(), "TR-pep_talk#1"), 0)["uses"]["reroll_own_all"]

    assert told["dice"] == {die: {"faces": 3} for die in "0123"}


@clause("EX-10.5")
def test_what_is_told_of_a_bonus_is_what_then_happens() -> None:
    state = rolled()
    told = view(GAME, state, 0)["uses"]["plus1"]["dice"]["0"]
    step = take(state, 0, bonus("SPA-LW", 0))
    match = view(GAME, step.state, 0)["match"]

    assert one(step, BonusUsed).after == (told["face"],)
    assert match["goals"] == told["goals"]
    assert match["sides"]["0"]["dice"]["0"]["short"] == told["short"]


@clause("EX-10.5")
def test_another_worth_of_a_bonus_is_seen_in_the_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_rules, "PLUS", {"plus1": 2, "minus1": -1})

    assert view(GAME, rolled(), 0)["uses"]["plus1"]["dice"]["2"] == {"face": 3, "short": 1, "goals": [1, 1]}


@clause("EX-5.10", "EX-10.5")
def test_the_best_six_is_told_before_it_is_taken() -> None:
    state = editing(editor(mixed("SPA", "TRI"), six("VIT"), lo=2))
    told = preview(state, 0)["best"]

    auto = take(state, 0, {"type": "auto"}).state
    assert view(GAME, auto, 0)["editor"]["cards"] == {
        **dict.fromkeys(view(GAME, auto, 0)["editor"]["cards"], "bench"),
        **{card: slot for slot, card in told["lineup"].items()},
    }
    assert told["strength"] == [
        view(GAME, auto, 0)["editor"]["strength"][trio]["total"] for trio in ("attack", "defence")
    ]
    kinds = [
        sum(cards()[card].bonus is not Bonus.NONE for card in lineup if card)
        for lineup in (mixed("SPA", "TRI"), told["lineup"].values())
    ]
    assert told["bonuses"] == kinds

"""EX-4: team strength, by the vectors of the specification and by every part of the sum."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.extraliga.data import cards, effect_card, effect_cards
from app.games.extraliga.model import PLACE, SLOTS, Effect, Lineup, Slot
from app.games.extraliga.rules.strength import Line, strength, totals
from tests.games.extraliga.build import ROLL, V1, mixed, new_round, six, take
from tests.support.matches.scripted_chance import clause

VECTORS = yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text("utf-8"))["strength"]
SPARTA = six("SPA")


def under(lineup: Lineup, *sources: str, excluded: tuple[Slot, ...] = ()) -> tuple[int, int]:
    both = strength(tuple(lineup), excluded, tuple(Effect(f"{source}#1") for source in sources))
    return both.attack.total, both.defence.total


def values(lines: tuple[Line, ...]) -> tuple[int, ...]:
    return tuple(line.value for line in lines)


@clause("EX-4.1", "EX-4.2", "EX-4.3", "EX-4.10", "EX-4.11")
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_vectors_of_the_specification(vector: dict[str, Any]) -> None:
    lineup = tuple(vector["lineup"][slot.value] for slot in SLOTS)
    effects = tuple(Effect(f"{source}#1") for source in (*vector["events"], *vector["trainers"]))

    both = strength(lineup, tuple(Slot(slot) for slot in vector["excluded"]), effects)

    assert (both.attack.total, both.defence.total) == (vector["attack"], vector["defence"])
    assert (list(both.attack.plain), list(both.defence.plain)) == (
        vector["attack_parts"],
        vector["defence_parts"],
    )


@clause("EX-4.1", "EX-4.2")
def test_the_rulebooks_example_is_attack_3_and_defence_5() -> None:
    both = strength(V1)

    assert both.attack.points == (
        (1, "EX-4.1"),
        (1, "EX-4.1"),
        (0, "EX-4.3"),
    )  # Erat and Prospal in position, Dvořák is a left wing on RW
    assert values(both.attack.pairs) == (0, 1, 0)  # Prospal and Dvořák of one club; Erat with neither
    assert both.attack.total == 1 + 1 + 0 + 0 + 1 + 0 == 3
    assert values(both.defence.points) == (1, 1, 1)
    assert values(both.defence.pairs) == (
        1,
        0,
        1,
    )  # Pospíšil, a legend, with both
    assert both.defence.total == 1 + 1 + 1 + 1 + 0 + 1 == 5


@clause("EX-4.2")
def test_there_is_no_chemistry_across_trios() -> None:
    lineup = ("SPA-LW", "TRI-C", "HKR-RW", "SPA-D1", "TRI-D1", "HKR-G")

    assert under(lineup) == (3 + 0, 3 + 0)


@clause("EX-4.2")
def test_left_and_right_wing_are_neighbours_and_so_are_the_goalkeeper_and_each_defender() -> None:
    wings = strength(("SPA-LW", "TRI-C", "SPA-RW", "HKR-D1", "PCE-D1", "PCE-G"))

    assert values(wings.attack.pairs) == (0, 0, 1)
    assert values(wings.defence.pairs) == (0, 0, 1)


@clause("EX-4.3")
def test_a_forward_on_a_wrong_forward_slot_keeps_chemistry() -> None:
    assert under(("SPA-RW", "SPA-C", "SPA-LW", "SPA-D1", "SPA-D2", "SPA-G")) == (0 + 1 + 0 + 3, 6)


@clause("EX-4.4")
def test_a_legend_out_of_type_has_chemistry_with_nobody() -> None:
    both = strength(("SPA-LW", "SPA-C", "LEG-D1", "SPA-D1", "SPA-D2", "SPA-G"))

    assert both.attack.plain == (2, 1, 0)


@clause("EX-4.7")
def test_a_substitute_goalkeeper_counts_one_and_gets_no_chemistry() -> None:
    lineup = (*SPARTA[:5], "SPA-LW")
    everything = ("EV-winning_mood", "TR-teambuilding", "TR-defence_chemistry", "EV-good_preparation")

    assert under(lineup) == (6, 3 + 1)
    assert under(lineup, *everything) == (6, 3 + 1)


@clause("EX-4.9", "EX-15.2")
def test_six_is_the_maximum_after_everything_else() -> None:
    both = strength(
        SPARTA, (), (Effect("TR-pressure#1"), Effect("TR-pressure#2"), Effect("EV-attacking_hockey#1"))
    )

    assert both.attack.plain == (3, 3, 1 + 1 + 1)
    assert both.attack.total == 6


@clause("EX-4.9")
def test_an_empty_trio_is_zero_not_less() -> None:
    assert under((None,) * 6) == (0, 0)


@clause("EX-4.11")
def test_for_chemistry_the_latest_card_wins() -> None:
    assert under(V1, "EV-quarrel", "TR-attack_chemistry") == (2 + 3, 3 + 0)
    assert under(V1, "TR-attack_chemistry", "EV-quarrel") == (2 + 0, 3 + 0)


@clause("EX-4.10", "EX-9.6")
def test_out_of_form_takes_the_position_point_and_leaves_chemistry() -> None:
    assert under(SPARTA, "EV-d_out_of_form") == (6, 1 + 3)
    assert under(SPARTA, "EV-c_out_of_form") == (2 + 3, 6)
    assert under((*SPARTA[:5], "SPA-LW"), "EV-g_out_of_form") == (6, 2 + 0 + 1)  # the substitute's 1 too


@clause("EX-9.4")
def test_a_modifier_counts_only_while_all_its_players_are_in_position() -> None:
    one_defender = ("SPA-LW", "SPA-C", "TRI-RW", "SPA-D1", "SPA-LW", "SPA-G")

    assert under(mixed("SPA", "TRI"), "TR-attacking_defence") == (4 + 1, 4)
    assert under(one_defender, "TR-attacking_defence")[0] == 4
    assert under(mixed("SPA", "TRI"), "TR-won_faceoffs", excluded=(Slot.C,))[0] == 2 + 0


@clause("EX-9.4")
def test_the_all_rounder_counts_as_in_position_wherever_they_stand() -> None:
    lineup = ("SPA-D1", "SPA-C", "SPA-RW", "SPA-LW", "SPA-D2", "SPA-G")

    both = strength(lineup, (), (Effect("TR-all_rounder#1", "SPA-D1"),))

    assert (both.attack.plain, both.defence.plain) == ((3, 3, 0), (2, 1, 0))


@clause("EX-8.1")
def test_an_excluded_player_counts_nothing_and_links_nobody() -> None:
    assert under(SPARTA, excluded=(Slot.LW, Slot.D1)) == (2 + 1, 2 + 1)


@clause("EX-8.4")
def test_full_chemistry_of_one_trio_leaves_the_other_alone() -> None:
    strangers = ("SPA-LW", "TRI-C", "HKR-RW", "PCE-D1", "VIT-D1", "LIB-G")

    assert under(strangers, "TR-defence_chemistry") == (3, 3 + 3)


@clause("EX-4.12")
def test_a_match_keeps_the_strengths_of_its_start() -> None:
    state = new_round(2, "LOT-1", "EV-attacking_hockey#1").state

    take(state, 0, ROLL, 1, 1, 1, 1, 1)

    assert [(side.attack, side.defence) for side in state.the_match.sides] == [(4 + 1, 4), (4 + 1, 4)]


def spots(seed: st.DataObject) -> Lineup:
    ids = list(cards())
    picked = seed.draw(
        st.lists(st.sampled_from([None, *ids]), min_size=6, max_size=6, unique_by=lambda c: c or object())
    )
    keep = [
        card if card is None or place == PLACE[Slot.G] or not cards()[card].is_goalkeeper else None
        for place, card in enumerate(picked)
    ]
    return tuple(keep)


@clause("EX-4.9")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_strength_is_the_sum_of_its_parts_between_nothing_and_six(data: st.DataObject) -> None:
    lineup = spots(data)
    sources = data.draw(st.lists(st.sampled_from(sorted(effect_cards())), max_size=4, unique=True))
    both = strength(lineup, (), tuple(Effect(effect_card(source).copies[0]) for source in sources))

    for trio in both:
        assert trio.total == min(6, max(0, sum(trio.plain)))
        assert 0 <= trio.total <= 6


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_the_quick_sum_of_the_search_is_the_strength_under_no_card(data: st.DataObject) -> None:
    lineup = spots(data)

    assert totals(lineup) == under(lineup)

"""UR-9: what a seven brings."""

import pytest

from app.games.um_reifenbreite.actions import GainCard, LoseCard, Move, Ride
from app.games.um_reifenbreite.data import box, raw
from app.games.um_reifenbreite.model import Standing
from app.games.um_reifenbreite.rules.deck import full_deck
from tests.games.um_reifenbreite.build import (
    event,
    offered,
    on_road,
    refused,
    roll,
    take,
    told,
    whose_turn,
)
from tests.support.matches.scripted_chance import clause

FLAT = {21: "1:AB-2-20", 31: "0:S1-1-01"}


@clause("UR-9.1")
def test_the_card_is_any_card_of_the_deck_sorted_by_id() -> None:
    step = roll(on_road(FLAT, deck=["skip", "plus3", "crash"]), 3, 4, 1)

    assert event(step, "action_card_drawn").card == "plus3"
    assert (step.state.deck, step.state.discards) == (("crash", "skip"), ("plus3",))


@clause("UR-9.1")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    state = roll(on_road({21: "1:AB-2-20", 31: "1:AB-4-15"}, deck=["skip"]), 3, 4, 0).state
    step = roll(state, 3, 4, 0)

    assert told(step)[:3] == ["seven_thrown", "deck_renewed", "action_card_drawn"]
    assert (step.state.deck, step.state.discards) == ((), ("skip",))


@clause("UR-9.2")
def test_unless_the_card_says_otherwise_the_seven_stands_before_the_terrain() -> None:
    step = roll(on_road({21: "2:BC-1-15", 31: "0:S1-1-01"}, deck=["gain_card"]), 3, 4, 0)

    assert told(step) == ["seven_thrown", "action_card_drawn", "nothing_regained", "paced"]
    assert (event(step, "paced").total, event(step, "paced").allowance) == (7, 7 - 5)
    assert step.state.phase == "move"


@clause("UR-9.3", "UR-12.3")
def test_the_photo_card_draws_one_photo_and_moves_seven() -> None:
    step = roll(on_road(FLAT, deck=["photo"], level="pro"), 3, 4, 0, 5)

    assert told(step) == ["seven_thrown", "action_card_drawn", "photo_drawn", "paced"]
    assert step.state.rider(21).photos == (1 + 5,)
    assert event(step, "paced").allowance == 7


@clause("UR-9.4")
def test_the_only_qualifying_kind_is_lost_or_regained_without_asking() -> None:
    lost = roll(on_road(FLAT, deck=["lose_card"], hands={0: ("r1-5", "r2-6", "g-5", "g-6")}), 3, 4, 0)
    assert event(lost, "energy_lost").card == "r1-5"
    assert lost.state.teams[0].hand == ("r2-6", "g-5", "g-6")
    gained = roll(on_road(FLAT, deck=["gain_card"], hands={0: ()}, used={0: ("r2-6", "g-5", "g-5")}), 3, 4, 0)
    assert event(gained, "energy_regained").card == "g-5"
    assert (gained.state.teams[0].hand, gained.state.teams[0].used) == (("g-5",), ("r2-6", "g-5"))


@clause("UR-9.4")
def test_of_two_values_the_owner_chooses_and_then_rides_on() -> None:
    state = roll(on_road(FLAT, deck=["lose_card"]), 3, 4, 0).state
    assert offered(state) == [LoseCard("r1-5"), LoseCard("r1-6")]
    assert refused(state, LoseCard("g-5")) == "UR-9.4"
    step = take(state, LoseCard("r1-6"))
    assert told(step) == ["energy_lost", "paced"] and step.state.phase == "move"

    state = roll(on_road(FLAT, deck=["gain_card"], used={0: ("r1-5", "r1-6", "g-5")}), 3, 4, 0).state
    assert offered(state) == [GainCard("r1-5"), GainCard("r1-6")]
    assert refused(state, GainCard("g-5")) == "UR-9.4"
    assert told(take(state, GainCard("r1-5"))) == ["energy_regained", "paced"]


@clause("UR-9.4")
def test_without_a_card_of_their_own_or_a_green_one_nothing_happens() -> None:
    lost = roll(on_road(FLAT, deck=["lose_card"], hands={0: ("r2-6",)}), 3, 4, 0)
    assert told(lost) == ["seven_thrown", "action_card_drawn", "nothing_lost", "paced"]
    gained = roll(on_road(FLAT, deck=["gain_card"], used={0: ("r2-6",)}), 3, 4, 0)
    assert told(gained) == ["seven_thrown", "action_card_drawn", "nothing_regained", "paced"]


@clause("UR-9.4")
def test_a_card_spent_in_the_same_turn_may_be_regained() -> None:
    step = take(on_road(FLAT, deck=["gain_card"]), Ride(("die", "r1-5"), False), 2, 0)

    assert event(step, "energy_regained").card == "r1-5"
    assert len(step.state.teams[0].hand) == 14


@clause("UR-9.5")
def test_skip_ends_the_turn_where_the_rider_stands() -> None:
    step = roll(on_road(FLAT, deck=["skip"]), 3, 4, 0)

    assert told(step) == ["seven_thrown", "action_card_drawn", "skipped"]
    assert step.state.rider(21).node in step.state.occupied and whose_turn(step.state) == 31


@clause("UR-9.6")
def test_reroll_counts_one_new_die_only() -> None:
    step = take(on_road(FLAT, deck=["reroll_one"]), Ride(("die", "g-5"), False), 2, 0, 3)

    paced = event(step, "paced")
    assert (paced.base, paced.added, paced.total, paced.allowance) == (0, 3, 3, 3)
    assert step.state.teams[0].used == ("g-5",)


@clause("UR-9.6")
def test_a_small_reroll_on_a_climb_makes_the_rider_dismount() -> None:
    step = roll(on_road({21: "2:BC-1-15", 31: "0:S1-1-01"}, deck=["reroll_one"]), 3, 4, 0, 5)

    assert event(step, "paced").allowance == 5 - 5
    assert told(step)[-1] == "dismounted"


@clause("UR-9.7")
def test_extra_die_adds_a_die_to_the_seven() -> None:
    paced = event(roll(on_road(FLAT, deck=["extra_die"]), 3, 4, 0, 5), "paced")

    assert (paced.base, paced.added, paced.total) == (7, 5, 7 + 5)


@clause("UR-9.8")
@pytest.mark.parametrize(
    ("card", "total", "no_draft"),
    [
        ("plus2_solo", 7 + 2, True),
        ("plus3", 7 + 3, False),
        ("plus4", 7 + 4, False),
        ("plus4_solo", 7 + 4, True),
    ],
)
def test_plus_cards_add_to_the_seven(card: str, total: int, no_draft: bool) -> None:
    step = roll(on_road(FLAT, deck=[card]), 3, 4, 0)

    assert event(step, "paced").total == total
    assert step.state.throw is not None and step.state.throw.no_draft is no_draft


@clause("UR-9.8")
def test_plus4_lose_takes_the_card_before_moving() -> None:
    state = roll(on_road(FLAT, deck=["plus4_lose"]), 3, 4, 0).state
    step = take(state, LoseCard("r1-5"))

    assert told(step) == ["energy_lost", "paced"]
    assert event(step, "paced").total == 7 + 4


@clause("UR-9.9")
def test_ahead_behind_and_beside_fall_too_but_not_diagonally() -> None:
    state = on_road({21: "1:AB-2-03", 41: "1:AB-2-02", 31: "1:AB-1-02"}, deck=["crash"], terrain=False)
    alone = on_road({21: "1:AB-2-03", 31: "1:AB-1-02"}, deck=["crash"], terrain=False)

    falls = [(e.rider, e.by) for e in roll(state, 3, 4, 0).events if e.__struct_config__.tag == "fell"]
    assert falls == [(41, 21), (31, 41)]
    assert told(roll(alone, 3, 4, 0))[-1] == "crashed"


@clause("UR-9.9")
def test_riders_who_have_played_are_safe_and_do_not_pass_it_on() -> None:
    at = {21: "1:AB-2-03", 31: "1:AB-3-03", 41: "1:AB-4-03"}
    step = roll(on_road(at, deck=["crash"], played=(31,), current=21, terrain=False), 3, 4, 0)

    assert [step.state.rider(n).standing for n in (31, 41)] == [Standing.RACING, Standing.RACING]
    assert whose_turn(step.state) == 41


@clause("UR-9.9")
def test_the_fallen_stay_in_the_way_and_ride_again_in_the_next_round() -> None:
    state = on_road({21: "1:AB-2-20", 31: "1:AB-2-21"}, deck=["crash"], current=21)
    step = roll(state, 3, 4, 0)

    assert told(step)[-2:] == ["fell", "round_started"]
    assert step.state.rider(31).standing is Standing.RACING and whose_turn(step.state) == 31


@clause("UR-9.9")
def test_a_fallen_rider_blocks_the_space_for_the_rest_of_the_round() -> None:
    state = on_road({21: "1:AB-2-20", 31: "1:AB-2-18"}, deck=["crash"])
    state = roll(roll(state, 3, 4, 0).state, 3, 3).state

    assert refused(state, Move("1:AB-2-20")) == "UR-1.5"


@clause("UR-9.10")
def test_only_the_drawer_of_crash_lose_loses_a_card_and_before_falling() -> None:
    state = on_road({21: "1:AB-2-20", 31: "1:AB-2-19"}, deck=["crash_lose"])
    state = roll(state, 3, 4, 0).state
    step = take(state, LoseCard("r1-5"))

    assert told(step)[:3] == ["energy_lost", "crashed", "fell"]
    assert len(step.state.teams[0].hand) == 13 and len(step.state.teams[1].hand) == 14


@clause("UR-9.9", "UR-8.6")
def test_a_crash_after_a_breakaway_costs_the_card_and_moves_nobody() -> None:
    step = take(on_road(FLAT, deck=["crash"]), Ride(("die", "r1-5"), True), 2, 0)

    assert told(step) == ["broke_away", "seven_thrown", "action_card_drawn", "crashed"]
    assert step.state.teams[0].used == ("r1-5",)


@clause("UR-9.1", "UR-2.2")
def test_every_one_of_the_twenty_two_cards_can_be_drawn_and_carried_out() -> None:
    deck = full_deck(cheating=True)
    assert len(deck) == raw("action_cards")["total"] == 22

    for index, card in enumerate(deck):
        effect = box().cards[card].effect
        further = [0] * effect.photo + [1] * (effect.reroll + effect.extra_die)
        step = roll(on_road(FLAT, deck=deck, level="pro"), 3, 4, index, *further)
        assert event(step, "action_card_drawn").card == card

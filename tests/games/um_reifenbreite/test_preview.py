"""The page's preview of a choice is the result that the rules then give."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from itertools import permutations, product
from typing import Any

import msgspec
import pytest
from msgspec import structs

from app.engine.chance import Chance
from app.engine.operations import legal_actions, play
from app.engine.types import Event
from app.games.um_reifenbreite import GAME, data, road
from app.games.um_reifenbreite.actions import Ride, TakeDraft
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Gaining, Losing, Rider, State
from app.games.um_reifenbreite.preview import card_clause, crashes_left, preview, ride_preview, risk
from app.games.um_reifenbreite.rules.deck import full_deck
from app.games.um_reifenbreite.view import own, public
from tests.games.um_reifenbreite.build import (
    LBL,
    ROUBAIX,
    acting,
    change,
    event,
    on_road,
    ride,
    roll,
    take,
    told,
)
from tests.support.matches.scripted_chance import Scripted, clause, every_way

FLAT, CLIMB, COBBLES = "1:AB-2-20", "2:BC-1-15", "1:CF-1-02"


def rides(state: State) -> dict[str, Any]:
    found: dict[str, Any] = preview(state, acting(state))["rides"]
    return found


def throws(state: State, action: Ride) -> Iterator[list[Event]]:
    """Return the events of this ride at each throw of its dice; photos are always number 1."""
    dice, cheats = action.sources.count("die"), action.sources.count("cheat")
    for faces in product(range(1, 7), repeat=dice):
        chance = Scripted(*[0] * cheats, *faces, *[0] * 3)
        yield list(play(GAME, state, state.seats, acting(state), action, chance).events)


def tags(events: list[Event]) -> list[str]:
    return [str(one.__struct_config__.tag) for one in events]


@clause("UR-5.1", "UR-5.2", "UR-5.3", "UR-5.4", "UR-12.1")
@pytest.mark.parametrize("place", [FLAT, CLIMB, "2:BC-1-30"])
@pytest.mark.parametrize("round", [1, 2])
def test_sum_range_and_odds_of_every_ride_are_those_of_all_its_throws(place: str, round: int) -> None:
    state = on_road({21: place, 31: "0:S1-1-01"}, round=round, level="pro", deck=["plus3"] * 3)
    found = rides(state)
    offered = [a for a in legal_actions(GAME, state, 0) if isinstance(a, Ride) and not a.breakaway]

    assert list(found) == ["+".join(action.sources) for action in offered]
    for action in offered:
        shown, all_told = found["+".join(action.sources)], list(throws(state, action))
        thrown = [e for events in all_told for e in events if tags([e])[0] in ("thrown", "seven_thrown")]
        sums = [e.one + e.two for e in thrown]  # type: ignore[attr-defined]
        seven = sum("seven_thrown" in tags(events) for events in all_told)
        off = sum("dismounted" in tags(e) and "thrown" in tags(e) for e in all_told)
        spaces = [e.allowance for e in thrown if tags([e]) == ["thrown"]]  # type: ignore[attr-defined]

        assert shown["lines"][2]["what"] == "throw" and shown["lines"][2]["value"] == (min(sums), max(sums))
        ground = shown["lines"][3]["value"][0]
        assert Fraction(*shown["average"]) == Fraction(sum(max(one + ground, 0) for one in sums), len(sums))
        assert Fraction(*shown["seven"]) == Fraction(seven, len(all_told))
        assert Fraction(*shown["off"]) == Fraction(off, len(all_told))
        if not seven:
            assert shown["total"] == (max(min(spaces), 0), max(max(spaces), 0))
            for steps, chance in enumerate(shown["odds"], 1):
                assert Fraction(*chance) == Fraction(sum(s >= steps for s in spaces), len(spaces))
                assert shown["needs"][steps - 1] == min(
                    total for total, s in zip(sums, spaces, strict=True) if s >= steps
                )


@clause("UR-5.3", "UR-8.1")
def test_every_line_of_a_sum_has_its_clause_and_they_add_up() -> None:
    found = rides(on_road({21: CLIMB, 31: "0:S1-1-01"}))["die+r1-5"]

    assert found["lines"] == [
        {"clause": "UR-5.1", "what": "die", "value": (1, 6)},
        {"clause": "UR-8.1", "what": "r1-5", "value": (5, 5)},
        {"clause": "UR-5.2", "what": "throw", "value": (1 + 5, 6 + 5)},
        {"clause": "UR-5.3", "what": "uphill", "value": (-5, -5), "number": 5},
    ]
    assert found["total"] == (1 + 5 - 5, 6 + 5 - 5)
    assert found["seven"] == (1, 6)
    assert found["needs"] == [6, 7, 8, 9, 10, 11]
    assert found["odds"] == [(1, 1), (5, 6), (2, 3), (1, 2), (1, 3), (1, 6)]


@clause("UR-2.1", "UR-5.3")
def test_without_terrain_rules_a_climb_counts_as_asphalt() -> None:
    found = rides(on_road({21: CLIMB, 31: "0:S1-1-01"}, terrain=False))["die+die"]

    assert found["lines"][-1] == {"clause": "UR-5.3", "what": "asphalt", "value": (0, 0), "number": 0}
    assert found["total"] == (2, 12)


@pytest.fixture
def cobbles_of_three(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a box with a steeper number on all cobbles; every table made from it is made again."""
    steeper = {
        name: structs.replace(space, number=3) if space.terrain is data.Terrain.COBBLES else space
        for name, space in box().spaces.items()
    }
    changed = structs.replace(box(), spaces=steeper)
    with monkeypatch.context() as patched:
        patched.setattr(road, "box", lambda: changed)
        road.road_of.cache_clear()
        yield
    road.road_of.cache_clear()


@clause("UR-5.3")
def test_with_another_number_on_the_cobbles_preview_and_ride_follow(cobbles_of_three: None) -> None:
    state = on_road({21: COBBLES, 31: "0:S2-1-01"}, race=ROUBAIX)

    found = rides(state)["die+die"]
    assert found["lines"][-1]["value"] == (-3, -3) and found["total"] == (0, 12 - 3)
    assert own(state, 0)["outlook"]["dice"] == found
    assert max(map(len, own(state, 0)["outlook"]["ways"].split())) == 12 - 3
    assert event(roll(state, 4, 5), "thrown").allowance == 9 - 3


@clause("UR-9.1", "UR-9.9")
def test_the_chance_of_a_crash_is_that_of_the_cards_that_have_not_been_drawn() -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"})
    crashes = sum(card.count for card in box().cards.values() if card.effect.crash)

    assert crashes_left(state) == Fraction(crashes, 20)
    seen = structs.replace(state, discards=("crash", "plus3"))
    assert crashes_left(seen) == Fraction(crashes - 1, 18)
    assert Fraction(*rides(seen)["die+die"]["crash"]) == Fraction(6, 36) * Fraction(crashes - 1, 18)
    assert "crash" not in rides(seen)["g-5+g-6"]


@clause("UR-9.1")
def test_an_empty_deck_is_renewed_before_the_next_card() -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"}, deck=[])
    whole = tuple(card.id for card in box().cards.values() if not card.pro_only for _ in range(card.count))

    assert crashes_left(structs.replace(state, discards=whole)) == crashes_left(state)


@clause("UR-12.2", "UR-12.3")
@pytest.mark.parametrize("held", [(), (4,), (4, 4, 2), (1, 2, 3, 4, 5)])
@pytest.mark.parametrize("more", [0, 1, 2])
def test_the_risk_of_photos_is_that_of_all_photos_and_all_pairs(held: tuple[int, ...], more: int) -> None:
    state = change(on_road({21: FLAT}, level="pro"), 21, photos=held)
    caught = [
        bool({*held, *drawn} & set(pair))
        for drawn in product(range(1, 7), repeat=more)
        for pair in permutations(range(1, 7), 2)
    ]

    assert Fraction(*risk(state.rider(21), more)) == Fraction(sum(caught), len(caught))


@clause("UR-12.2")
def test_a_ride_with_the_team_car_shows_the_risk_before_and_after() -> None:
    state = change(on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro"), 21, photos=(4,))
    found = rides(state)

    assert found["cheat+cheat"]["risk"] == [(1, 3), risk(state.rider(21), 2)]
    assert "risk" not in found["g-5+g-5"]
    assert own(state, 0)["outlook"]["risk"] == [(1, 3), risk(state.rider(21), 1)]
    assert "risk" not in own(on_road({21: FLAT}), 0)["outlook"]


def ridden(state: State, ride: Ride, chance: Chance) -> tuple[list[str], Rider]:
    """Return the events of a ride, a card that is lost or regained first, and the rider after it."""
    step = GAME.apply(state, 0, ride, chance)
    said = tags(list(step.events))
    while isinstance(step.state.pending, Losing | Gaining):
        step = GAME.apply(step.state, 0, legal_actions(GAME, step.state, 0)[0], chance)
        said += tags(list(step.events))
    return said, step.state.rider(21)


@clause("UR-5.2", "UR-9.1", "UR-9.3", "UR-9.9", "UR-12.2", "UR-12.3")
def test_seven_crash_and_photo_of_a_pair_are_those_of_all_that_can_fall() -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro", deck=full_deck(True), seats=2)
    state = change(state, 21, photos=(4,))
    found = rides(state)

    for sources in [("die", "die"), ("die", "cheat"), ("cheat", "cheat"), ("die", "r1-5")]:
        seven, crash, caught = Fraction(), Fraction(), Fraction()
        for weight, (said, rider) in every_way(partial(ridden, state, Ride(sources, False))):
            seven += weight * ("seven_thrown" in said)
            crash += weight * ("crashed" in said)
            caught += weight * Fraction(*risk(rider, 0))
        shown = found["+".join(sources)]

        assert Fraction(*shown["seven"]) == seven
        assert Fraction(*shown.get("crash", (0, 1))) == crash
        assert Fraction(*shown["risk"][1]) == caught
        assert shown["risk"][0] == (1, 3)


@clause("UR-7.1", "UR-7.6")
def test_a_draft_is_only_announced_where_one_may_be_asked() -> None:
    def announced(at: dict[int, str], **options: Any) -> tuple[int | None, bool]:
        outlook = own(on_road(at, **options), 0)["outlook"]
        return outlook.get("follower"), outlook["drafting"]

    pair = {21: FLAT, 31: "1:AB-2-19"}
    assert announced(pair) == (31, True)
    assert announced(pair, round=1, draft_in_round_1=False) == (None, False)
    assert announced(pair, played=(31,), current=21) == (None, True)
    assert announced({21: "1:CF-1-02", 31: "1:CF-1-01"}, race=ROUBAIX) == (None, True), "cobbles, asphalt"


@clause("UR-7.5")
def test_after_a_breakaway_no_draft_question_is_announced() -> None:
    state = take(on_road({21: FLAT, 31: "1:AB-2-19"}), Ride(("die", "r1-5"), True), 1).state

    assert own(state, 0)["outlook"]["drafting"] is False
    assert own(take(on_road({21: FLAT}), Ride(("die", "r1-5"), False), 1).state, 0)["outlook"]["drafting"]


@clause("UR-7.2")
def test_the_draft_question_shows_what_two_dice_would_bring_instead() -> None:
    state = ride(on_road({21: FLAT, 31: "1:AB-2-19"}), "1:AB-2-22", 1, 1).state

    assert public(state)["draft"]["later"] == ride_preview(state, state.rider(31), ("die", "die"))
    assert told(take(state, TakeDraft()))[0] == "drafted"


@clause("UR-12.2", "UR-9.3", "UR-9.2")
def test_the_photo_of_a_cheat_is_not_taken_for_that_of_an_action_card() -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro", deck=["photo"])
    state = take(state, Ride(("die", "cheat"), False), 1, 1, 0, 4).state

    assert public(state)["throw"]["lines"] == [
        {"clause": "UR-5.1", "what": "die", "value": (1, 1)},
        {"clause": "UR-12.1", "what": "cheat", "value": (6, 6), "photo": 2},
        {"clause": "UR-5.2", "what": "throw", "value": (7, 7)},
        {"clause": "UR-9.3", "what": "photo", "value": (7, 7)},
        {"clause": "UR-5.3", "what": "asphalt", "value": (0, 0), "number": 0},
    ]


@clause("UR-9.7")
def test_the_lines_of_a_throw_show_the_die_of_an_action_card() -> None:
    state = roll(on_road({21: FLAT, 31: "0:S1-1-01"}, deck=["extra_die"]), 3, 4, 0, 5).state

    card = public(state)["throw"]["lines"][3]
    assert card == {"clause": "UR-9.7", "what": "extra_die", "value": (12, 12), "die": 5}


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("photo", "UR-9.3"),
        ("gain_card", "UR-9.4"),
        ("lose_card", "UR-9.4"),
        ("skip", "UR-9.5"),
        ("reroll_one", "UR-9.6"),
        ("extra_die", "UR-9.7"),
        ("plus2_solo", "UR-9.8"),
        ("plus4_lose", "UR-9.8"),
        ("crash", "UR-9.9"),
        ("crash_lose", "UR-9.10"),
    ],
)
def test_every_action_card_has_its_clause(card: str, clause: str) -> None:
    assert card_clause(box().cards[card].effect) == clause


@clause("UR-8.7")
def test_a_preview_is_for_who_decides_and_plain_json() -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro", race=LBL)

    assert preview(state, 1) == {} and msgspec.json.encode(preview(state, 0))
    assert preview(roll(state, 1, 1).state, 0) == {}

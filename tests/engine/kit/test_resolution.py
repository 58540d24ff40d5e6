"""A resolution draws in order, records events in order, and ends with the state."""

import pytest
from msgspec import Struct

from app.engine.kit.resolution import Resolution
from app.engine.types import Event
from tests.support.matches.scripted_chance import Scripted


class Table(Struct, frozen=True):
    left: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    cards: tuple[str, ...]


def test_what_happened_is_told_in_order_with_the_state_it_led_to() -> None:
    resolution = Resolution(Scripted(2, 0))
    cards, left = resolution.cards(2, ("a", "b", "c"))
    resolution.record(Dealt(cards))
    resolution.record(Dealt(left))

    step = resolution.result(Table(left))

    assert step.state == Table(("b",))
    assert step.events == (Dealt(("c", "a")), Dealt(("b",)))


def test_dice_fall_one_after_the_other_and_a_lot_is_below_its_number() -> None:
    resolution = Resolution(Scripted(3, 5, 20, 1))

    assert resolution.dice(2, 6) == (3, 5)
    assert resolution.die(20) == 20
    assert resolution.below(2) == 1


def test_a_course_draws_nothing_that_its_chance_does_not_give() -> None:
    with pytest.raises(AssertionError, match="one draw more"):
        Resolution(Scripted()).die(6)


def test_where_nothing_is_drawn_a_draw_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="a die of 6"):
        Resolution().die(6)

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


def test_the_result_has_the_events_in_order_and_the_state() -> None:
    resolution = Resolution(Scripted(2, 0))
    cards, left = resolution.cards(2, ("a", "b", "c"))
    resolution.record(Dealt(cards))
    resolution.record(Dealt(left))

    step = resolution.result(Table(left))

    assert step.state == Table(("b",))
    assert step.events == (Dealt(("c", "a")), Dealt(("b",)))


def test_draws_are_made_in_order() -> None:
    resolution = Resolution(Scripted(3, 5, 20, 1))

    assert resolution.dice(2, 6) == (3, 5)
    assert resolution.die(20) == 20
    assert resolution.below(2) == 1


def test_a_resolution_draws_only_from_its_chance() -> None:
    with pytest.raises(AssertionError, match="one draw more"):
        Resolution(Scripted()).die(6)


def test_a_draw_without_chance_is_an_error() -> None:
    with pytest.raises(AssertionError, match="a die of 6"):
        Resolution().die(6)

"""Each event of each game has its time on the page, or is told by the log alone."""

import importlib

import pytest
from msgspec import Struct

from app.engine.beats import Beat, Beats, BeatTable, Weight
from app.engine.catalog import catalog
from app.engine.types import Event, Seat

GAMES = sorted(catalog())


def table_of(game: str) -> BeatTable:
    beats = catalog()[game].beats
    assert beats is not None
    return beats.table


def classes(game: str) -> dict[str, type[Event]]:
    """Return the events of a game, by tag."""
    found = vars(importlib.import_module(f"app.games.{game}.events")).values()
    events = [one for one in found if isinstance(one, type) and issubclass(one, Event) and one is not Event]
    return {str(one.__struct_config__.tag): one for one in events}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_beat_or_is_quiet(game: str) -> None:
    table = table_of(game)
    shown = {tag for beat in table.beats for tag in beat.events}

    assert not shown & set(table.quiet)
    assert shown | set(table.quiet) == set(classes(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_that_a_beat_reads_exist(game: str) -> None:
    """A beat that is the viewer's in one case knows by which field."""
    events = classes(game)
    for beat in table_of(game).beats:
        for tag in beat.events:
            fields = events[tag].__struct_fields__
            assert set(beat.where) <= set(fields), beat.name
            assert beat.all or set(beat.by) & set(fields), beat.name


@pytest.mark.parametrize("game", GAMES)
def test_times_are_those_of_their_class(game: str) -> None:
    names = [beat.name for beat in table_of(game).beats]
    assert len(set(names)) == len(names)
    for beat in table_of(game).beats:
        for weight in filter(None, (beat.all, beat.mine, beat.others)):
            assert 0 <= weight.floor <= weight.owed <= 2.5, beat.name
            assert weight.kind != "A" or weight.floor == 0, beat.name


class Thrown(Event, frozen=True, tag="thrown"):
    who: Seat
    place: int = 0


class Stepped(Event, frozen=True, tag="stepped"):
    who: Seat


class Board(Struct, frozen=True):
    friend: Seat | None = None


def beats_of(*rows: Beat, friends: bool = False) -> Beats:
    concerns = (lambda state, event, seat: state.friend == seat) if friends else None
    return Beats(BeatTable(rows, ()), concerns)


THROW = Beat("throw", ("thrown",), mine=Weight("A", 1.3), others=Weight("C", 0.5, 0.1))


def test_what_is_shown_depends_on_whose_it_is() -> None:
    events = (Thrown(0), Thrown(1))
    beats = beats_of(THROW)

    assert [beats.owed_ms(Board(), events, seat) for seat in (0, 1, 2)] == [1_800, 1_800, 1_000]
    assert beats_of(THROW, friends=True).owed_ms(Board(2), (Thrown(0),), 2) == 1_300


def test_a_run_has_its_most_and_what_is_one_moment_counts_once() -> None:
    steps = Beat("steps", ("stepped",), all=Weight("C", 0.35, 0.06), most=1.2)
    once = Beat("steps", ("stepped",), all=Weight("C", 0.35, 0.06), once=True)
    events = tuple(Stepped(0) for _ in range(9))

    assert beats_of(steps).owed_ms(Board(), events, 1) == 1_200
    assert beats_of(once).owed_ms(Board(), events, 1) == 350


def test_only_the_named_places_count() -> None:
    first = Beat("first", ("thrown",), all=Weight("A", 1.4), where={"place": [1]})

    assert beats_of(first).owed_ms(Board(), (Thrown(0, 1), Thrown(0, 2)), 0) == 1_400


def test_a_beat_is_either_the_same_for_all_or_not() -> None:
    with pytest.raises(ValueError, match="either"):
        Beat("both", ("thrown",), all=Weight("C", 1), mine=Weight("C", 1), others=Weight("C", 1))

"""The part of a picture that a frame shows, and the shapes of seats."""

from xml.etree import ElementTree

import pytest

from app.engine.capabilities.overview import BoardPicture, crop_box, seat_shapes


def test_a_frame_of_the_same_proportions_shows_the_whole_box() -> None:
    assert crop_box(BoardPicture((10, 20, 200, 100), (110, 70), ""), 400, 200) == (10, 20, 200, 100)


def test_a_narrow_frame_is_centred_on_the_focus() -> None:
    assert crop_box(BoardPicture((0, 0, 200, 100), (120, 50), ""), 50, 50) == (70, 0, 100, 100)


@pytest.mark.parametrize(("focus", "seen"), [((5, 50), (0, 0, 100, 100)), ((199, 50), (100, 0, 100, 100))])
def test_a_frame_shows_nothing_outside_the_box(focus, seen) -> None:
    assert crop_box(BoardPicture((0, 0, 200, 100), focus, ""), 50, 50) == seen


def test_five_seats_have_different_shapes_and_the_sixth_has_the_first_again() -> None:
    drawn = [ElementTree.fromstring(seat_shapes(sign, [(20, 20)], 10)).attrib for sign in range(6)]

    assert len({one["d"] for one in drawn}) == len({one["fill"] for one in drawn}) == 5
    assert drawn[5] == drawn[0]


def test_a_frame_of_the_minimal_width_shows_more_below_the_box_than_above_it() -> None:
    wide = BoardPicture((0, 0, 200, 100), (100, 50), "", min_width=160)

    assert crop_box(wide, 50, 50) == (20, -15, 160, 160)
    assert crop_box(wide, 400, 200) == (0, 0, 200, 100)

"""Which part of a picture a frame shows."""

from xml.etree import ElementTree

import pytest

from app.engine.capabilities.overview import BoardPicture, crop_box, seat_shapes


def test_a_frame_of_the_same_proportions_shows_the_whole_box() -> None:
    assert crop_box(BoardPicture((10, 20, 200, 100), (110, 70), ""), 400, 200) == (10, 20, 200, 100)


def test_a_narrow_frame_is_centred_on_what_goes_on() -> None:
    assert crop_box(BoardPicture((0, 0, 200, 100), (120, 50), ""), 50, 50) == (70, 0, 100, 100)


@pytest.mark.parametrize(("focus", "seen"), [((5, 50), (0, 0, 100, 100)), ((199, 50), (100, 0, 100, 100))])
def test_nothing_beyond_the_box_is_shown(focus, seen) -> None:
    assert crop_box(BoardPicture((0, 0, 200, 100), focus, ""), 50, 50) == seen


def test_each_seat_has_a_shape_of_its_own_and_the_sixth_begins_anew() -> None:
    drawn = [ElementTree.fromstring(seat_shapes(sign, [(20, 20)], 10)).attrib for sign in range(6)]

    assert len({one["d"] for one in drawn}) == len({one["fill"] for one in drawn}) == 5
    assert drawn[5] == drawn[0]


def test_a_picture_is_seen_in_its_least_width_and_then_beyond_its_box_most_of_it_below() -> None:
    wide = BoardPicture((0, 0, 200, 100), (100, 50), "", min_width=160)

    assert crop_box(wide, 50, 50) == (20, -15, 160, 160)
    assert crop_box(wide, 400, 200) == (0, 0, 200, 100)

"""Awards go to whoever has the most, and to different people where that is possible."""

import re

from app.api.charts import Brush, drawn
from app.engine.figures import AWARDS, Award, Parts, awarded
from app.engine.told import Said


def award(says: str, seat: int | None, measure: float = 1.0) -> Award:
    return Award(says, seat, measure)


def test_of_the_same_award_the_larger_measure_gets_it() -> None:
    assert awarded([award("a", 0, 4), award("a", 1, 7), award("a", 2, 5)]) == (award("a", 1, 7),)


def test_what_two_have_earned_alike_is_nobodys() -> None:
    assert awarded([award("a", 0, 4), award("a", 1, 4), award("b", 1, 2)]) == (award("b", 1, 2),)
    assert awarded([award("a", 0, 4), award("a", 1, 4), award("a", 1, 5)]) == (award("a", 1, 5),)
    assert awarded([award("a", 0, 4), award("a", 0, 4)]) == (award("a", 0, 4),), "his two riders, say"


def test_different_people_come_before_the_order_of_the_awards() -> None:
    found = [award("a", 0), award("b", 0), award("c", 0), award("d", 1), award("e", None)]

    assert [one.says for one in awarded(found)] == ["a", "d", "e"]


def test_one_deed_gets_one_award_and_the_second_best_is_not_called_the_best() -> None:
    wall, unlucky = Award("a", 0, 0.8, deed=7), Award("b", None, 0.8, deed=7)
    other = Award("b", None, 0.7, deed=9)

    assert awarded([wall, unlucky]) == (wall,)
    assert awarded([wall, unlucky, other]) == (wall,)


def test_where_there_are_too_few_people_one_gets_several_and_never_more_than_are_shown() -> None:
    assert [one.says for one in awarded([award(says, 0) for says in "abcd"])] == [*"abcd"][:AWARDS]
    assert awarded([]) == ()


def test_the_words_of_a_part_do_not_reach_the_next_one() -> None:
    parts = Parts("rs-thirds", ((Said("a"), 12.0), (Said("b"), 75.0), (Said("c"), 33.0)))
    words = {"a": "Computer 1, own third", "b": "Middle third", "c": "Computer 2, own third"}

    svg = drawn(parts, Brush((0, 1), lambda said: words[said.says], 1160), "")

    assert re.findall(r'class="part">([^<]+)<', svg)[:2] == ["Computer 1,", "own third"]

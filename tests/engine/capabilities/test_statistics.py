"""Awards go to the greatest measure, and to different players where possible."""

import re

from app.api.results.charts import ChartContext, draw_chart
from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    MAX_AWARDS,
    Award,
    Bar,
    BarChart,
    PartsChart,
    Podium,
    PodiumStep,
    select_awards,
)


def award(says: str, seat: int | None, measure: float = 1.0) -> Award:
    return Award(says, seat, measure)


def test_of_the_same_award_the_larger_measure_gets_it() -> None:
    assert select_awards([award("a", 0, 4), award("a", 1, 7), award("a", 2, 5)]) == (award("a", 1, 7),)


def test_an_award_that_two_seats_have_earned_equally_is_dropped() -> None:
    assert select_awards([award("a", 0, 4), award("a", 1, 4), award("b", 1, 2)]) == (award("b", 1, 2),)
    assert select_awards([award("a", 0, 4), award("a", 1, 4), award("a", 1, 5)]) == (award("a", 1, 5),)
    assert select_awards([award("a", 0, 4), award("a", 0, 4)]) == (award("a", 0, 4),), (
        "two claims of one seat"
    )


def test_different_players_come_before_the_order_of_the_awards() -> None:
    found = [award("a", 0), award("b", 0), award("c", 0), award("d", 1), award("e", None)]

    assert [one.says for one in select_awards(found)] == ["a", "d", "e"]


def test_one_action_earns_one_award_and_the_second_best_is_not_called_the_best() -> None:
    wall, unlucky = Award("a", 0, 0.8, seq=7), Award("b", None, 0.8, seq=7)
    other = Award("b", None, 0.7, seq=9)

    assert select_awards([wall, unlucky]) == (wall,)
    assert select_awards([wall, unlucky, other]) == (wall,)


def test_with_few_players_one_gets_several_awards_up_to_the_number_shown() -> None:
    assert [one.says for one in select_awards([award(says, 0) for says in "abcd"])] == [*"abcd"][:MAX_AWARDS]
    assert select_awards([]) == ()


def test_the_words_of_a_part_do_not_reach_the_next_one() -> None:
    parts = PartsChart("rs-thirds", ((Sentence("a"), 12.0), (Sentence("b"), 75.0), (Sentence("c"), 33.0)))
    words = {"a": "Computer 1, own third", "b": "Middle third", "c": "Computer 2, own third"}

    svg = draw_chart(parts, ChartContext((0, 1), lambda said: words[said.says], 1160), "")

    assert re.findall(r'class="part">([^<]+)<', svg)[:2] == ["Computer 1,", "own third"]


def test_the_score_of_a_goal_stands_over_no_other_goal() -> None:
    bars = tuple(Bar(0, high, f"{goal}:0") for goal, high in enumerate([0.5, 0.5, 0.7, 0.5], 1))
    svg = draw_chart(BarChart("rs-match", bars, ()), ChartContext((0, 1), lambda said: said.says, 120), "")

    numbers = r"(-?[\d.]+)"
    signs = [(float(x), float(y)) for x, y in re.findall(f'ringed"><path d="M{numbers} {numbers}', svg)]
    scores = re.findall(f'<text x="{numbers}" y="{numbers}" class="strong flag">', svg)

    assert len(signs) == len(scores) == len(bars)
    for x, y in ((float(x), float(y) - 4) for x, y in scores):
        assert not [(left, at) for left, at in signs if x < left + 13 and left < x + 21 and abs(at - y) < 12]


def test_on_a_podium_stands_whose_rider_it_was() -> None:
    steps = tuple(PodiumStep(place, seat, str(seat), Sentence("points")) for place, seat in ((1, 1), (2, 0)))
    svg = draw_chart(
        Podium("p", steps), ChartContext((0, 1), lambda said: said.says, 330, ("Ivana", "A" * 40)), ""
    )

    assert "Ivana" in svg and "A" * 40 not in svg


def test_a_part_too_narrow_for_its_words_has_them_on_a_line_below_the_others() -> None:
    parts = PartsChart("rs-thirds", ((Sentence("a"), 12.0), (Sentence("b"), 75.0), (Sentence("c"), 33.0)))
    words = {"a": "Компьютер 1, своя треть", "b": "Средняя треть", "c": "Компьютер 2, своя треть"}

    svg = draw_chart(parts, ChartContext((0, 1), lambda said: words[said.says], 330), "")

    said = re.findall(r'y="(\d+)" class="part">([^<]+)<', svg)
    (alone,) = [int(y) for y, text in said if text == words["a"]]
    assert alone > max(int(y) for y, text in said if text != words["a"])
    assert float(svg.split('viewBox="')[1].split('"')[0].split()[3]) > alone

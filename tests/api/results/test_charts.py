"""Charts of a result."""

from app.api.results.report import FaceCount, die_charts


def dice(sides: int, *values: int) -> list[dict[str, object]]:
    return [{"draw": "die", "sides": sides, "value": value} for value in values]


def test_a_chart_counts_every_face_and_what_to_expect() -> None:
    other = [{"draw": "int", "n": 6, "value": 2}, {"draw": "shuffle", "n": 2, "order": [1, 0]}]
    (chart,) = die_charts(dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 4, 4) + other)

    assert (chart.sides, chart.rolls, chart.expected) == (4, 7 + 2 + 0 + 3, 12 / 4)
    assert chart.bars == (FaceCount(1, 7), FaceCount(2, 2), FaceCount(3, 0), FaceCount(4, 3))
    assert chart.highest == 7


def test_a_few_rolls_are_no_chart_and_each_kind_of_die_has_its_own() -> None:
    often = dice(6, *([1, 2, 3, 4, 5, 6] * 3)) + dice(2, *([1, 2] * 3))

    assert die_charts(dice(6, *([1, 2, 3, 4, 5, 6] * 2), 1, 2, 3, 4, 5)) == []
    assert [chart.sides for chart in die_charts(often)] == [2, 6]
    assert die_charts(often)[1].highest == die_charts(often)[1].expected

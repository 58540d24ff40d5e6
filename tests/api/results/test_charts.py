"""Charts of a result."""

from app.api.results.report import Bar, charts_of


def dice(sides: int, *values: int) -> list[dict[str, object]]:
    return [{"draw": "die", "sides": sides, "value": value} for value in values]


def test_a_chart_counts_every_face_and_what_to_expect() -> None:
    other = [{"draw": "int", "n": 6, "value": 2}, {"draw": "shuffle", "n": 2, "order": [1, 0]}]
    (chart,) = charts_of(dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 4, 4) + other)

    assert (chart.sides, chart.rolls, chart.expected) == (4, 7 + 2 + 0 + 3, 12 / 4)
    assert chart.bars == (Bar(1, 7), Bar(2, 2), Bar(3, 0), Bar(4, 3))
    assert chart.highest == 7


def test_a_few_rolls_are_no_chart_and_each_kind_of_die_has_its_own() -> None:
    often = dice(6, *([1, 2, 3, 4, 5, 6] * 3)) + dice(2, *([1, 2] * 3))

    assert charts_of(dice(6, *([1, 2, 3, 4, 5, 6] * 2), 1, 2, 3, 4, 5)) == []
    assert [chart.sides for chart in charts_of(often)] == [2, 6]
    assert charts_of(often)[1].highest == charts_of(often)[1].expected

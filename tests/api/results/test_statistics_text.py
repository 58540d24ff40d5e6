"""Statistics in words and numbers."""

from app.api.results.statistics_text import _block
from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import StatisticsBlock, StatisticsRow
from app.engine.catalog import catalog
from app.engine.event_text import TextContext


def test_a_row_has_a_decimal_in_all_its_cells_or_in_none() -> None:
    rows = StatisticsRow(Sentence("rs-expected"), (0.9, 1.0)), StatisticsRow(Sentence("rs-fouls"), (0, 2))

    _, table = _block(
        StatisticsBlock("rs-figures", rows), catalog()["helvetia_cup"], TextContext("cs", str, str)
    )

    assert [row[1:] for row in table.rows] == [("0,9", "1,0"), ("0", "2")]

"""Numbers as a language writes them."""

import pytest

from app.api.i18n.number_format import percent, round_to_tenths
from app.api.i18n.translations import LANGUAGES


def test_a_percentage_is_never_nothing_or_all() -> None:
    assert [percent(0.33, lang) for lang in LANGUAGES] == ["33%", "33\u00a0%", "33\u00a0%"]
    assert [percent(chance, "en") for chance in (0.001, 0.01, 0.99, 0.999)] == ["< 1%", "1%", "99%", "> 99%"]


@pytest.mark.parametrize("parts", [(2.05, -1.05, 0.0), (0.56, 0.36, 0.08), (0.94, -0.54, -0.4), (0.0, 0.0)])
def test_tenths_that_are_shown_add_up_as_they_do(parts) -> None:
    shown = round_to_tenths(parts)

    assert sum(shown) == pytest.approx(round(sum(parts), 1))
    assert all(abs(one - part) < 0.1 for one, part in zip(shown, parts, strict=True))

"""The log's sentences read well where sums are spelled out."""

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from app.games.helvetia_cup.data import SECTORS, SKILLS

LANGUAGES = ("en", "cs", "ru")


def source(lang: str) -> str:
    return (files("app.games.helvetia_cup") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_read_as_sentences(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))

    def said(id_: str, **args: object) -> str:
        text, errors = bundle.format_pattern(bundle.get_message(id_).value, args)
        assert not errors
        return str(text)

    parts = {"base": 16, "halved": "true", "bonus": 3, "pressure": 6, "sector": -2, "touch": 0}
    tested = said("log-shot_tested", f="Ignaz", shot="header", **parts, value=3, rolled=8)
    assert "16 : 2 + 3 − 6" in tested and "-2" in tested and "= 3" in tested
    assert said("log-card_played", who="Marek", card="X", f="none", g="none").startswith("Marek")
    assert said("log-card_played", who="Marek", card="X", f="Ignaz", g="none").endswith(": Ignaz")
    assert len({said("word-aim", aim=sector) for sector in SECTORS}) == 6
    assert len(SKILLS) == 8

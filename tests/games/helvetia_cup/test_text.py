"""The log's sentences read well where sums are spelled out, and the bar's fit where there is little room."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from app.api.i18n.match_text import game_text
from app.engine.event_text import TextContext, variables
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import CARDS, SECTORS, SKILLS, TEAMS

LANGUAGES = ("en", "cs", "ru")


def source(name: str) -> str:
    return (files("app.games.helvetia_cup") / "text" / f"{name}.ftl").read_text(encoding="utf-8")


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
    assert "16\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}2 + 3 − 6" in tested and "-2" in tested and "= 3" in tested
    played = {"who": "Marek", "card": "X", "card_does": "Y", "g": "none"}
    assert said("log-card_played", f="none", **played).startswith("Marek")
    assert ": Ignaz. " in said("log-card_played", f="Ignaz", **played)
    foul = {"offender": "Jo", "victim": "Ignaz", "card": "yellow"}
    hurt = {said("log-fouled", **foul, loss=loss, boosts=-1) for loss in (1, 2, 3)}
    assert len(hurt) == 1, "an injured footballer has no boosts to lose"
    assert hurt.isdisjoint(said("log-fouled", **foul, loss=loss, boosts=0) for loss in (0, 1))
    assert len(SKILLS) == 8


SHORT = 44
"""Letters that a question may have on a phone or a laptop."""
ASKED = (
    "card-sentence",
    "discard-more",
    "discard-ready",
    "squad-last",
    "squad-pick",
    "toss",
    "defend",
    "short-to",
    "attack",
    "attack-must",
    "long",
    "may-intercept",
    "may-clear",
    "header-question",
    "offside",
    "move-sub",
    "subs",
    "injury",
    "aim",
    "aim-chosen",
    "aim-never",
    "guard",
    "guard-nothing",
    "move-none",
    "done-ask",
    "form-ask",
    "form-where",
    "overtake-to",
    "move-to",
    "stand-sentence",
    "move-choose",
    "long-must",
    "over-won",
    "over-given",
    "over-draw",
    "over-penalties",
)
"""Messages that come first in the bar, beside the questions of whole families."""
FAMILIES = ("ui-wait-", "ui-hex-", "ui-name-")
ANOTHER_PART = re.compile(r"-(second|short|do|choose|nothing|watch|locked)$")


def questions() -> list[str]:
    """Each in its short form, where it has one."""
    known = set(re.findall(r"^(ui-[a-z-]+) =", source("table.en"), re.MULTILINE))
    members = {id_ for id_ in known if id_.startswith(FAMILIES) and not ANOTHER_PART.search(id_)}
    found = members | {f"ui-{name}" for name in ASKED}
    assert found <= known
    return sorted(f"{id_}-short" if f"{id_}-short" in known else id_ for id_ in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_fits_a_phone(lang: str) -> None:
    """With the longest first name of a footballer, and coaches of fourteen letters."""
    first = max((f.name.split()[0] for team in TEAMS.values() for f in team.footballers.values()), key=len)
    card = max((card.name[lang] for card in CARDS.values()), key=len)
    sector = max((sector.name[lang] for sector in SECTORS.values()), key=len)
    said = {"name": first, "f": first, "on": first, "who": "Maximiliana D.", "card": card, "sector": sector}
    counts = dict.fromkeys(("n", "of", "left", "right", "cost", "value", "percent", "number"), 10)

    for id_ in questions():
        text = game_text(lang, "helvetia_cup", id_, **said, **counts, hex="e18", sectors=sector)
        assert text and len(text) <= SHORT, f"{id_}: {text}"


def test_what_another_coach_guards_in_secret_is_not_said_to_be_nothing() -> None:
    words = TextContext("en", "Marek".format, lambda *_, **__: "", components=GAME.components())
    hidden = variables({"event": "guarded", "who": 1, "sectors": None}, words)

    said = game_text("en", "helvetia_cup", "log-guarded", **hidden)
    assert said == "Marek has chosen what to guard."

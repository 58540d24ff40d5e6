"""The sentences: none is left over, and numbers agree with their nouns."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from app.api.i18n.match_text import log_entry_text, text_context
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import ACTIONS
from app.games.hockey_game.data import Effect

FOLDER = files("app.games.hockey_game") / "text"
LANGUAGES = ("en", "cs", "ru")


def source(lang: str) -> str:
    parts = sorted(
        (f for f in FOLDER.iterdir() if f".{f.name}".endswith(f".{lang}.ftl")), key=lambda f: f.name
    )
    return "\n".join(part.read_text("utf-8") for part in parts)


def entries(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(lang)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def say(lang: str, message: str, **params: object) -> str:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    words, errors = bundle.format_pattern(bundle.get_message(message).value, params)
    assert not errors
    return str(words)


FOR_EACH = {
    "ui-stage-": ("hero", "special", "injury", "bonus", "hero-at", "special-at", "injury-at", "bonus-at"),
    "ui-short-": ("attack", "defence", "speed", "strength", "pass", "shot", "goalkeeper"),
    "ui-draft-": ("hero", "special", "injury", "bonus"),
    "ui-only-": ("any", "speed", "strength", "pass", "shot"),
    "ui-struck-": ("crease", "pass", "card"),
    "ui-role-": ("attack", "defend"),
    "ui-hero-": ("removed", "heroes-off"),
    "ui-cap-": (
        *("one-special", "special-or-hero", "special-for-attack", "special-for-defend", "special-move"),
        *("no-opposing-hero", "no-field-bonus", "needs-two-heroes", "before-roll", "one-hero", "hero-alone"),
        *("after-hero", "one-symbol", "bonus-limit", "five-symbols"),
    ),
    "ui-fx-": tuple(effect.replace("_", "-") for effect in Effect.__struct_fields__ if effect != "injury"),
    "ui-part-": ("dice", "main", "side", "hero", "field", "bonus", "referee", "special", "lines"),
    "ui-effect-": ("nothing-counts", "another-counts", "heroes-off"),
    "ui-why-": ("nothing-counts", "another-counts", "heroes-off", "target-idle"),
    "ui-pick-team-second": ("", "-draft"),
    "ui-team-second": ("", "-draft"),
    "ui-team-tray": ("", "-draft"),
    "ui-": ("lesson", "track-begun"),
    "ui-restart-": tuple(at + end for at in ("goalkeeper", "north", "south") for end in ("", "-short")),
    "ui-tried-": ("declared", "hero-laid", "rolled", "bonus-played", "referee-turned", "goal-scored"),
    "ui-action-type-": tuple(str(action.__struct_config__.tag) for action in ACTIONS),
}
"""Ids that the drawing puts together, and what the shell says of a game before its lesson and after it."""


def test_the_drawing_says_nothing_that_has_no_words_and_no_words_are_left_over() -> None:
    folders = (files("app.games.hockey_game") / "static", files("app") / "static" / "js" / "kit")
    scripts = "".join(
        f.read_text("utf-8") for one in folders for f in one.iterdir() if f.name.endswith(".js")
    )
    wanted = set(re.findall(r"[\"'](ui-[a-z0-9-]+)[\"']", scripts))
    wanted |= {start + end for start, ends in FOR_EACH.items() for end in ends}
    chapters = GAME.components()["log"]["chapters"].values()
    wanted |= {id for id in chapters if id.startswith("ui-")}

    assert wanted == {id for id in entries("en") if id.startswith("ui-")}


@pytest.mark.parametrize(
    ("lang", "cards"),
    [
        ("en", ["1 card", "2 cards", "5 cards"]),
        ("cs", ["1 kartu", "2 karty", "5 karet"]),
        ("ru", ["1 карту", "2 карты", "5 карт"]),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, cards: list[str]) -> None:
    for count, words in zip((1, 2, 5), cards, strict=True):
        assert say(lang, "log-drew", name="Eva", count=count, cards="none").endswith(f" {words}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("attr", ["speed", "strength", "pass", "shot"])
def test_an_unfit_card_names_both_moves(lang: str, attr: str) -> None:
    said = {
        move: say(lang, "objection-bonus-move", attr=attr, move=move)
        for move in ("speed", "strength", "pass", "shot")
        if move != attr
    }

    assert len(set(said.values())) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("who", "goals", "score"), [(0, [1, 0], "1:0"), (1, [0, 3], "3:0")])
def test_the_winner_is_told_with_their_goals_first(lang: str, who: int, goals: list[int], score: str) -> None:
    seats = [{"seat": seat, "player": {"name": name}} for seat, name in enumerate(("Eva", "Ola"))]
    ended = {"seq": 1, "event": "game_ended", "who": who, "goals": goals, "reason": "regulation"}
    line = log_entry_text(GAME, ended, text_context(lang, GAME.id, seats, {}))

    assert score in line and ("Eva", "Ola")[who] in line

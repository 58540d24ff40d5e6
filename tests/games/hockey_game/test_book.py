"""The numbers and names in the players' book are those of the engine and the data."""

import re

import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.rulebook.book import book_of
from app.engine.operations import options_schema
from app.games.hockey_game import GAME
from app.games.hockey_game.book_tables import TABLES
from app.games.hockey_game.data import box, kind, sheets
from app.games.hockey_game.model import Attr, Move
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules.opening import symbol_count
from app.games.hockey_game.rules.rink import line_cost
from tests.support.matches.scripted_chance import clause

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def numbers(text):
    """The numbers of a text without the ids of its clauses; a minus is U+2212."""
    found = re.findall(r"(?<![\w.-])[−]?\d+", re.sub(r"HG-\d+\.\d+", "", text))
    return [int(number.replace("−", "-")) for number in found]


def said(id, lang, part="text"):
    return getattr(book_of("hockey_game").clauses[id], part)[lang]


@every_language
@clause("HG-4.7")
def test_the_book_knows_what_a_shot_costs_from_each_part_of_the_rink(lang) -> None:
    parts = [
        ("E_SLOT", "E_CREASE", "E_BLUE_N"),
        ("CENTRE",),
        ("W_BLUE_S",),
        ("W_CIRCLE_N", "W_SLOT", "W_CREASE"),
    ]
    costs = [{line_cost(0, Move.SHOT, field, None) for field in fields} for fields in parts]
    lines = [line for line in said("HG-4.7", lang).splitlines() if line.startswith("- ")]

    assert [set(numbers(line)) for line in lines] == costs


@every_language
@clause("HG-5.4")
def test_every_field_bonus_is_what_the_book_says(lang) -> None:
    bonuses = {one.bonus.value for one in box().fields.values() if one.bonus}
    seen_from_west = ["W_BLUE_N", "W_BLUE_S", "E_BLUE_N", "E_BLUE_S"]
    lines = said("HG-5.4", lang, "ours").splitlines()

    assert bonuses == set(numbers(lines[0]))
    named = {attr: label[lang] for attr, label in labels().items()}
    favoured = [named[box().fields[id].bonus.attr] for id in seen_from_west]
    assert re.findall(f"{named[Attr.SPEED]}|{named[Attr.STRENGTH]}", lines[3]) == favoured


def labels():
    return {attr["id"]: attr["label"] for attr in sheets()["moves"]["attributes"]}


@every_language
@clause("HG-8.2")
def test_every_special_card_is_explained(lang) -> None:
    opening, closing = {"en": "“”", "cs": "„“", "ru": "«»"}[lang]
    cards = [card["name"][lang] for card in sheets()["special_cards"]["special_cards"]]
    explained = re.findall(f"^- {opening}([^{closing}]+){closing}", said("HG-8.2", lang), re.M)

    assert sorted(explained) == sorted(cards)


@every_language
@clause("HG-10.6")
def test_each_deck_holds_what_the_book_says(lang) -> None:
    first = said("HG-10.6", lang, "ours").split(".")[0]

    for deck in box().decks.values():
        held = [kind(box().cards[card]) for card in deck]
        assert numbers(first) == [held.count(one) for one in ("bonus", "hero", "special", "injury")]
        assert numbers(said("HG-10.6", lang, "ours"))[-1] == symbol_count(deck)


@every_language
@clause("HG-13.1", "HG-13.2")
def test_the_guards_are_told_with_their_usual_and_their_other_values(lang) -> None:
    properties = options_schema(GAME)["properties"]

    assert numbers(said("HG-13.1", lang))[0] == Options().idle_rounds
    assert numbers(said("HG-13.2", lang))[0] == Options().max_overtimes
    for id, option in (("HG-13.1", "idle_rounds"), ("HG-13.2", "max_overtimes")):
        assert numbers(said(id, lang, "variant")) == [value for value in properties[option]["enum"] if value]


@clause("HG-10.6")
def test_the_table_of_bonus_cards_marks_the_referee_symbol() -> None:
    for (_, universal, others), deck in zip(TABLES["bonus"](), box().decks.values(), strict=True):
        cards = f"{universal['en']}, {others['en']}".split(", ")

        assert sum(card.endswith(" R") for card in cards) == symbol_count(deck)

"""The numbers in the players' book are those of the rules."""

import re

import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.rulebook.book import book_of
from app.games.extraliga.data import cards, lots, season_table
from app.games.extraliga.rules.strength import strength

NAMES = ("Erat", "Prospal", "Dvořák", "Hronek", "Pospíšil", "Rask")
"""The team of the examples, from LW to G."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def items(clause: str, lang: str) -> list[list[int]]:
    """The numbers of each item of a list."""
    lines = book_of("extraliga").clauses[clause].text[lang].splitlines()
    return [[int(number) for number in re.findall(r"\d+", line)] for line in lines if line.startswith("- ")]


@every_language
def test_the_examples_of_attack_and_defence_are_the_sums_of_the_rules(lang) -> None:
    last_names = {card.name.split()[-1]: card.id for card in cards().values()}
    attack, defence = strength(tuple(last_names[name] for name in NAMES))
    clauses = book_of("extraliga").clauses

    assert attack.plain == (2, 1, 0) and clauses["EX-4.3"].text[lang].endswith(f" {attack.total}.")
    assert defence.plain == (3, 2, 0) and clauses["EX-4.2"].text[lang].endswith(f" {defence.total}.")


@every_language
def test_the_season_of_the_book_has_the_cards_and_matches_of_the_data(lang) -> None:
    for number, *told in items("EX-6.4", lang):
        here = [lot.pairs[number] for lot in lots().values() if number in lot.pairs]
        opponents = season_table().season.opponents[number]
        each = 2 * (sum("A" in pair for pairs in here for pair in pairs) + opponents)
        assert told == [len(here), *([opponents] if opponents else []), each]


@every_language
def test_the_die_of_the_book_asks_for_what_the_rules_ask_for(lang) -> None:
    told = dict(items("EX-12.1", lang)[:-1])

    assert told | dict.fromkeys(items("EX-12.1", lang)[-1], 0) == season_table().substitution_die

"""The box: numbers of cards, their sources, and constants that stand in the code as well."""

from collections import Counter

import pytest

from app.engine.operations import complete_options
from app.engine.types import OptionsRefused
from app.games.extraliga import GAME
from app.games.extraliga.data import (
    cards,
    document,
    effect_cards,
    event_copies,
    lots,
    opponents,
    season_table,
    trainer_copies,
)
from app.games.extraliga.model import Options
from tests.support.matches.scripted_chance import clause


def test_the_box_holds_what_the_rulebook_counts() -> None:
    counted = season_table().components

    assert len(cards()) == counted.hockey_players == 110
    assert len(trainer_copies()) == counted.trainer_cards == 18
    assert len(event_copies()) == counted.event_cards == 20
    assert len(opponents()) == counted.opponent_cards == 17
    assert len(lots()) == counted.fixture_cards == 5
    assert Counter(card.position.value for card in cards().values()) == {
        "LW": 18,
        "C": 19,
        "RW": 18,
        "D": 37,
        "G": 18,
    }
    assert sum(card.legend for card in cards().values()) == 8


def test_each_of_seventeen_clubs_has_six_players_and_an_opponent_card() -> None:
    clubs = Counter(card.club for card in cards().values() if not card.legend)

    assert set(clubs.values()) == {6} and len(clubs) == 17
    assert {opponent.club for opponent in opponents().values()} == set(clubs)
    assert set(clubs) == {club["id"] for club in document("clubs")["clubs"]}


def test_seasons_and_titles_are_known_only_where_the_rulebook_prints_them() -> None:
    for card in cards().values():
        assert card.seasons is None or card.source == "seed"
        assert ("seasons" in GAME.components()["cards"][card.id]) is (card.seasons is not None)


def test_every_record_names_its_source() -> None:
    shown = GAME.components()
    for kind in ("cards", "clubs", "trainers", "events", "opponents", "lots"):
        for record in shown[kind].values():
            assert record.get("source") or record.get("name_source"), record
    assert all(card["bonus_source"] in ("seed", "house") for card in shown["cards"].values())


def test_house_values_are_never_called_printed() -> None:
    printed = {card.name: card.bonus.value for card in cards().values() if card.bonus_source == "seed"}

    assert printed == {
        "Petr Bříza": "minus1",
        "Milan Hejduk": "plus1",
        "Jaromír Jágr": "plus1",
        "Radek Dvořák": "plus1",
    }


@clause("EX-1.1", "EX-14.1")
def test_options_fit_two_to_five_seats() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 5)
    assert complete_options(GAME, {}, 3) == Options()
    assert complete_options(GAME, {"playoff": True}, 4) == Options(playoff=True)
    for seats, given in ((6, {}), (1, {}), (3, {"playoff": True}), (2, {"overtime": "golden_goal"})):
        with pytest.raises(OptionsRefused):
            complete_options(GAME, given, seats)


@clause("EX-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_option_lets_a_team_play_more_than_ten_matches(seats: int) -> None:
    table = season_table()
    most = table.options.extra_opponents[seats]
    live = min(
        sum(letter in pair for lot in lots().values() for pair in lot.pairs.get(seats, ()))
        for letter in table.team_letters[:seats]
    )
    longest = table.season.halves * (live + table.season.opponents[seats] + most)

    assert longest == 10
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"extra_opponents": most + 1}, seats)


def test_every_effect_card_has_name_and_text_in_all_languages() -> None:
    for card in effect_cards().values():
        assert {*card.name} == {*card.text} == {"cs", "en", "ru"}

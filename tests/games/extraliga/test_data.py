"""The box: numbers of cards, their sources, and constants that stand in the code as well."""

from collections import Counter

import pytest

from app.engine.contract import OptionsRefused, complete_options, options_schema
from app.engine.testing import clause
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
from app.games.extraliga.model import SLOTS, Options
from app.games.extraliga.rules import draft, flow, lineup, season, strength


def test_the_box_holds_what_the_rulebook_counts() -> None:
    counted = season_table()["components"]

    assert len(cards()) == counted["hockey_players"] == 110
    assert len(trainer_copies()) == counted["trainer_cards"] == 18
    assert len(event_copies()) == counted["event_cards"] == 20
    assert len(opponents()) == counted["opponent_cards"] == 17
    assert len(lots()) == counted["fixture_cards"] == 5
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


def test_constants_in_the_code_are_those_of_the_data() -> None:
    table = season_table()

    assert [slot.value for slot in SLOTS] == [*table["slots"]["attack"], *table["slots"]["defence"]]
    assert {slot.value: strength.FITS[place].value for place, slot in enumerate(SLOTS)} == table[
        "slot_position"
    ]
    assert table["max_strength"] == strength.MAXIMUM
    assert (
        table["draft"]["two_players"]["rounds"],
        table["draft"]["two_players"]["table"],
    ) == (draft.OPEN_ROUNDS, draft.TABLE)
    assert ["first" if who == 0 else "second" for who in draft.PATTERN] == table["draft"]["two_players"][
        "pick_pattern"
    ]
    passing = table["draft"]["pass_draft"]
    assert (passing["drafts"], passing["hand"], passing["picks"]) == (draft.DRAFTS, draft.HAND, draft.PICKS)
    assert (
        table["season"]["halves"],
        table["season"]["trainer_hand"],
    ) == (season.HALVES, season.TRAINER_HAND)
    assert list(season.LETTERS) == table["team_letters"]
    points = table["points"]
    assert (
        points["win"],
        points["overtime_win"],
        points["overtime_loss"],
        points["loss"],
    ) == (flow.WIN, flow.OVERTIME_WIN, flow.OVERTIME_LOSS, flow.LOSS)
    assert table["editor_budget"]["places"] == lineup.PLACES
    assert len(season.fixtures_for(5)) == table["season"]["deck"][5]["fixtures"]


@clause("EX-1.1", "EX-1.2", "EX-6.5", "EX-14.1")
def test_options_and_their_defaults_are_those_of_the_data() -> None:
    told = season_table()["options"]
    schema = options_schema(GAME)["properties"]

    for name, known in told.items():
        if name != "source":
            assert schema[name]["default"] == known["default"], name
    assert complete_options(GAME, {}, 3) == Options()
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {}, 6)
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"overtime": "golden_goal"}, 2)


def test_every_effect_card_has_name_and_text_in_all_languages() -> None:
    for card in effect_cards().values():
        assert {*card.name} == {*card.text} == {"cs", "en", "ru"}

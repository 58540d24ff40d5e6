"""The tables of the players' book, made from the data files. `book/book.yaml` has their headings."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from app.games.hockey_game.data import sheets

Words: TypeAlias = dict[str, str]
"""Texts by language."""
Row: TypeAlias = tuple[int | Words, ...]


def teams() -> list[Row]:
    """Return the team cards: name and the seven attributes."""
    return [
        (team["name"], *(team["attributes"][attr] for attr in _labels()))
        for team in sheets()["teams"]["teams"]
    ]


def fields() -> list[Row]:
    """Return the fields that favour a move (HG-5.4)."""
    favouring = ((field["name"], field["bonus"]) for field in sheets()["rink"]["fields"] if field["bonus"])
    return [(name, _labels()[bonus["attr"]], bonus["value"]) for name, bonus in favouring]


def heroes() -> list[Row]:
    """Return the heroes: team, name and what they add (HG-7.12)."""
    return [
        (_team(hero), hero["name"], _listed(_valued(attr, value) for attr, value in hero["gives"].items()))
        for hero in sheets()["heroes"]["heroes"]
    ]


def specials() -> list[Row]:
    """Return the special cards: name, team and printed text, injuries last (HG-8.2, HG-8.3)."""
    sheet = sheets()["special_cards"]
    cards = sheet["special_cards"] + sheet["injury_cards"]
    return [(card["name"], _team(card), card["text"]) for card in cards]


def referee() -> list[Row]:
    """Return the referee cards: name, number of copies and printed text (HG-9.6)."""
    return [
        (card["name"], card["count"], card["text"]) for card in sheets()["referee_cards"]["referee_cards"]
    ]


def bonus() -> list[Row]:
    """Return each team's bonus cards, for any move and for one move. R is the referee symbol (HG-10.6)."""
    rows: list[Row] = []
    for team in sheets()["teams"]["teams"]:
        cards = [card for card in sheets()["bonus_cards"]["bonus_cards"] if card["team"] == team["id"]]
        universal = (_printed(card) for card in cards if card["attr"] == "any")
        others = (_printed(card) for card in cards if card["attr"] != "any")
        rows.append((team["name"], _listed(universal), _listed(others)))
    return rows


TABLES: Mapping[str, Callable[[], list[Row]]] = {
    "teams": teams,
    "fields": fields,
    "heroes": heroes,
    "specials": specials,
    "referee": referee,
    "bonus": bonus,
}


def _labels() -> dict[str, Words]:
    """Return the names of the attributes, the main ones first."""
    return {attr["id"]: attr["label"] for attr in sheets()["moves"]["attributes"]}


def _team(card: Mapping[str, Any]) -> Words:
    names: dict[str, Words] = {team["id"]: team["name"] for team in sheets()["teams"]["teams"]}
    return names[card["team"]]


def _printed(card: Mapping[str, Any]) -> Words:
    return {lang: text + (" R" if card["symbol"] else "") for lang, text in card["text"].items()}


def _valued(attr: str, value: int) -> Words:
    return {lang: f"{label} {value}" for lang, label in _labels()[attr].items()}


def _listed(items: Iterable[Words]) -> Words:
    every = list(items)
    return {lang: ", ".join(item[lang] for item in every) for lang in every[0]}

"""Tables of the players' book, made of the data files; `book/book.yaml` has the heads of their columns."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from app.games.helvetia_cup.data import (
    DEVIATIONS,
    LEGENDARY,
    SECTORS,
    SKILLS,
    TACTICS,
    TASKS,
    TEAMS,
    Deviation,
    Team,
    Text,
    Window,
    raw,
)

Row: TypeAlias = tuple[int | str | Text, ...]

ZONES = ("left", "centre", "right")
STEPS: Mapping[tuple[int, int], Text] = {
    (step["x"], step["row"]): step["text"] for step in raw("book_words")["steps"]
}
"""Steps of the ball, by their offset in the direction of the team that attacks."""
WINDOWS: Mapping[Window, Text] = raw("book_words")["windows"]
"""When a card can be played (HC-16.2)."""


def sectors() -> list[Row]:
    """Return the penalties of the sectors from the three zones (HC-1.11)."""
    return [(sector.name, *(_signed(sector.penalty[zone]) for zone in ZONES)) for sector in SECTORS.values()]


def deviation() -> list[Row]:
    """Return the numbers rolled and the steps of the ball (HC-1.13)."""
    return [(number, _in_words(way)) for number, way in DEVIATIONS.items()]


def team_dice() -> list[Row]:
    """Return the boosts lost on the faces with a yellow card, and with a red one (HC-1.14)."""
    return [(team.name, _losses(team, "yellow"), _losses(team, "red")) for team in TEAMS.values()]


def footballers() -> list[Row]:
    """Return boosts and skills as on the cards (HC-1.15)."""
    return [
        (team.name, card.number, card.name, card.boosts, *(card.skills[skill] for skill in SKILLS))
        for team in TEAMS.values()
        for card in team.footballers.values()
    ]


def tactics() -> list[Row]:
    """Return the tactics cards (HC-16.3)."""
    return [(card.name, WINDOWS[card.window], card.text) for card in TACTICS.values()]


def legendary() -> list[Row]:
    """Return the legendary cards, with their teams (HC-17.5)."""
    return [(card.name, _owners(id_), WINDOWS[card.window], card.text) for id_, card in LEGENDARY.items()]


def tasks() -> list[Row]:
    """Return the price of each tactics card in a training, and its task (HC-17.6)."""
    return [(card.name, card.cost, TASKS[card.task].text) for card in TACTICS.values()]


TABLES: Mapping[str, Callable[[], list[Row]]] = {
    "sectors": sectors,
    "deviation": deviation,
    "team_dice": team_dice,
    "footballers": footballers,
    "tactics": tactics,
    "legendary": legendary,
    "tasks": tasks,
}


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _in_words(way: Deviation) -> Text:
    x, row = way.offset
    steps = [way.via, (x - way.via[0], row - way.via[1])] if way.via else [way.offset]
    return _listed([STEPS[step] for step in steps])


def _losses(team: Team, card: str) -> str:
    return ", ".join(str(face.boost_loss) for face in team.die if face.card == card)


def _owners(legendary_card: str) -> Text:
    return _listed([team.name for team in TEAMS.values() if legendary_card in team.legendary])


def _listed(items: list[Text]) -> Text:
    return {lang: ", ".join(item[lang] for item in items) for lang in items[0]}

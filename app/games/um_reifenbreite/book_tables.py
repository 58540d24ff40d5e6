"""The tables of the players' book, made of the data files."""

from app.games.um_reifenbreite.data import Text, raw

Row = tuple[int | str | Text, ...]


def races() -> list[Row]:
    """Return the races, with the lines on the way but not the finish (UR-1.1)."""
    lines = {section["id"]: section["line"] for section in raw("sections")["sections"]}
    return [
        (
            race["name"],
            ", ".join(lines[leg] for leg in race["legs"][:-1] if lines[leg]),
            race["finish_line"],
            race["ranks"],
        )
        for race in raw("races")["races"]
    ]


def sprints() -> list[Row]:
    """Return the points of the sprints (UR-13.1)."""
    return [
        (race["name"], sprint["line"], *sprint["points"])
        for race in raw("races")["races"]
        for sprint in race["sprints"]
    ]


def energy() -> list[Row]:
    """Return the energy cards (UR-8.3), with the mountain mark of UR-8.4."""
    cards, words = raw("energy_cards"), raw("book_words")
    names = {role["digit"]: role["name"] for role in cards["rider_roles"]}
    return [
        (
            {lang: f"{name} ({kind['rider']})" for lang, name in names[kind["rider"]].items()}
            if kind["rider"]
            else words["any_rider"],
            words["six_not_uphill"] if kind["no_uphill"] else kind["value"],
            kind["count"],
        )
        for kind in cards["kinds"]
    ]


def action_cards() -> list[Row]:
    """Return the action cards (UR-9.1)."""
    return [(card["text"], card["count"]) for card in raw("action_cards")["cards"]]


def points() -> list[Row]:
    """Return the points for the places (UR-11.3)."""
    return list(enumerate(raw("scoring")["places"]["points"], 1))


TABLES = {
    "races": races,
    "sprints": sprints,
    "energy": energy,
    "action_cards": action_cards,
    "points": points,
}

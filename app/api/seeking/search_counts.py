"""How many people look for an opponent, as it is said to one who does: plain counts, without the reader."""

from collections.abc import Iterable

from msgspec import Struct

from app.api.i18n.translations import texts
from app.table.seeking.past_searches import PastSearch, people_of
from app.table.seeking.search_views import SearchRow


class Figures(Struct, frozen=True):
    """`alike` is how many people look now for a game of the reader's, `others` for other games only, `hour`
    how many have looked for one of the reader's in the last hour.
    """

    alike: int
    others: int
    hour: int


def figures(
    others: Iterable[SearchRow], past_hour: Iterable[PastSearch], games: frozenset[str], reader: bytes
) -> Figures:
    """Return the counts for a reader who looks for these games; `others` are the rows of everybody else.

    `reader`: The hash under which their searches are known.
    """
    rows = [*others]
    alike = sum(not games.isdisjoint(row.games) for row in rows)
    return Figures(alike, len(rows) - alike, people_of(past_hour, games, reader))


def counts_text(lang: str, counted: Figures) -> str:
    """Return the sentence that says how many people look."""
    if counted.alike:
        return texts.say(lang, "se-now", n=counted.alike, m=counted.hour)
    said = [texts.say(lang, "se-others", n=counted.others)] if counted.others else []
    if counted.hour:
        said.append(texts.say(lang, "se-hour", n=counted.hour))
    return " ".join(said) or texts.say(lang, "se-empty")

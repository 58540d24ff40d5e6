"""Seasons: the quarters of a year, in UTC."""

from datetime import UTC, datetime

from msgspec import Struct

QUARTERS = 4
MONTHS = 3


class Season(Struct, frozen=True, order=True):
    """A quarter of a year; 1 is January to March."""

    year: int
    quarter: int

    @property
    def key(self) -> str:
        """The season as it is stored and written in addresses, for example `2026-4`; keys sort by time."""
        return f"{self.year}-{self.quarter}"

    @property
    def starts_at(self) -> datetime:
        return datetime(self.year, MONTHS * (self.quarter - 1) + 1, 1, tzinfo=UTC)

    @property
    def ends_at(self) -> datetime:
        """The start of the next season."""
        last = self.quarter == QUARTERS
        return Season(self.year + last, 1 if last else self.quarter + 1).starts_at

    def since(self, earlier: "Season") -> int:
        """Return how many seasons after another one this is."""
        return QUARTERS * (self.year - earlier.year) + self.quarter - earlier.quarter


def season_at(time: datetime) -> Season:
    """Return the season of a time."""
    there = time.astimezone(UTC)
    return Season(there.year, (there.month - 1) // MONTHS + 1)


def season_of(key: str) -> Season:
    """Return the season with this key. Raises ValueError."""
    year, _, quarter = key.partition("-")
    if len(year) != 4 or quarter not in ("1", "2", "3", "4"):
        raise ValueError(key)
    return Season(int(year), int(quarter))

"""Tournaments beside those of HC-17.1: the Swiss system, whose matches are plain ones."""

from app.engine.capabilities.tournament_formats import Format, FormatKind, by_result, duels

points = by_result


def formats(seats: int) -> tuple[Format, ...]:
    """Return the Swiss system; the game has a round robin and a knockout of its own."""
    return tuple(one for one in duels(seats) if one.kind is FormatKind.SWISS)

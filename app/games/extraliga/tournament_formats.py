"""Tournaments: a season of three to five teams, and tables of four, three or five."""

from app.engine.capabilities.tournament_formats import by_place, tables_of

formats = tables_of(4, 3, 5)
points = by_place

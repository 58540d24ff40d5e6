"""Tournaments: a tour of three or four teams (UR-14), and tables of four or three."""

from app.engine.capabilities.tournament_formats import by_place, tables_of

formats = tables_of(4, 3)
points = by_place

"""Tournaments: all formats for two seats, with three points for a win."""

from app.engine.capabilities.tournament_formats import by_result, duels

formats = duels
points = by_result

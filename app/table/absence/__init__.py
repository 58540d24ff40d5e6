"""Absent players: how their absence is noticed, and what the others can do about it."""

"""Queries about searches for an opponent and about calls. None of them commits."""

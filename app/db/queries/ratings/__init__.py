"""Queries about ratings and leaderboards."""

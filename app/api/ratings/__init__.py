"""Leaderboards, and ratings as pages show them."""

"""Analyses of finished matches: made in the background when a player asks, and stored."""

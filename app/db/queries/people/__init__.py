"""Queries about how players are recognised, what they have played, and their public pages."""

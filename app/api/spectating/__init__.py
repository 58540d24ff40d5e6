"""Watching matches under way."""

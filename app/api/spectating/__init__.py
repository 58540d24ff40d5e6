"""Watching matches in progress."""

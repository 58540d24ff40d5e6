"""Queries about analyses of finished matches."""

"""Analyses of finished matches: asked for, looked at, and tried again."""

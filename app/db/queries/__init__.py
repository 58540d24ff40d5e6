"""Queries by subject: a function takes the session, and never commits."""

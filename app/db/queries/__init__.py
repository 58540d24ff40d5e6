"""Queries by subject: each function takes the session and never commits."""

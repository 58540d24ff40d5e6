"""Texts in the reader's language."""

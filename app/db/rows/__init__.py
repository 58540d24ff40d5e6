"""Rows that belong to one capability each; `app/db/models.py` has those of matches and players."""

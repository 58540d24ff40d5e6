"""A match being played: where games and database meet."""

"""PostgreSQL: sessions, rows, queries. Knows no game."""

"""PostgreSQL: sessions, rows and queries. This package knows no game."""

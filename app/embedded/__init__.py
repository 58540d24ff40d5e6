"""PostgreSQL and Redis as Stadion starts them itself, where none is named."""

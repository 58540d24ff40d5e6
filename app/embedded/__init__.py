"""PostgreSQL and Redis as Stadion starts them itself when none is configured."""

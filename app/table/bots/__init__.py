"""Computer players: which of them decide at once, which search, and where the searches run."""

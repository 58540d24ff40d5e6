"""Optional parts of a game, one per file: computer players, tournaments, luck, highlights and others."""

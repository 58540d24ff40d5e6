"""Computer players: who decides at once, who thinks ahead, and where."""

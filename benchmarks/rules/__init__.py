"""How fast the rules of the games are."""

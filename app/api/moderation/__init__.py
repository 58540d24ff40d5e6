"""Reports about players, what operators decide about them, and what the players see of it."""

"""Learning a game: tutorial, first lesson, coach."""

"""Players, their tokens and browsers, and what waits for them."""

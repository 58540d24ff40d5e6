"""Before the first action: open a table, host it, start it; and the next match after it."""

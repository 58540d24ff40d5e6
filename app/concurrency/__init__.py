"""Tasks, locks and caches that know nothing of a match."""

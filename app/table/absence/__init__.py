"""Who is not there, and what the others may do about it."""

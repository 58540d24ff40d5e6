"""What a link to a match shows elsewhere."""

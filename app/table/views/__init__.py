"""What each viewer sees of a match, built up from its state."""

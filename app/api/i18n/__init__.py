"""What Stadion says, in the reader's language."""

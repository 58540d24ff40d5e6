"""From the rows of a match back to its positions, its log and its record."""

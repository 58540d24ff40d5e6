"""The fitted chances of the analysis of matches, its truth and its cost."""

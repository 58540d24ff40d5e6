"""Finding opponents: searches, their rows for all who look, and answers to calls."""

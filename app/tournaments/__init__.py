"""Several matches for a tournament: a floor between the edge and the tables."""

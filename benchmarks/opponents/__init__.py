"""Benchmarks of the strength of computer players and the fairness of games."""

"""Benchmarks of searches for an opponent."""

"""Benchmarks of the speed of the games' rules."""

"""Benchmarks of tournaments."""

"""Benchmarks of what pages cost."""

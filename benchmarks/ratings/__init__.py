"""Benchmarks of ratings and leaderboards."""

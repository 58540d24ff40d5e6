"""Shared parts of the benchmarks: clients, load and a toy game."""

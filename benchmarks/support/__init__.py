"""What the benchmarks share: clients, load, a toy game."""

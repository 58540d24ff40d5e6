"""Benchmarks of what pages cost a browser, and checks of how they look and feel."""

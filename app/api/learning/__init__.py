"""Quick start, first lesson, coach."""

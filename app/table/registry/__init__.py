"""The matches in memory: read, caught up with other processes, let go."""

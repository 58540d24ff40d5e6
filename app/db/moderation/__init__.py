"""Reports about players, the answers to them, and the operators who give these: rows and queries."""

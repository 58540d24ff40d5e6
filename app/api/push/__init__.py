"""Notes to browsers that are not looked at (Web Push)."""

"""Push notifications to browsers (Web Push)."""

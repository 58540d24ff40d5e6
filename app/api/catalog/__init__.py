"""The installed games, and their options as form fields."""

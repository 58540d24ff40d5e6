"""The processes on one database: what they tell each other, and their signs of life."""

"""Who asks, what he may see, and how a refusal is said."""

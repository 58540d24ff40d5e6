"""HTTP basics: JSON bodies, query parameters, token scopes and rate limits."""

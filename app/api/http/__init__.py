"""JSON answers, query parameters, scopes of tokens, and limits of rate."""

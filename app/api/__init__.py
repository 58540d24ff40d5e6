"""The edge: HTTP routes, live channels and pages."""

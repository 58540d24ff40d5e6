"""Pages out of templates."""

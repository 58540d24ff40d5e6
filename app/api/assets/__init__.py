"""Scripts, sheets and pictures at addresses that change with their content."""

"""Scripts, stylesheets and pictures, at addresses that change with their content."""

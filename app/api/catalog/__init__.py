"""The games there are, and their options as fields of a form."""

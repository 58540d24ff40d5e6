"""The rules, one module per chapter of RULES.md."""

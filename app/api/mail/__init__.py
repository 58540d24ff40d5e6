"""E-mail for players who want it: sent by the operator's SMTP server, and nothing without one."""

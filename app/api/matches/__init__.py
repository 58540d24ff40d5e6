"""The HTTP interface and the live channel of one match."""

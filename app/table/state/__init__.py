"""One match in memory as data, and the questions about it. Nothing here sends or stores."""

"""Pages on which players decide about each other, and about the data that is stored of them."""

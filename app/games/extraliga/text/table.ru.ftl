# What the drawing of the table says.

ui-lesson = Six stones are left, and you are one ahead. Watch the last stone: it brings your token.
ui-tried-taken = A take
ui-tried-grabbed = A grab with the die
ui-tried-token-added = The last stone, with your token

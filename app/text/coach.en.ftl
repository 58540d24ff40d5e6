### Tips at the table.

coach-tip = Tip
coach-ok = Got it
coach-rule = Rule
coach-off = Turn tips off
coach-off-done = Tips are off. Turn them on again in the ? menu.
coach-on = Tips
coach-close = Close the tip
# $seen, $all: how many tips
coach-seen = Tips for this game: { $seen } of { $all } seen
coach-replay = Show the tip for this moment
coach-nothing = No tip for this moment.
coach-reset = Show all tips again

### Being called: title, header, notes of the browser.

title-turns = ({ $count }) Your turn · Stadion
title-sat = ● { $name } is here
title-starting = ● Look in: { $game }
title-begins = ● Starting: { $game }
title-rematch = ● Rematch?
title-cup = ● Next cup?
title-cup-soon = ● { $name } begins soon
title-final = ● { $name }: the final begins
title-prod = ● Still there?
title-pause = ● Pause?
title-low = ● { $time }
header-your-turn = Your turn
header-your-turn-one = Your turn: { $game }

note-turn = Your turn
note-starting = Look in, so that your match can begin
note-begins = Your match starts
note-rematch = { $name } wants a rematch
note-invite = { $name } wants another match
note-seek = { $name } is here
note-seek-within = { $game }. Answer within 90 seconds.
note-prod = { $name } asks: are you still there?
note-deadline = You have until { $when }
note-cup_soon = { $name } begins at { $when }
note-final = { $name }: the final begins
note-meet = You wanted to meet somebody at { $when }
note-where = { $game }, with { $names }
note-ask = Notify you next time?
note-ask-help = A notification from your browser when a table is waiting for you, and only then. It never says what happened on the board. Turn it off with one tap on your page.
note-yes = Notify me
note-no = No, thanks
note-blocked = Your browser blocks our notifications. Allow them in the site settings, then try again.
note-iphone = On an iPhone, add Stadion to the home screen first (Share, Add to Home Screen).
you-devices = Browsers that notify you
you-device-remove = Remove
you-device-remove-named = Remove: { $name }

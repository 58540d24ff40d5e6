### Being called: title, header, notes of the browser.

title-turns = ({ $count }) Your turn · Stadion
title-sat = ● { $name } is here
title-begins = ● It begins: { $game }
title-rematch = ● Rematch?
title-cup = ● Next cup?
title-prod = ● Still there?
title-pause = ● Pause?
title-low = ● { $time }
header-your-turn = Your turn
header-your-turn-one = Your turn: { $game }

note-turn = Your turn
note-begins = It begins
note-rematch = { $name } wants a rematch
note-prod = { $name } asks: are you still there?
note-deadline = You have until { $when }
note-where = { $game }, with { $names }
note-ask = Shall we call you next time?
note-ask-help = A note from your browser when a table waits for you, and only then. It never says what happened on the board. Off again in one tap, on your page.
note-yes = Call me
note-no = No, thanks
note-blocked = Your browser blocks our notes. Allow them in the site settings, then try again.
note-iphone = On an iPhone first add Stadion to the home screen (Share, Add to Home Screen).
you-devices = Browsers that call you
you-device-remove = Remove
you-device-remove-named = Remove: { $name }

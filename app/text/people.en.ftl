### People: another match, marks on a person, one's data.

se-another = Another match with { $name }
se-another-help = Invite by name, calls on any device
se-invites = { $name } invites you
se-soon = Not again soon
se-soon-help = No pairing with { $name } for 30 days. Nobody is told.
pe-invite = Invite
pe-invite-named = Invite { $name } to a match
se-allow = Anyone may invite me
se-allow-help = Otherwise only people you have met at a table may.
pe-more = More
pe-more-about = More about { $name }
pe-on = on
pe-again = Meet again
pr-block = Block
pr-mute = Mute
pe-block-help = { $name } cannot sit at a table with you, invite you or write to you. Nobody is told.
pe-unblock = Unblock
pe-mute-help = You do not get what { $name } writes. Nobody is told.
pe-unmute = Unmute
pe-marked = Blocked, muted, not again soon

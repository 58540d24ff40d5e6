### E-mail, for players who want it.

mail-title = E-mail
mail-help = For your turns in matches by days, and to sign in on a new device. Nobody sees the address.
mail-address = E-mail address
mail-save = Send me a link
mail-wait = A link is on its way to { $address }. Follow it within a day.
mail-remove = Remove
mail-turns-on = Tell me of my turns
mail-turns-off = No more mails about turns
mail-confirm = Confirm your e-mail address
mail-confirm-text = { $name } wants to get mails from Stadion at this address. If that is you, follow this link within a day:
    { $url }
mail-confirm-go = Yes, this is my address
mail-confirmed = Done. This address is confirmed.
mail-stale = This link was used or is older than a day.
mail-turns = { $count ->
    [one] Your turn in a match
   *[other] Your turn in { $count } matches
}
mail-match = { $days ->
    [one] { $game } with { $names }, { $days } day per decision
   *[other] { $game } with { $names }, { $days } days per decision
}
mail-off = Mails about turns
mail-off-line = No more mails about turns: { $url }
mail-off-go = No more mails about turns
mail-is-off = No more mails about turns will come.
mail-sign-in = Sign in to Stadion
mail-sign-in-help = If your name has a confirmed address
mail-sign-in-text = This link brings your name to a new device, once, within 10 minutes:
    { $url }
mail-sign-in-sent = If a name has this address, a link is on its way. It works once, within 10 minutes.

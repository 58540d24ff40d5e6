# Co je vidět, kde se odkaz vloží
og-invite = { $name } vás zve: { $game }
og-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
og-private = Soukromý stůl

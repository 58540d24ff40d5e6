### E-mail pro hráče, kteří o něj stojí.

mail-title = E-mail
mail-help = Pro vaše tahy v zápasech na dny a pro přihlášení na novém zařízení. Adresu nikdo nevidí.
mail-address = E-mailová adresa
mail-save = Poslat odkaz
mail-wait = Na adresu { $address } míří odkaz. Otevřete ho do jednoho dne.
mail-remove = Odebrat
mail-turns-on = Psát mi o mých tazích
mail-turns-off = Už nepsat o tazích
mail-confirm = Potvrďte svou e-mailovou adresu
mail-confirm-text = { $name } chce na této adrese dostávat e-maily ze Stadionu. Pokud jste to vy, otevřete do jednoho dne tento odkaz:
    { $url }
mail-confirm-go = Ano, to je moje adresa
mail-confirmed = Hotovo. Adresa je potvrzená.
mail-stale = Odkaz už byl použit nebo je starší než jeden den.
mail-turns = { $count ->
    [one] Jste na tahu v { $count } zápase
    [few] Jste na tahu ve { $count } zápasech
    [many] Jste na tahu v { $count } zápasu
   *[other] Jste na tahu v { $count } zápasech
}
mail-match = { $game }, { $names }, dnů na rozhodnutí: { $days }
mail-off = E-maily o tazích
mail-off-line = Už nepsat o tazích: { $url }
mail-off-go = Už nepsat o tazích
mail-is-off = E-maily o tazích už chodit nebudou.
mail-sign-in = Přihlášení do Stadionu
mail-sign-in-help = Když má vaše jméno potvrzenou adresu
mail-sign-in-text = S tímto odkazem hrajete pod svým jménem i na novém zařízení. Je na jedno použití a platí 10 minut:
    { $url }
mail-sign-in-sent = Jestli k této adrese patří jméno, odkaz je na cestě. Je na jedno použití a platí 10 minut.

# Rám každé stránky
shell-skip = Přejít k obsahu
shell-home = Stadion, úvodní stránka
shell-main-nav = Hlavní nabídka
shell-nav-play = Hrát
shell-nav-watch = Sledovat
shell-nav-rules = Pravidla
shell-nav-you = Vy
shell-language = Jazyk: čeština
shell-theme-system = Vzhled: podle systému
shell-theme-light = Vzhled: světlý
shell-theme-dark = Vzhled: tmavý
shell-footer = Každé pravidlo, míchání i hod kostkou běží na serveru a každý si je může zpětně ověřit.
shell-api = Rozhraní

# The frame of every page
shell-skip = Skip to content
shell-home = Stadion, home
shell-main-nav = Main
shell-nav-play = Play
shell-nav-watch = Watch
shell-nav-rules = Rules
shell-nav-you = You
shell-language = Language: English
shell-theme-system = Theme: follows your system
shell-theme-light = Theme: light
shell-theme-dark = Theme: dark
shell-footer = Every rule, shuffle and dice roll runs on the server, and anyone can check it afterwards.
shell-api = Interface

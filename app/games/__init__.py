"""One package a game; `app.engine.catalog` finds them by looking here."""

"""`python -m app.cli` is the `stadion` command."""

import sys

from app.cli.main import main

sys.exit(main())

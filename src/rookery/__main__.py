"""`python -m rookery` is the command `rookery`."""

from rookery.cli import main

raise SystemExit(main())

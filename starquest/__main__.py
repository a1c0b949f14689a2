"""Makes `python -m starquest` the same as the `starquest` command."""

import sys

from starquest.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.golden` stores the digests anew; with `--print` it only shows them."""

import sys

from tests.golden.skirmishes import FILE, written

if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(written())
    else:
        FILE.write_text(written(), encoding="utf-8", newline="\n")
        sys.stderr.write(f"{FILE.name} is written; look at what changed before you commit it\n")

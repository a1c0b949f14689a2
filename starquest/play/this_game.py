"""What this very game is: the same here and elsewhere if the same seeds are the same games."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import starquest
from starquest.content.loader import load_catalog


@cache
def this_game() -> str:
    """A digest of the program and its data."""
    root = Path(starquest.__file__).parent
    told = sha256(load_catalog().digest.encode())
    for file in sorted(root.rglob("*.py")):
        told.update(file.relative_to(root).as_posix().encode())
        told.update(file.read_bytes())
    return told.hexdigest()

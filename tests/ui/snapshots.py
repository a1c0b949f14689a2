"""The stored texts of the main screens: `python -m tests.ui.snapshots` writes them anew."""

import asyncio
import sys
from pathlib import Path

from tests.ui.scenes import SCENES, Size
from tests.ui.support import SIZES

FOLDER = Path(__file__).parent.parent / "golden" / "screens"


def stored(name: str, size: Size) -> Path:
    """Where the text of a scene is kept."""
    return FOLDER / f"{name}-{size[0]}x{size[1]}.txt"


async def drawn(name: str, size: Size) -> str:
    """The text of a scene as it is drawn now."""
    async with SCENES[name](size) as desk:
        await desk.pilot.pause()
        return desk.text() + "\n"


async def write() -> None:
    """Store every scene in every size."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in SCENES:
        for size in SIZES:
            text = await drawn(name, size)
            stored(name, size).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    asyncio.run(write())
    sys.stderr.write(f"{FOLDER.name}/ is written; look at what changed before you commit it\n")

"""The pictures of the documents: `python -m tests.ui.pictures` makes them from the real game."""

import asyncio
import sys
from pathlib import Path

from tests.ui.campaign import MOMENTS
from tests.ui.match_scenes import MATCHES
from tests.ui.scenes import PICTURES, SCENES

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
SIZE = (120, 36)


async def picture(name: str) -> str:
    """A scene as SVG."""
    async with (SCENES | MOMENTS | MATCHES)[name](SIZE) as desk:
        await desk.pilot.pause()
        return desk.app.export_screenshot(title="starquest")


async def write() -> None:
    """Make every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or (*PICTURES, *MATCHES):
        (FOLDER / f"{name}.svg").write_text(await picture(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    asyncio.run(write())
    sys.stderr.write(f"{FOLDER} is written\n")

"""The last screen of a run as text, drawn by the real game without a terminal."""

import asyncio
import os
from pathlib import Path

from starquest.play.replay import Replay
from starquest.ui.app import StarquestApp

LEAST, MOST = (80, 24), (200, 60)


def last_screen(replay: Replay, size: os.terminal_size) -> str:
    """The table after the last command, as it is shown in a terminal of this size."""
    wide = max(LEAST[0], min(MOST[0], size.columns))
    tall = max(LEAST[1], min(MOST[1], size.lines))
    return asyncio.run(_drawn(replay, (wide, tall)))


async def _drawn(replay: Replay, size: tuple[int, int]) -> str:
    app = StarquestApp(
        Path(os.devnull), first=lambda app: app.show_player(replay, len(replay.rows))
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()  # noqa: SLF001 - nobody else knows
        return "\n".join(strip.text.rstrip() for strip in strips)

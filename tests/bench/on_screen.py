"""What a key costs the real screen: planning a way, and a whole horde phase that is not shown."""

import asyncio
from dataclasses import replace
from functools import cache
from time import perf_counter
from time import process_time as clock

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.travel import leg_of
from starquest.desk.waits import Wait
from starquest.model.command import Activate
from starquest.play.session import Session
from starquest.ui.table.game import GameScreen
from tests.bench.crowded import SIDE, crowded
from tests.bench.missions import crowded_horde
from tests.bench.registry import Effort, benchmark
from tests.support.finding import uid
from tests.support.playing import play
from tests.ui.support import QUICK, title

OPTIONS = replace(QUICK, blocking="never", striking="always", paying="never")
"""Nobody is asked anything while the horde acts."""


@benchmark("planning a way of several rounds, 40 enemies", "ms", digits=2)
def travel(_effort: Effort, _repeat: int) -> float:
    """The cursor goes once along the edge of the table, far from who acts."""
    state = crowded()
    state = play(state, Activate(uid(state, "2")))[0]
    playing = Playing(Session(state), load_catalog(), SETS["unicode"], open_table=True)
    begun = clock()
    for x in range(SIDE):
        playing.cursor = state.table.grid.cell(x, 0)
        assert leg_of(playing)
    return (clock() - begun) * 1e3 / SIDE


@cache
def phase(repeat: int) -> tuple[float, float]:
    """Seconds on the clock and of the processor until all 40 have acted and the board is drawn."""
    assert repeat >= 0
    return asyncio.run(_phase())


async def _phase() -> tuple[float, float]:
    async with title((120, 36), OPTIONS) as desk:
        state = crowded_horde()
        playing = Playing(Session(state), load_catalog(), SETS["unicode"], open_table=True)
        wall, spent = perf_counter(), clock()
        desk.app.push_screen(GameScreen(playing, OPTIONS))
        while playing.wait is not Wait.PICK:
            await desk.pilot.pause()
        await desk.pilot.pause()
        return perf_counter() - wall, clock() - spent


@benchmark("the screen through a horde phase of 40 units", "ms")
def seen_phase(_effort: Effort, repeat: int) -> float:
    """From opening the screen to the board after it, at the speed instant."""
    return phase(repeat)[0] * 1e3


@benchmark("  work of the processor for it", "ms")
def seen_phase_work(_effort: Effort, repeat: int) -> float:
    return phase(repeat)[1] * 1e3

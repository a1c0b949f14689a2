"""What a picture of each effect costs: drawn, composed and handed over, in CPU time."""

import asyncio
from functools import cache
from time import process_time

from starquest.desk.film import film, positions
from starquest.desk.stage import Picture
from starquest.model import event as events
from starquest.model.event import Event
from starquest.ui.widgets.board import Board
from tests.bench.registry import Effort, benchmark
from tests.ui.scenes import party
from tests.ui.support import Desk, opened

SIZE = (160, 50)
CHECK = events.Check(5, 4, 4, (), passed=True)


def happened(desk: Desk) -> dict[str, Event]:
    """One event of each kind, between the first hero and the farthest enemy in sight."""
    before, hero, foe = positions(desk.playing), desk.playing.own()[0], desk.playing.seen[0]
    model, flag = before.units[foe][0], next(iter(before.markers))
    near = desk.playing.seen[-1]
    path = tuple(cell for cell, _ in before.bodies[before.units[near][0]])
    return {
        "walk": events.Moved(model, path * 5, 10),
        "shot": events.HitsRolled(hero, foe, "", (5,), 5, 5, (), 1, 0),
        "blow": events.HitsRolled(hero, hero, "", (5,), 5, 5, (), 1, 0),
        "blast": events.HitsSplit("", ((foe, 2),)),
        "spell": events.SpellTried(hero, "", (foe,), CHECK),
        "wound": events.Wounded(model, foe, 1, 1, ""),
        "fall": events.ModelDown(model, foe, ""),
        "objective": events.ObjectiveDamaged(flag, 1, 1, 1),
    }


@cache
def costs(rounds: int, repeat: int) -> dict[str, float]:
    """Milliseconds for a picture of each kind."""
    assert repeat >= 0
    return asyncio.run(_costs(rounds))


async def _costs(rounds: int) -> dict[str, float]:
    async with opened(party(), SIZE) as desk:
        board, before = desk.game.shown.board, positions(desk.playing)
        found = {}
        for name, event in happened(desk).items():
            pictures = film([event], before, desk.playing.glyphs)
            found[name] = await _shown(desk, board, pictures * rounds)
        return found


async def _shown(desk: Desk, board: Board, pictures: list[Picture]) -> float:
    began = process_time()
    for picture in pictures:
        board.animate_cells(picture)
        await desk.pilot.pause()
    return (process_time() - began) * 1e3 / len(pictures)


def _row(name: str) -> None:
    @benchmark(f"a picture of a film, {name}", "ms", digits=1)
    def cost(effort: Effort, repeat: int) -> float:
        return costs(1 if effort.quick else 10, repeat)[name]


for kind in ("walk", "shot", "blow", "blast", "spell", "wound", "fall", "objective"):
    _row(kind)

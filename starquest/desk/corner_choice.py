"""The corners of a wave that the players choose, all at once: what stands, and what it means."""

import attrs

from starquest.desk.frame import Frame
from starquest.desk.mark import Mark
from starquest.desk.playing import Playing
from starquest.desk.wave_lines import beside, letter_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.engine.modes.quest.waves import free_units
from starquest.model.command import Choose
from starquest.model.ids import Cell, EntityId
from starquest.play.bots import bot_named
from starquest.text.locale import words_of
from starquest.text.phrases import Phrases, capital


@attrs.frozen
class CornerChoice:
    """Units and the corners they would come to now."""

    units: tuple[EntityId, ...]
    corners: tuple[int, ...]

    def put(self, index: int, corner: int) -> "CornerChoice":
        """With another corner for one of them."""
        corners = [corner if at == index else old for at, old in enumerate(self.corners)]
        return attrs.evolve(self, corners=tuple(corners))

    def turned(self, index: int, step: int) -> "CornerChoice":
        """With the next corner for one of them."""
        at = QUARTERS.index(self.corners[index])
        return self.put(index, QUARTERS[(at + step) % len(QUARTERS)])

    def answers(self) -> list[Choose]:
        """The commands that say so, in the order in which the game asks."""
        return [Choose(QUARTERS.index(corner)) for corner in self.corners]


def proposed(playing: Playing) -> CornerChoice:
    """What a sensible player would answer: a long way to an objective somebody is near to."""
    units = free_units(playing.state)
    choice = bot_named("greedy", 0).choose(playing.state)
    assert isinstance(choice, Choose)  # noqa: S101 - it is asked
    return CornerChoice(units, (QUARTERS[choice.option],) * len(units))


def titles(playing: Playing, choice: CornerChoice, say: Phrases) -> list[tuple[str, str]]:
    """Each unit with its letter, and its corner with what lies there."""
    return [
        (f"{letter_of(playing, unit)} {capital(say.who(unit))}", beside(playing.scene, corner, say))
        for unit, corner in zip(choice.units, choice.corners, strict=True)
    ]


def corner_frame(playing: Playing, choice: CornerChoice) -> Frame:
    """The table with its corners named, and those who would come there beside the names."""
    frame, grid = playing.frame(), playing.state.table.grid
    things, names = dict(frame.things), words_of("waves.mark")
    for corner in QUARTERS:
        mark = names[str(corner)]
        things[corner_cell(grid, corner)] = Mark(mark[0], mark[1], "hero", "bold reverse")
    for cell, unit in _beside_corners(playing, choice):
        things[cell] = Mark(letter_of(playing, unit), "?", "enemy", "bold")
    return attrs.evolve(frame, things=things)


def _beside_corners(playing: Playing, choice: CornerChoice) -> list[tuple[Cell, EntityId]]:
    """Where those who would come to a corner are drawn: along the edge, a few cells apart."""
    grid, found = playing.state.table.grid, list[tuple[Cell, EntityId]]()
    apart = max(1, grid.width // 12)
    for corner in QUARTERS:
        there = [u for u, c in zip(choice.units, choice.corners, strict=True) if c == corner]
        x, y = grid.xy(corner_cell(grid, corner))
        way = apart if x == 0 else -apart
        places = [x + way * (n + 1) for n in range(len(there))]
        found += [(grid.cell(at, y), u) for at, u in zip(places, there, strict=True)
                  if 0 <= at < grid.width]  # fmt: skip
    return found

"""Every word on every screen can be read, in every theme: the colours are those that are drawn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from rich.segment import Segment
from textual.geometry import Region
from textual.screen import ModalScreen

from starquest.desk.colours import PALETTES
from starquest.ui.table.game import GameScreen
from tests.desk.test_glyphs import (
    FAINT,
    GROUND_INKS,
    LEGIBLE,
    LITTER_INKS,
    MIXED,
    READABLE,
    contrast,
)
from tests.ui.scenes import SCENES, from_state, from_title, pair, party
from tests.ui.support import QUICK, Desk, opened, play

SIZE = (100, 50)
FRAMES = "─│╭╮╰╯═║╔╗╚╝▂▃▄▅▆▇▁▔▊▎▌▍▏ "
"""Lines and bars: not to be read."""
MORE = {
    "naming": from_title("n", "down", "down", "down", "enter"),
    "codex": from_title("x"),
    "builder": from_title("a", "enter", "enter", "enter", "enter"),
    "log": from_state(party, "G"),
    "pass": from_state(pair, "enter", "P"),
    "aim": from_state(party, "enter", "s"),
    "charge": from_state(party, "enter", "c"),
    "said": from_state(party, "A"),
}
SHOWN = ("title", "new-game", "options", "board", "menu", "shop")


def top_region(desk: Desk) -> Region:
    """Where the open screen is; what lies below a panel is dimmed on purpose."""
    screen = desk.app.screen
    return screen.children[0].region if isinstance(screen, ModalScreen) else screen.region


def written(desk: Desk) -> Iterator[Segment]:
    """Everything that is to be read."""
    region = top_region(desk)
    for y, strip in enumerate(desk.strips()):
        x = 0
        for segment in strip:
            if region.contains(x, y) and segment.text.strip(FRAMES) and segment.style:
                yield segment
            x += segment.cell_length


def poor(desk: Desk) -> set[str]:
    """What cannot be read well; a mark of the ground may be fainter than a word."""
    inks = PALETTES[desk.app.theme].ink
    floors = {inks[name]: READABLE for name in GROUND_INKS}
    floors |= {inks[name]: FAINT for name in (*LITTER_INKS, "wall")}
    found = set()
    for segment in written(desk):
        style = segment.style
        assert style is not None
        assert not style.dim, segment.text
        front, back = (c.name for c in (style.color, style.bgcolor) if c)
        ratio = contrast(front, back)
        if ratio < floors.get(front, LEGIBLE):
            found.add(f"{segment.text.strip()!r} {front} on {back}: {ratio:.2f}")
    return found


async def dressed(desk: Desk, theme: str) -> None:
    """The player has chosen another theme."""
    desk.app.set_options(replace(desk.app.options, theme=theme))
    if isinstance(desk.screen, GameScreen):
        desk.screen.shown.redraw()  # as it does when the options are closed
    await desk.settle()
    assert desk.app.theme == theme


@pytest.mark.parametrize("name", [*SHOWN, *MORE])
def test_every_word_can_be_read_in_every_theme(name: str) -> None:
    async def scene() -> None:
        async with (SCENES | MORE)[name](SIZE) as desk:
            for theme in MIXED:
                await dressed(desk, theme)
                assert not poor(desk), theme

    play(scene())


def test_a_theme_looks_the_same_whenever_it_is_chosen() -> None:
    """A card and the map of the whole table keep the colours they opened with: looked at here."""

    async def scene() -> None:
        drawn = []
        async with opened(party(), SIZE) as desk:
            for theme in MIXED:
                await dressed(desk, theme)
                drawn.append(desk.strips())
        for theme, before in zip(MIXED, drawn, strict=True):
            chosen = replace(QUICK, theme=theme)
            async with opened(party(), SIZE, chosen) as desk:
                assert desk.strips() == before, theme
                await desk.keys("o")
                assert not poor(desk), theme
            async with opened(pair(), SIZE, chosen) as desk:
                assert not poor(desk), theme
        assert all(one != other for one, other in pairwise(drawn))

    play(scene())

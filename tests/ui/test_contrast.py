"""Every word on every screen can be read, in every theme: the colours are those that are drawn."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.segment import Segment
from textual.geometry import Region
from textual.screen import ModalScreen

from starquest.desk.colours import PALETTES
from tests.desk.test_glyphs import GROUND_INKS, LEGIBLE, READABLE, contrast
from tests.ui import scenes
from tests.ui.scenes import SCENES, from_state, from_title, pair, party
from tests.ui.support import QUICK, Desk, play

SIZE = (100, 50)
FRAMES = "─│╭╮╰╯═║╔╗╚╝▂▃▄▅▆▇▁▔▊▎▌▍▏ "
"""Lines and bars: not to be read."""
MORE = {
    "naming": from_title("n", "down", "down", "down", "enter"),
    "codex": from_title("x"),
    "log": from_state(party, "G"),
    "whole": from_state(party, "o"),
    "pass": from_state(pair, "enter", "P"),
    "aim": from_state(party, "enter", "s"),
    "charge": from_state(party, "enter", "c"),
    "said": from_state(party, "A"),
}
SHOWN = ("title", "new-game", "options", "board", "menu", "shop", "handover")


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
    marks = {inks[name] for name in GROUND_INKS}
    found = set()
    for segment in written(desk):
        style = segment.style
        assert style is not None
        assert not style.dim, segment.text
        front, back = (c.name for c in (style.color, style.bgcolor) if c)
        ratio = contrast(front, back)
        if ratio < (READABLE if front in marks else LEGIBLE):
            found.add(f"{segment.text.strip()!r} {front} on {back}: {ratio:.2f}")
    return found


@pytest.mark.parametrize("theme", list(PALETTES))
def test_every_word_can_be_read(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = replace(QUICK, theme=theme)
    monkeypatch.setattr(scenes, "QUICK", chosen)
    monkeypatch.setattr(scenes.title.__wrapped__, "__defaults__", ((80, 24), chosen, 5, None))  # type: ignore[attr-defined]

    async def scene() -> None:
        for name, shown in {n: SCENES[n] for n in SHOWN}.items() | MORE.items():
            async with shown(SIZE) as desk:
                assert desk.app.theme == theme
                assert not poor(desk), name

    play(scene())

"""What can be told apart without colour, and read with it: in every set, theme and depth."""

from itertools import combinations, product
from string import ascii_letters

import attrs
import pytest
from rich.cells import cell_len
from rich.color import Color, ColorSystem, ColorType

from starquest.desk.colours import PALETTES
from starquest.desk.glyphs import SETS, Glyphs
from starquest.model.ground import GROUNDS
from starquest.ui.palette import style
from starquest.ui.themes import THEMES

READABLE, LEGIBLE = 3.0, 4.5
"""The contrasts WCAG asks of graphics and large text, and of any text."""
GROUND_INKS = ("wall", "door", "cover", "difficult", "danger", "path", "effect", "cursor", "sign")
"""Inks of marks; all others are of digits, letters and numbers."""
LITTER_INKS = ("floor", "weather")
"""Inks of what lies on open ground and means nothing: faint, but there."""
FAINT = 1.6
LIGHTS = ("lit", "dusk", "dawn", "night")
UNITS = ("hero", "enemy", "enemy2", "shaken", "player1", "player2", "player3", "player4",
         "objective", "priority", "token", "treasure")  # fmt: skip
WALLS = ("stone",)
"""Backgrounds of walls, on which nothing stands."""
MARKERS = (
    "objective", "hurt", "failing", "cache", "treasure", "trap", "noise", "turret", "lost",
    "corner",
)  # fmt: skip
HEROES = "1234"
MIXED = [name for name, palette in PALETTES.items() if not palette.own]
"""The themes whose colours we choose."""
OWN = [name for name, palette in PALETTES.items() if palette.own]
"""The themes whose colours are the terminal's."""
PAIRS = [
    (theme, ink, paper)
    for theme, palette in PALETTES.items()
    if not palette.own
    for ink, paper in product(palette.ink, palette.paper)
    if (ink == "cursor") == (paper == "cursor") and paper not in WALLS
    if ink not in LITTER_INKS
    if ink != "wall" or paper in (*LIGHTS, "dim")
]
"""Every ink on every background it can meet; the cursor has an ink of its own."""


def drawn(glyphs: Glyphs) -> dict[str, str]:
    """Everything that can be on a cell, and its glyph."""
    found = {f"ground {GROUNDS[kind].name}": glyph for kind, glyph in glyphs.ground.items()}
    found |= {name: str(getattr(glyphs, name)) for name in MARKERS}
    found |= {f"hero {digit}": digit for digit in HEROES}
    return found | {f"enemy {letter}": letter for letter in ascii_letters}


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG defines it."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 for the same colour to 21 for black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_what_wcag_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", list(SETS))
def test_no_two_things_look_alike_without_colour(name: str) -> None:
    things = drawn(SETS[name])
    alike = [f"{a} and {b}: {x}" for (a, x), (b, y) in combinations(things.items(), 2) if x == y]
    assert not alike


@pytest.mark.parametrize("name", list(SETS))
def test_every_glyph_is_one_column(name: str) -> None:
    glyphs = SETS[name]
    plain = [value for value in attrs.asdict(glyphs).values() if isinstance(value, str)]
    for glyph in (*"".join(plain), *glyphs.ground.values()):
        assert len(glyph) == cell_len(glyph) == 1, glyph


def test_plain_glyphs_are_plain() -> None:
    glyphs = SETS["ascii"]
    plain = [value for value in attrs.asdict(glyphs).values() if isinstance(value, str)]
    assert all(glyph.isascii() for glyph in (*plain, *glyphs.ground.values()))


@pytest.mark.parametrize("name", list(SETS))
def test_every_ground_has_a_glyph(name: str) -> None:
    assert SETS[name].ground.keys() == GROUNDS.keys()


def test_a_bar_shows_full_and_empty() -> None:
    for glyphs in SETS.values():
        assert glyphs.full != glyphs.empty


@pytest.mark.parametrize("theme", MIXED)
def test_everything_is_readable_on_every_background(theme: str) -> None:
    palette = PALETTES[theme]
    poor = [
        f"{ink} on {paper}: {found:.2f}"
        for name, ink, paper in PAIRS
        if name == theme
        and (found := contrast(palette.ink[ink], palette.paper[paper]))
        < (READABLE if ink in GROUND_INKS else LEGIBLE)
    ]
    assert not poor


@pytest.mark.parametrize("theme", MIXED)
def test_walls_and_litter_are_calmer_than_whoever_stands_there(theme: str) -> None:
    ink, paper = PALETTES[theme].ink, PALETTES[theme].paper
    for light in LIGHTS:
        wall = contrast(ink["wall"], paper[light])
        assert contrast(ink["wall"], paper["stone"]) >= FAINT, "the face of a wall is seen"
        assert all(contrast(ink[litter], paper[light]) >= FAINT for litter in LITTER_INKS)
        calmer = [name for name in UNITS if contrast(ink[name], paper[light]) <= 1.25 * wall]
        assert not calmer, light
        assert contrast(ink["floor"], paper[light]) < contrast(ink["sign"], paper[light]) + 0.01


@pytest.mark.parametrize("depth", [ColorSystem.STANDARD, ColorSystem.EIGHT_BIT])
@pytest.mark.parametrize("theme", MIXED)
def test_nothing_vanishes_with_fewer_colours(theme: str, depth: ColorSystem) -> None:
    gone = []
    for name, ink, paper in PAIRS:
        look = style(name, ink, paper)
        assert look.color
        assert look.bgcolor
        same = look.color.downgrade(depth).number == look.bgcolor.downgrade(depth).number
        if name == theme and same:
            gone.append(f"{ink} on {paper}")
    assert not gone


@pytest.mark.parametrize("theme", list(PALETTES))
def test_every_theme_has_every_colour(theme: str) -> None:
    first = PALETTES["starquest-dark"]
    assert PALETTES[theme].ink.keys() == first.ink.keys()
    assert PALETTES[theme].paper.keys() == first.paper.keys()


def test_the_words_of_every_theme_are_readable() -> None:
    for theme in [THEMES[name] for name in MIXED]:
        assert theme.foreground
        assert theme.background
        assert theme.surface
        assert theme.panel
        for paper in (theme.background, theme.surface, theme.panel):
            assert contrast(theme.foreground, paper) >= 4.5, theme.name
            for ink in (theme.primary, theme.secondary, theme.warning, theme.error):
                assert ink
                assert contrast(ink, paper) >= READABLE, (theme.name, ink, paper)


@pytest.mark.parametrize("theme", OWN)
def test_the_terminals_own_colours_are_only_named(theme: str) -> None:
    """On its background everything has another colour than that; elsewhere both are named."""
    for ink, paper in product(PALETTES[theme].ink, PALETTES[theme].paper):
        look = style(theme, ink, paper)
        assert look.color
        assert look.bgcolor
        assert look.color.type in (ColorType.STANDARD, ColorType.DEFAULT), ink
        assert look.bgcolor.type in (ColorType.STANDARD, ColorType.DEFAULT), paper
        both = (look.color.number, look.bgcolor.number)
        assert both == (None, None) or both[0] != both[1], (ink, paper)


@pytest.mark.parametrize("theme", OWN)
def test_backgrounds_that_say_something_are_seen_in_the_terminals_own_colours(theme: str) -> None:
    said = ("advance", "rush-edge", "charge", "target", "path", "zone", "cursor")
    papers = [style(theme, "enemy", paper).bgcolor for paper in said]
    assert all(paper and not paper.is_default for paper in papers)
    assert len(set(papers)) == len(said)

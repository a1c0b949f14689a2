"""Players, enemies and what is marked on the map differ in every theme, to the eyes it is for."""

from itertools import combinations

import pytest
from rich.color import ColorSystem

from starquest.desk.colours import PALETTES
from starquest.ui.palette import style
from tests.desk.test_glyphs import MIXED
from tests.ui.eyes import apart

LOOKED_AT = {"starquest-deutan": ("all", "deutan", "protan"), "starquest-tritan": ("all", "tritan")}
"""Whose eyes look at a theme; at the others those that see all colours."""
WHO = ("player1", "player2", "player3", "player4", "enemy")
WHERE = ("lit", "advance", "rush", "charge", "path", "zone")
PEOPLE, PLACES = 15, 8
"""How far apart inks of small letters and whole backgrounds have to be."""
CASES = [(theme, eyes) for theme in MIXED for eyes in LOOKED_AT.get(theme, ("all",))]


def test_distances_are_those_of_the_books() -> None:
    assert apart("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
    assert apart("#ff0000", "#00ff00") == pytest.approx(170.6, abs=0.5)
    assert apart("#ff0000", "#808000", "protan") < apart("#ff0000", "#808000") / 2


@pytest.mark.parametrize(("theme", "eyes"), CASES)
def test_players_and_enemies_differ(theme: str, eyes: str) -> None:
    inks = PALETTES[theme].ink
    near = [(a, b) for a, b in combinations(WHO, 2) if apart(inks[a], inks[b], eyes) < PEOPLE]
    assert not near


@pytest.mark.parametrize(("theme", "eyes"), CASES)
def test_backgrounds_differ(theme: str, eyes: str) -> None:
    papers = PALETTES[theme].paper
    near = [(a, b) for a, b in combinations(WHERE, 2) if apart(papers[a], papers[b], eyes) < PLACES]
    assert not near


@pytest.mark.parametrize("theme", MIXED)
def test_players_and_enemies_differ_with_sixteen_colours(theme: str) -> None:
    looks = [style(theme, ink, "lit", few=True).color for ink in WHO]
    numbers = [look.downgrade(ColorSystem.STANDARD).number for look in looks if look]
    assert len(set(numbers)) == len(WHO)

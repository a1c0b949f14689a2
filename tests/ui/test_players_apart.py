"""Players are told apart in every panel: by colour, by one of sixteen, and by letters alone."""

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment

from starquest.desk.preferences import CHOICES, Preferences
from tests.ui.scenes import party
from tests.ui.states import seated
from tests.ui.support import QUICK, Desk, opened, play

PLAYERS = ("Ann", "Bob", "Cem", "Dan")


def numbers(desk: Desk, row: str) -> set[int | None]:
    """The colours of sixteen in which the letters of the first such row are shown."""
    strip = next(strip for strip in desk.strips() if row in strip.text)
    return {_number(part) for part in strip if row in part.text}


def _number(part: Segment) -> int | None:
    colour = part.style.color if part.style else None
    return (colour or Color.default()).downgrade(ColorSystem.STANDARD).number


def sixteen(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    """Another terminal: everything is drawn anew."""
    monkeypatch.setattr(type(desk.app.console), "color_system", property(lambda _: "standard"))
    desk.game.shown.redraw()


@pytest.mark.parametrize("theme", CHOICES["theme"])
def test_sixteen_colours_keep_players_apart_in_the_roster(
    theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        state = seated(party(), *PLAYERS)
        options = Preferences(theme=theme, speed="instant", animation="none", handover="off")
        async with opened(state, (120, 36), options) as desk:
            sixteen(monkeypatch, desk)
            await desk.settle()
            names = [f"{state.world.units[hero].name} ({who[0]})"
                     for hero, who in zip(state.world.heroes, PLAYERS, strict=True)]  # fmt: skip
            seen = [numbers(desk, name) for name in names]
            assert all(len(found) == 1 for found in seen)
            assert len(set.union(*seen)) == 4

    play(scene())


def test_sixteen_colours_keep_players_apart_on_the_card_that_hands_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with opened(seated(party(), *PLAYERS), (120, 36)) as desk:
            sixteen(monkeypatch, desk)
            found = []
            for player in PLAYERS[1:]:
                await desk.keys("escape")
                desk.game.seats._player = "Eve"
                desk.playing.next_focus(1)
                assert desk.game.flow.handover.hand_over()
                await desk.settle()
                found.append(numbers(desk, f"Over to {player}"))
            assert len(set.union(*found)) == 3

    play(scene())


def test_without_colours_a_letter_keeps_them_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene() -> None:
        async with opened(seated(party(), *PLAYERS), (80, 24), QUICK) as desk:
            assert "Over to Ann" in desk.text()
            await desk.keys("enter")
            assert all(f"({who[0]})" in desk.text() for who in PLAYERS)

    play(scene())

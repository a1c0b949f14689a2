"""A new game: every line changes by keys, and Enter on Start begins it."""

import pytest

from starquest.content.loader import load_catalog
from starquest.model.setup import CHALLENGES
from starquest.ui.briefing import about
from starquest.ui.modes import Mode
from starquest.ui.recruiting import Recruiting, changed
from starquest.ui.screens.newgame import NewGame
from tests.support.quest import lore
from tests.ui.support import Desk, play, title


def form(desk: Desk) -> NewGame:
    """The form that is open."""
    assert isinstance(desk.screen, NewGame)
    return desk.screen


def at(desk: Desk, line: str) -> int:
    """Where a line is."""
    return [name for name, _ in form(desk)._rows()].index(line)


async def go(desk: Desk, line: str) -> None:
    """Move to a line."""
    await desk.keys("home", *["down"] * at(desk, line))


def test_enter_is_enough() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "enter")
            assert desk.shown == "GameScreen"
            assert desk.mode is Mode.DEPLOY
            assert len(desk.playing.state.world.heroes) == 2

    play(scene())


def test_heroes_are_placed_by_keys() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "enter")
            before = desk.playing.focus
            await desk.keys("tab")
            assert desk.playing.focus != before
            for _ in desk.playing.state.world.heroes:
                spots = desk.playing.board()
                assert spots >> desk.playing.cursor & 1
                await desk.keys("enter")
            assert desk.mode is not Mode.DEPLOY

    play(scene())


def test_every_line_changes_something() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            for name in [name for name, _ in form(desk)._rows()]:
                if name.partition(":")[0] in ("start", "name", "player", "seed", "second"):
                    continue
                before = form(desk).setup
                await go(desk, name)
                await desk.keys("right")
                assert form(desk).setup != before, name
                await desk.keys("left")
                assert form(desk).setup == before, name

    play(scene())


def test_challenges_party_and_seed_reach_the_mission() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            for challenge in CHALLENGES:
                await go(desk, f"challenge:{challenge}")
                await desk.keys("enter")
            await go(desk, "size")
            await desk.keys("right", "right")
            await go(desk, "board")
            await desk.keys("right")
            await go(desk, "seed")
            await desk.keys("enter", "4", "2", "enter")
            assert form(desk).setup.seed_number() == 42
            await desk.keys("home", "enter")
            mission = desk.playing.scene.quest
            assert mission.challenges == CHALLENGES
            assert len(desk.playing.state.world.heroes) == 4
            assert desk.playing.state.table.grid.width == 24

    play(scene())


def test_a_word_is_a_seed_too() -> None:
    assert Recruiting(seed="word").seed_number() == Recruiting(seed="word").seed_number()
    assert Recruiting(seed="²").seed_number() is not None
    assert Recruiting(seed="9" * 40).seed_number() is not None
    assert Recruiting().seed_number() is None


def test_classes_go_all_the_way_round() -> None:
    lore = load_catalog()
    setup, seen = Recruiting(), []
    while True:
        setup = changed(setup, "hero:0", 1, lore)
        seen.append(setup.heroes[0].kind)
        if setup.heroes[0].kind == "breacher":
            break
    assert set(seen) == set(lore.heroes)


def test_escape_leaves_without_a_mission() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "escape")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_the_class_table_fits_the_smallest_terminal() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            assert desk.fits()
            lines = [row for row in desk.rows() if "Commander" in row]
            assert lines
            assert lines[0].rstrip().endswith(str(load_catalog().heroes["commander"].cost))

    play(scene())


def test_every_line_says_what_it_means() -> None:
    async def scene() -> None:
        async with title((80, 24)) as desk:
            await desk.keys("n")
            screen = desk.screen
            assert isinstance(screen, NewGame)
            names = [name for name, _ in screen._rows()]
            for name in names:
                told = about(screen.setup, lore(), name)
                assert told, name
                assert all(told), name
                shown = " ".join(row[36:].strip() for row in desk.rows())
                assert told[0][:30] in shown, name
                await desk.keys("down")

    play(scene())


@pytest.mark.parametrize("name", list(lore().factions))
def test_a_faction_is_described_by_its_trait_and_units(name: str) -> None:
    told = " ".join(about(Recruiting(faction=name), lore(), "faction"))
    assert lore().rules[lore().factions[name].trait].text in told
    assert all(unit.name in told for unit in lore().units.values() if unit.faction == name)

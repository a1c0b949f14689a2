"""A new game: every line changes by keys, and Enter on Start begins it."""

from textwrap import wrap

import attrs
import pytest

from starquest.content.difficulties import BOUNDS, CUSTOM
from starquest.content.loader import load_catalog
from starquest.content.skies import skies
from starquest.desk.briefing import about, facts
from starquest.desk.quest_form import changed, named, resized
from starquest.desk.recruiting import Draftee, Recruiting
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import quest_of
from starquest.model.modes.quest.levers import LEVERS, Levers
from starquest.model.setup import CHALLENGES, SKIES
from starquest.ui.screens.newgame import NewGame
from tests.support.board import catalog
from tests.support.odds import OLD, SAMPLE
from tests.ui.support import Desk, play, press, title

WIDEST = Levers(*[most for _, most in BOUNDS.values()])


def form(desk: Desk) -> NewGame:
    """The form that is open."""
    assert isinstance(desk.screen, NewGame)
    return desk.screen


def at(desk: Desk, line: str) -> int:
    """Where a line is."""
    return [row.id for row in form(desk)._rows()].index(line)


async def go(desk: Desk, line: str) -> None:
    """Move to a line."""
    await desk.keys("home", *["down"] * at(desk, line))


def test_enter_is_enough() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "enter")
            assert desk.shown == "GameScreen"
            assert desk.wait is Wait.DEPLOY
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
            assert desk.wait is not Wait.DEPLOY

    play(scene())


def test_every_line_changes_something() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            for name in [row.id for row in form(desk)._rows()]:
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
            mission = quest_of(desk.playing.scene)
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
    catalog = load_catalog()
    setup, seen = Recruiting(), []
    while True:
        setup = changed(setup, "hero:0", 1, catalog)
        seen.append(setup.heroes[0].kind)
        if setup.heroes[0].kind == "marksman":
            break
    assert set(seen) == set(catalog.heroes)


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
            names = [row.id for row in screen._rows()]
            for name in names:
                told = about(screen.setup, catalog(), name, SAMPLE)
                assert told, name
                assert told[0], name
                shown = " ".join(row[36:].strip() for row in desk.rows())
                assert told[0][:30] in shown, name
                await desk.keys("down")

    play(scene())


@pytest.mark.parametrize("name", list(catalog().factions))
def test_a_faction_is_described_by_its_trait_and_units(name: str) -> None:
    told = " ".join(about(Recruiting(faction=name), catalog(), "faction", SAMPLE))
    assert catalog().rules[catalog().factions[name].trait].text in told
    assert all(unit.name in told for unit in catalog().units.values() if unit.faction == name)


def test_left_and_right_go_round_the_players() -> None:
    setup = named(Recruiting(), 0, "player", "Ann")
    ring = []
    for _ in range(5):
        setup = changed(setup, "player:1", 1, catalog())
        ring.append(setup.heroes[1].player)
    assert ring == ["Ann", "Player 1", "Player 2", "", "Ann"]
    setup = changed(changed(setup, "player:0", 1, catalog()), "player:0", -1, catalog())
    assert setup.heroes[0].player == "Ann", "a name once typed is not lost"


def test_a_second_faction_joins_a_chosen_one_only() -> None:
    first, second = list(catalog().factions)[:2]
    alone = changed(Recruiting(), "second", 1, catalog())
    assert alone.second == ""
    assert "first" in about(alone, catalog(), "second", SAMPLE)[0]
    mixed = changed(Recruiting(faction=first), "second", 1, catalog())
    assert mixed.second == second
    assert mixed.quest().factions == (first, second)
    assert changed(mixed, "faction", -1, catalog()).second == "", (
        "the seed chooses: nothing is mixed"
    )
    assert changed(mixed, "faction", 1, catalog()).second == "", "not a faction with itself"


def test_a_click_on_the_left_arrow_is_the_value_before() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            row, text = next((n, r) for n, r in enumerate(desk.rows()) if r.startswith(" Heroes"))
            await desk.pilot.click(offset=(text.index(">"), row))
            await desk.settle()
            assert len(form(desk).setup.heroes) == 3
            await desk.pilot.click(offset=(text.index("<"), row))
            await desk.settle()
            assert len(form(desk).setup.heroes) == 2
            await desk.keys("enter")
            assert len(form(desk).setup.heroes) == 3, "a key after a click is only a key"

    play(scene())


def test_a_form_is_left_started_and_typed_into_by_mouse() -> None:
    async def scene() -> None:
        async with title() as desk:
            for words, shown in (("Esc Back", "TitleScreen"), ("Enter Start", "GameScreen")):
                await desk.keys("n")
                await press(desk, words)
                assert desk.shown == shown
            await desk.keys("Q", "n")
            await press(desk, "  name")
            assert desk.shown == "Naming"
            await desk.type("Zed")
            await press(desk, "Enter Take it")
            assert form(desk).setup.heroes[0].name == "Zed"

    play(scene())


@pytest.mark.parametrize("name", ["W" * 16, "漢" * 16, "👩‍🚀" * 5, "e\u0301" * 8, "\u05d0" * 16])
def test_a_long_name_takes_one_line(name: str) -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            form(desk).setup = named(named(form(desk).setup, 0, "name", name), 0, "player", name)
            form(desk)._fill(0)
            await desk.settle()
            assert desk.fits()
            first = [row[1:36].split()[0] for row in desk.rows()[1:9]]
            assert first == ["Start", "Heroes", "Hero", "name", "player", "Hero", "name", "player"]

    play(scene())


def test_what_a_line_means_has_room_in_the_smallest_terminal() -> None:
    """Every class, faction, challenge and difficulty: all its words are on the screen."""
    room, rows = 43, 22
    lines = [("faction", Recruiting(faction=name)) for name in catalog().factions]
    lines += [("theme", Recruiting(theme=name)) for name in catalog().flat_themes]
    lines += [("hero:0", Recruiting((Draftee(kind), Draftee(kind)))) for kind in catalog().heroes]
    lines += [(f"challenge:{name}", Recruiting()) for name in CHALLENGES]
    for kind in SKIES:
        for sky in skies(catalog(), kind):
            picked = Recruiting(challenges=(kind,), picked={kind: sky})
            lines.append((f"challenge:{kind}", picked))
    for difficulty in (*catalog().difficulties, CUSTOM):
        hard = resized(changed(Recruiting(difficulty=difficulty), "luck", 1, catalog()), 1)
        hard = attrs.evolve(hard, challenges=CHALLENGES, custom=WIDEST, small=False)
        levers = [f"lever:{lever}" for lever in LEVERS]
        lines += [(line, hard) for line in ("start", "difficulty", "luck", *levers)]
    for line, setup in lines:
        told = facts(setup, catalog(), line, OLD)
        taken = sum(len(wrap(text, room)) or 1 for text in told)
        assert taken <= rows, (line, setup)


def test_keys_count_in_the_order_they_are_pressed() -> None:
    """Faster than they are shown: the values change on the lines that were meant."""

    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            for key in ("down", "right", "right", "down", "down", "down", "right", "enter"):
                desk.app.simulate_key(key)
            await desk.settle()
            await desk.keys("escape")
            assert len(form(desk).setup.heroes) == 4
            assert form(desk).setup.heroes[0].player == "Player 1"

    play(scene())


def test_the_board_follows_the_size_of_the_party_until_one_is_chosen() -> None:
    setup = Recruiting()
    boards = [setup.small]
    for _ in range(2):
        setup = resized(setup, 1)
        boards.append(setup.small)
    assert boards == [True, True, False]
    chosen = changed(setup, "board", 1, catalog())
    assert chosen.small
    assert [resized(chosen, step).small for step in (1, 2)] == [True, True]
    assert resized(setup, 1).small


def test_the_sight_of_the_form_is_the_option_of_the_players() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n")
            await go(desk, "sight")
            await desk.keys("right")
            assert "Fog" in desk.text()
            await desk.keys("home", "enter")
            assert desk.app.options.sight == "party"
            assert not desk.playing.open_table

    play(scene())


def test_enter_on_the_first_line_says_what_it_opens() -> None:
    assert "2 heroes on the small board" in about(Recruiting(), catalog(), "start", SAMPLE)[0]
    told = about(Recruiting(faction="nullborn", small=False), catalog(), "start", SAMPLE)[0]
    assert "standard board against Nullborn" in told

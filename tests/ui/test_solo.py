"""One person plays a mission from a key press to its end, by keys alone."""

import attrs
import pytest

from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import party, quest_of
from starquest.model.command import Activate, Advance, Done, Hold, Shoot
from starquest.model.state import Outcome
from starquest.play.session import Session
from tests.support.finding import uid
from tests.support.quest import quest
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import at_level, first_wave, last_round, solo
from tests.ui.support import Desk, opened, play, title


async def to_the_end(desk: Desk) -> None:
    """Hold with everybody and take the first answer until the mission is over."""
    for _ in range(ENOUGH):
        if desk.wait is Wait.OVER and "mission is over" in desk.text():
            return
        await desk.keys(next_key(desk))
    pytest.fail(f"no end: {desk.shown}, {desk.wait}")


def test_the_last_round_of_the_last_wave_wins_the_mission() -> None:
    async def scene() -> None:
        async with opened(at_level(solo(last_round()), 15, 0)) as desk:
            await to_the_end(desk)
            assert desk.playing.state.outcome is not None
            assert desk.playing.state.outcome.reason == "victory"
            assert "Victory" in desk.text()
            assert "Ash" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_wave_ends_with_its_page_level_ups_and_the_shop() -> None:
    async def scene() -> None:
        async with opened(at_level(solo(first_wave()), 1, 1)) as desk:
            pages: list[str] = []
            for _ in range(ENOUGH):
                pages.append(desk.text())
                if quest_of(desk.playing.scene).wave == 2 and desk.wait is Wait.PICK:
                    break
                await desk.keys(next_key(desk))
            told = "\n".join(pages)
            assert "Wave 1 is over" in told
            assert "level 2" in told
            assert "Shop" in told
            assert quest_of(desk.playing.scene).wave == 2

    play(scene())


def test_a_hero_walks_where_enter_is_pressed_and_the_log_says_so() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            grid = desk.playing.state.table.grid
            await desk.keys("enter")
            assert desk.wait is Wait.ACT
            await desk.point(grid.cell(9, 12))
            await desk.keys("enter")
            hero = next(iter(desk.playing.state.world.heroes))
            assert desk.place(hero) == grid.cell(9, 12)
            assert desk.playing.history == [Activate(hero), Advance(grid.cell(9, 12))]
            assert desk.game.chronicle.entries
            assert desk.game.chronicle.entries[-1].headline[:20] in desk.text()

    play(scene())


def test_an_action_key_picks_nobody_by_itself() -> None:
    """Who acts is chosen by Enter alone: a key too many after a film spends nothing."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            hero = next(iter(desk.playing.state.world.heroes))
            for key in ("full_stop", "w", "x"):
                await desk.keys("right", key)
                assert desk.playing.history == []
                assert "First pick who acts. Enter picks Ash." in desk.text()
            await desk.keys("enter", "w")
            assert desk.playing.history == [Activate(hero), Hold()]

    play(scene())


def test_enter_on_who_has_acted_leads_to_who_may_act() -> None:
    """So that Enter, pressed again, always goes on."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            first, other = desk.playing.state.world.heroes
            await desk.keys("enter", "w", "full_stop")
            while desk.wait is not Wait.PICK:
                await desk.keys(next_key(desk))
            await desk.keys("1")
            assert desk.playing.unit_at(desk.playing.cursor) == first
            await desk.keys("enter")
            assert "It has acted this round, or cannot act now. Enter picks Birch." in desk.text()
            assert desk.playing.unit_at(desk.playing.cursor) == other
            await desk.keys("enter")
            assert Activate(other) in desk.playing.history

    play(scene())


def test_enter_beside_the_heroes_picks_who_is_looked_at() -> None:
    """As the line at the foot of the screen says; the cursor stays for what is meant next."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            hero, other = desk.playing.state.world.heroes
            await desk.keys("tab", "up", "up", "up")
            cell = desk.playing.cursor
            assert f"Enter picks {desk.playing.state.world.units[other].name}" in desk.text()
            await desk.keys("enter")
            assert desk.playing.history == [Activate(other)]
            assert desk.playing.cursor == cell
            assert desk.playing.unit_at(cell) is None
            assert hero != other

    play(scene())


def test_the_menu_offers_who_may_be_picked() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            heroes = list(desk.playing.state.world.heroes)
            await desk.keys("m")
            assert desk.shown == "Choosing"
            assert "b Birch  ready" in desk.text()
            await desk.keys("b")
            assert desk.playing.history == [Activate(heroes[1])]

    play(scene())


def test_shooting_at_once_means_holding_first() -> None:
    async def scene() -> None:
        state = quest("1.2.A....a", {"1": "marksman", "2": "medic"}, {"a": "scrap_cutters"},
                      objectives={"A": 1})  # fmt: skip
        async with opened(solo(state)) as desk:
            foe, hero = uid(state, "a"), next(iter(state.world.heroes))
            await desk.keys("enter", "s")
            assert (desk.wait, desk.playing.cursor) == (Wait.AIM, desk.place(foe))
            await desk.keys("enter")
            if desk.shown == "Choosing":
                await desk.keys("enter")
            done = desk.playing.history[:3]
            assert done[:2] == [Activate(hero), Hold()]
            assert isinstance(done[2], Shoot)

    play(scene())


def test_an_enemy_in_reach_and_range_is_shot_or_charged() -> None:
    async def scene() -> None:
        state = quest("1.2.A....a", {"1": "marksman", "2": "medic"}, {"a": "scrap_cutters"},
                      objectives={"A": 1})  # fmt: skip
        async with opened(solo(state)) as desk:
            await desk.keys("enter")
            await desk.point(desk.place(uid(state, "a")))
            await desk.keys("enter")
            assert desk.shown == "Choosing"
            rows = [row for row in desk.rows() if "any " in row]
            assert any("Shoot" in row for row in rows)
            assert any("Charge" in row for row in rows)
            await desk.keys("escape")
            assert desk.playing.history == [Activate(next(iter(state.world.heroes)))]

    play(scene())


def test_play_now_puts_two_heroes_on_the_board() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            assert desk.wait is Wait.PICK
            assert len(party(desk.playing.scene)) == 2
            assert all(desk.playing.scene.cells(hero) for hero in party(desk.playing.scene))

    play(scene())


def test_a_whole_round_from_the_title_by_keys() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p")
            for _ in range(ENOUGH):
                if desk.playing.state.round > 1:
                    break
                await desk.keys(next_key(desk))
            assert desk.playing.state.round == 2
            assert desk.game.chronicle.entries

    play(scene())


@pytest.mark.parametrize(("key", "shown"), [("p", "GameScreen"), ("enter", "TitleScreen")])
def test_a_mission_that_is_over_is_played_again_or_left(key: str, shown: str) -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p")
            first = desk.game
            over = Outcome(-1, "party_down")
            first.playing.run = Session(attrs.evolve(first.playing.state, outcome=over))
            first.flow.proceed()
            await desk.settle()
            assert desk.shown == "Ending"
            await desk.keys(key)
            assert desk.shown == shown
            assert first not in desk.app.screen_stack
            if shown == "GameScreen":
                assert desk.wait is Wait.PICK
                assert desk.playing.state.round == 1

    play(scene())


def test_the_menu_teaches_the_keys_and_takes_them() -> None:
    """Each line names its key; pressed in the menu it does the same."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("enter", "m")
            assert "w Hold " in desk.text()
            assert "a Advance " in desk.text()
            places = [row for row in desk.rows() if "Shoot" in row or "Rush" in row]
            await desk.keys("w")
            assert desk.shown == "GameScreen"
            assert desk.playing.history[-1] == Hold()
            await desk.keys("m")
            still = [row for row in desk.rows() if "Shoot" in row or "Rush" in row]
            assert [len(places), len(still)] == [2, 2], "what is not possible keeps its place"

    play(scene())


def test_ending_the_turn_while_aiming_takes_two_keys() -> None:
    """The first stops aiming: a turn is not lost to a key meant for the aim."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            hero = next(iter(desk.playing.state.world.heroes))
            await desk.keys("enter", "a", "full_stop")
            assert desk.wait is Wait.ACT
            assert desk.playing.history == [Activate(hero)]
            await desk.keys("full_stop")
            assert desk.playing.history[:2] == [Activate(hero), Done()]

    play(scene())

"""A turret's turn is its own: its name, its panel, and every key that is offered works."""

from starquest.desk.waits import Wait
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import Act, Effect
from tests.support.board import drawn
from tests.support.finding import cell
from tests.support.playing import run_step
from tests.support.quest import quest
from tests.ui.states import CALLED, named, plain_enemies, seated, solo
from tests.ui.support import Desk, opened, play

MARKS = {"A": (12, 11), "1": (11, 12), "2": (13, 12), "a": (23, 12)}


def guarded() -> GameState:
    """An Engineer beside its turret, an enemy in its range."""
    state = quest(drawn(24, 24, MARKS), {"1": "engineer", "2": "medic"}, alertness=5,
                  enemies={"a": "scrap_cutters"}, objectives={"A": 1})  # fmt: skip
    state = named(plain_enemies(state), CALLED)
    by = next(iter(state.world.heroes))
    setting_up = Effect("skill", "deploy_turret", by, (by,), cell=cell(state, 12, 13))
    return run_step(state, setting_up)[0]


def acting(desk: Desk) -> EntityId:
    top = desk.playing.state.agenda[-1]
    return top.unit if isinstance(top, Act) else EntityId(-1)


async def to_the_turret(desk: Desk) -> EntityId:
    """The Engineer holds; then its turret has its turn."""
    await desk.keys("enter", "w", "full_stop")
    (turret,) = desk.playing.state.world.gadgets
    assert acting(desk) == turret
    return turret


def test_a_turrets_turn_is_labelled_as_its_own() -> None:
    async def scene() -> None:
        async with opened(solo(guarded())) as desk:
            turret = await to_the_turret(desk)
            assert desk.playing.focus == turret
            assert desk.playing.cursor == desk.place(turret)
            assert "Turret: Enter on an enemy attacks; m: all actions" in desk.text()
            assert "> Turret" in " ".join(desk.text().split())
            assert "turret gun" in desk.text()
            assert "Has acted this round" not in desk.text()
            assert not desk.game.shown.board.papers

    play(scene())


def test_every_key_that_is_offered_on_a_turrets_turn_works() -> None:
    async def scene() -> None:
        for keys in (["full_stop", "full_stop"], ["w"], ["s", "enter"], ["m", "w"]):
            async with opened(solo(guarded())) as desk:
                turret = await to_the_turret(desk)
                before = len(desk.playing.history)
                await desk.keys(*keys)
                assert len(desk.playing.history) > before
                await desk.keys("full_stop")
                assert acting(desk) != turret

    play(scene())


def test_a_turret_belongs_to_whoever_plays_its_engineer() -> None:
    async def scene() -> None:
        async with opened(seated(guarded(), "Ann", "Bob")) as desk:
            await desk.keys("enter")
            turret = await to_the_turret(desk)
            assert desk.game.seats.player == "Ann"
            await desk.keys("P")
            assert "Ash" in desk.text()
            await desk.keys("escape", "A")
            assert desk.game.seats.on_autopilot(desk.playing.state.world.gadgets[turret].owner)
            assert acting(desk) != turret

    play(scene())


def test_a_run_resumed_on_a_turrets_turn_is_handed_to_its_player() -> None:
    async def scene() -> None:
        async with opened(seated(guarded(), "Ann", "Bob")) as desk:
            await desk.keys("enter")
            await to_the_turret(desk)
            desk.game.seats._player = "Bob"
            assert desk.game.seats.next_player() == ("Ann", "Turret")
            assert desk.wait is Wait.ACT

    play(scene())

"""What enemies would do, by keys: in the panel, on the map, in a list, and later in the log."""

import dataclasses

from starquest.desk.intents import intent_lines, intent_of
from starquest.desk.waits import Wait
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.text.log import LogEntry
from tests.support.board import Spots, drawn
from tests.support.quest import quest
from tests.ui.states import named, plain_enemies, solo
from tests.ui.support import QUICK, Desk, opened, play

MARKS: dict[str, Spots] = {
    "1": (4, 4),
    "a": [(14, 4), (14, 5), (15, 4)],
    "b": (4, 12),
    "A": (20, 20),
}

FOG = dataclasses.replace(QUICK, sight="party")
"""The party sees what it sees."""


def siege(**marks: Spots) -> GameState:
    """A hero, cutters in sight to the east, a reaver nearer to the south."""
    board = drawn(24, 24, MARKS | marks)
    state = quest(board, {"1": "breacher"}, {"a": "scrap_cutters", "b": "jump_reaver"}, {"A": 1})
    return solo(named(plain_enemies(state), ["Ash"]))


def unit_called(state: GameState, kind: str) -> EntityId:
    """The unit of a kind."""
    return next(unit for unit, row in state.world.units.items() if row.kind == kind)


def told_of(desk: Desk) -> str:
    """The text beside the map, its lines joined."""
    return " ".join(row[row.rfind("│") + 1 :].strip() for row in desk.rows() if "│" in row)


def test_looking_at_an_enemy_tells_what_it_would_do_and_marks_it() -> None:
    async def scene() -> None:
        async with opened(siege(), (120, 36)) as desk:
            reaver = unit_called(desk.playing.state, "jump_reaver")
            await desk.point(desk.place(reaver))
            told = told_of(desk)
            assert "Would now, by its list: " in told
            assert "charging Ash, in reach (line " in told
            assert "At Ash: " in " ".join(shown_lines(desk))
            papers = desk.game.shown.board.papers
            plan = intent_of(desk.playing, reaver)
            assert plan is not None
            assert plan.ways
            assert all(papers[cell] in ("intent", "target") for cell in plan.ways[0])
            assert papers[desk.place(desk.playing.focus)] == "target"

    play(scene())


def test_ground_and_friends_intend_nothing() -> None:
    async def scene() -> None:
        async with opened(siege(), (120, 36)) as desk:
            assert "Would now, by its list: " not in told_of(desk)
            await desk.point(desk.playing.state.table.grid.cell(8, 8))
            assert "Would now, by its list: " not in told_of(desk)
            assert "intent" not in desk.game.shown.board.papers.values()

    play(scene())


def test_the_list_has_the_nearest_first_and_enter_goes_there() -> None:
    async def scene() -> None:
        async with opened(siege()) as desk:
            await desk.keys("E")
            rows = [row for row in desk.rows() if "(line " in row]
            assert "What the enemies in sight would do now" in desk.text()
            assert 'j, 8"' in rows[0]
            assert 's, 10"' in rows[1] or 'c, 10"' in rows[1]
            await desk.keys("b")
            cutters = unit_called(desk.playing.state, "scrap_cutters")
            assert desk.playing.unit_at(desk.playing.cursor) == cutters

    play(scene())


def test_nobody_out_of_sight_is_listed() -> None:
    wall = [(x, 8) for x in range(24)]

    async def scene() -> None:
        async with opened(siege(**{"#": wall}), options=FOG) as desk:
            await desk.keys("E")
            assert len([row for row in desk.rows() if "(line " in row]) == 1
            reaver = unit_called(desk.playing.state, "jump_reaver")
            assert intent_of(desk.playing, reaver) is None

    play(scene())


def test_where_nobody_acts_by_a_list_the_key_says_so() -> None:
    async def scene() -> None:
        async with opened(
            solo(siege(a=(22, 22), b=(23, 23), **{"#": [(x, 8) for x in range(24)]})), options=FOG
        ) as desk:
            await desk.keys("E")
            assert "Nobody in sight acts by a list." in desk.text()

    play(scene())


def test_the_log_keeps_the_very_line() -> None:
    async def scene() -> None:
        async with opened(siege(b=(23, 23)), (120, 36)) as desk:
            cutters = unit_called(desk.playing.state, "scrap_cutters")
            await desk.keys("enter", "w")
            await desk.point(desk.place(cutters))
            shown = next(text for text in shown_lines(desk) if "(line " in text)
            line = shown.removeprefix("Would now, by its list: ")
            desk.playing.cursor = desk.place(desk.playing.focus)
            await desk.keys("full_stop")
            for _ in range(20):
                if desk.wait is not Wait.PICK:
                    break
                await desk.keys("enter")
            told: list[LogEntry] = desk.game.chronicle.entries
            assert line in [entry.headline for entry in told]

    play(scene())


def shown_lines(desk: Desk) -> list[str]:
    """What the panel was given to say of the enemy under the cursor."""
    unit = desk.playing.unit_at(desk.playing.cursor)
    assert unit is not None
    return intent_lines(desk.playing, unit, desk.game.chronicle.phrases())

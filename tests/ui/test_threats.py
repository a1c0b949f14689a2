"""The overlay of threats by its key: reach, numbers, off; only whom the side sees."""

from starquest.desk.threat_overlay import attackers
from tests.ui.states import first_wave, solo
from tests.ui.support import FOG, Desk, opened, play
from tests.ui.test_intents import siege, told_of


def papers(desk: Desk) -> set[str]:
    """The names of the backgrounds on the map."""
    return set(desk.game.shown.board.papers.values())


def test_the_key_goes_from_reach_to_numbers_to_nothing() -> None:
    async def scene() -> None:
        async with opened(siege(), (120, 36)) as desk:
            await desk.keys("T")
            assert {"threat", "threat-edge"} <= papers(desk)
            assert "enemies in sight could attack next; unseen ones not counted" in desk.text()
            await desk.keys("T")
            assert {"threat-1", "threat-2"} <= papers(desk)
            assert "threat" not in papers(desk)
            await desk.keys("T")
            assert not any(name.startswith("threat") for name in papers(desk))
            assert "Threats are not shown any more." in desk.text()

    play(scene())


def test_numbers_are_written_on_the_map_for_eyes_without_colour() -> None:
    async def scene() -> None:
        async with opened(siege(), (120, 36)) as desk:
            grid = desk.playing.state.table.grid
            here = grid.cell(6, 8)
            await desk.keys("T", "T")
            board = desk.game.shown.board
            count = attackers(desk.playing, here)
            assert count in (1, 2)
            assert board.papers[here] == f"threat-{count}"
            x, y = (6 - board.origin[0]) * 2, 8 - board.origin[1] + 1
            assert desk.rows()[y][x + 1] == str(count)

    play(scene())


def test_the_panel_counts_for_the_cell_and_says_who_counts() -> None:
    async def scene() -> None:
        async with opened(siege(), (120, 36)) as desk:
            assert "Threat: " not in told_of(desk)
            await desk.keys("T")
            told = told_of(desk)
            assert "Threat: 2 enemies in sight could attack here next" in told
            assert "those not seen do not count" in told

    play(scene())


def test_who_is_not_seen_does_not_count() -> None:
    wall = [(x, 8) for x in range(24)]

    async def scene() -> None:
        async with opened(siege(**{"#": wall}), (120, 36), FOG) as desk:
            await desk.keys("T")
            assert "Threat: 1 enemy in sight could attack here next" in told_of(desk)

    play(scene())


def test_the_overlay_stays_while_one_looks_round_and_acts() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("T", "enter", "right")
            assert "Threat: " in told_of(desk)

    play(scene())

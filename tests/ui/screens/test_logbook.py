"""The log of the whole run: wrapped, opened, filtered."""

from starquest.text.log import LogEntry
from starquest.ui.screens.logbook import Logbook
from starquest.ui.widgets.lines import Lines
from tests.ui.states import first_wave, solo
from tests.ui.support import opened, play

LONG = (
    "Ash > Scrap Cutters: 2 down, destroyed | Breach maul: 5 6 2 6 vs 5+ 3 hits; blocks 1 2 vs 5+"
)
ENTRIES = [
    LogEntry("Round 1.", (), "mission"),
    LogEntry("Ash held.", (), "hero"),
    LogEntry(LONG, ("Ash at Scrap Cutters with Breach maul: 5 6 2 6 vs 5+, 3 hits.",), "attack"),
]


def test_a_long_line_is_wrapped_and_set_in_and_opens() -> None:
    """80 columns leave 71 for a line; every die stands below it once it is opened."""

    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            desk.app.push_screen(Logbook(list(ENTRIES)))
            await desk.settle()
            rows = [row[3:76].rstrip() for row in desk.rows()[2:8]]
            assert rows[0] == "Log: [all] attack horde hero mission shop, 3 lines"
            assert rows[1:5] == [
                "  Round 1.",
                "  Ash held.",
                "+ Ash > Scrap Cutters: 2 down, destroyed | Breach maul: 5 6 2 6 vs 5+ 3",
                "    hits; blocks 1 2 vs 5+",
            ]
            await desk.keys("enter")
            rows = [row[3:76].rstrip() for row in desk.rows()[2:9]]
            assert rows[3].startswith("- Ash > ")
            assert rows[5] == "      Ash at Scrap Cutters with Breach maul: 5 6 2 6 vs 5+, 3 hits."

    play(scene())


def test_the_filter_is_named_and_kept_through_a_resize() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            desk.app.push_screen(Logbook(list(ENTRIES)))
            await desk.settle()
            await desk.keys("f")
            assert "Log: all [attack] horde hero mission shop, 1 line" in desk.text()
            await desk.pilot.resize_terminal(130, 30)
            await desk.settle()
            assert LONG in desk.text()
            assert "Ash held" not in desk.text()

    play(scene())


def test_older_lines_take_their_place_above_and_the_same_line_stays_in_the_light() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            book = Logbook(list(ENTRIES[1:]), whole=False)
            desk.app.push_screen(book)
            await desk.settle()
            assert "2 lines, older ones to come" in desk.text()
            await desk.keys("enter")
            assert "with Breach maul" in desk.text()
            book.show(ENTRIES)
            await desk.settle()
            assert "Log: [all] attack horde hero mission shop, 3 lines" in desk.text()
            assert "to come" not in desk.text()
            assert "with Breach maul" in desk.text(), "what was open is open"
            assert book.query_one(Lines).highlighted == 2

    play(scene())

"""The panels of a large terminal: who is in sight, and what the round has brought."""

from starquest.desk.chronicle import Chronicle
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.room import foe_lines, round_lines
from starquest.desk.styled import plain
from starquest.play.session import Session
from tests.desk.test_recap import BLOW, CHARGE, ROUND, SHOTS
from tests.support.board import catalog
from tests.support.quest import quest


def table(drawing: str) -> Playing:
    enemies = {"a": "scrap_cutters", "b": "jump_reaver"}
    state = quest(drawing, enemies=enemies, objectives={"A": 1})
    return Playing(Session(state), catalog(), SETS["ascii"])


def shown(playing: Playing, width: int = 40) -> list[str]:
    return [plain(row) for row in foe_lines(playing, Chronicle(playing).phrases(), width)]


def test_enemies_in_sight_are_listed_with_their_marks_the_nearest_first() -> None:
    title, *rows = shown(table("1.2.A...b.aa"), 60)
    assert title == "Enemies in sight: 2"
    assert [row[:2] for row in rows] == ["j3", "s2"]
    assert rows[0] == 'j3 b: 3 wounds left (8" E)'


def test_who_is_not_seen_is_not_listed() -> None:
    assert shown(table("1.2.A#..b.aa")) == ["No enemy in sight"]


def test_long_lines_are_set_in_below_the_mark() -> None:
    rows = shown(table("1.2.A...b.aa"), 20)[1:]
    assert all(len(row) <= 20 for row in rows)
    assert any(row.startswith("   ") for row in rows)


def test_a_round_in_which_nothing_happened_says_so() -> None:
    playing = table("1.2.A...b.aa")
    rows = [plain(row) for row in round_lines(playing, [], 40, 9)]
    assert rows == ["The story of the round", "Nothing has happened yet."]


def test_the_newest_turns_are_there_and_whole() -> None:
    playing, told = table("1.2.A...b.aa"), [ROUND, CHARGE, BLOW, SHOTS]
    whole = [plain(row) for row in round_lines(playing, told, 30, 99)]
    last = next(at for at, row in enumerate(whole) if row.startswith("Gunners"))
    for tall in range(1 + len(whole) - last, len(whole) + 3):
        title, *rows = [plain(row) for row in round_lines(playing, told, 30, tall)]
        assert title == "The story of the round"
        assert len(rows) < tall
        assert rows[0].startswith(("Round 2.", "Cutters: charging", "Gunners"))
        assert rows[-1] == whole[-1]

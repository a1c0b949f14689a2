"""The card between two people of a match: what the other one has done."""

from starquest.desk.handing import others_did
from starquest.model.ids import EntityId
from starquest.text.log import LogEntry

MINE, ONE, TWO, THREE = map(EntityId, (1, 2, 3, 4))


def entry(unit: EntityId, told: str, *, begins: int = 0, marked: bool = False) -> LogEntry:
    return LogEntry(told, (), "move", unit, round=begins, marks=("down",) if marked else ())


LOG = (
    entry(ONE, "A rushed."),
    entry(EntityId(0), "Round 2.", begins=2),
    entry(MINE, "M held."),
    entry(TWO, "B advanced."),
    entry(TWO, "B shot M."),
    entry(MINE, "M rushed."),
    entry(ONE, "A held."),
)


def test_what_the_other_side_did_since_ones_turn_is_told_unit_by_unit() -> None:
    assert others_did(LOG, 3, [MINE]) == [
        "Since your last turn:", "- B advanced. B shot M.", "- A held.",
    ]  # fmt: skip


def test_whoever_had_no_turn_yet_is_told_of_the_round() -> None:
    assert others_did(LOG, None, [MINE])[0] == "In this round so far:"
    assert others_did(LOG, None, [MINE])[1:] == ["- B advanced. B shot M.", "- A held."]
    assert others_did((), None, [MINE]) == []


def test_nothing_is_said_to_be_nothing() -> None:
    assert others_did(LOG, 7, [MINE]) == ["The other side has done nothing since your last turn."]


def test_losses_are_kept_where_there_is_too_much_to_tell() -> None:
    many = [entry(ONE, "C fell.", marked=True)]
    for number in range(6):
        many += [entry(TWO if number % 2 else THREE, f"{number}.")]
    found = others_did(many, 0, [MINE])
    assert found == ["Since your last turn:", "- C fell.", "- 3.", "- 4.", "- 5."]

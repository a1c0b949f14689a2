"""The story of a round: lines of one activation together, in order, with a place to go to."""

from starquest.desk.held_losses import held_losses
from starquest.desk.recap import recap, turns_of
from starquest.model.ids import EntityId
from starquest.text.kinds import Kind
from starquest.text.log import LogEntry

ASH, BIRCH, CUTTERS, GUNNERS = map(EntityId, (1, 2, 5, 6))


def said(headline: str, kind: Kind, unit: int = 0, target: int = 0) -> LogEntry:
    return LogEntry(headline, (), kind, EntityId(unit), EntityId(target))


ROUND = LogEntry("Round 2.", (), "mission", round=2)
CHARGE = said("Cutters: charging Ash, in reach (line 4)", "horde", CUTTERS)
BLOW = LogEntry(
    "Cutters > Ash: 2 wounds | 4 5 vs 4+", (), "attack", CUTTERS, ASH, "Cutters > Ash: 2 wounds"
)
BACK = said("Ash > Cutters: 1 down", "attack", ASH, CUTTERS)
MORALE = said("Cutters, morale after melee: 5 vs 4+, passed.", "other", CUTTERS)
SHOTS = said("Gunners: shooting, in range (line 5)", "horde", GUNNERS)
FALL = LogEntry("Birch: 3 wounds, Unconscious", (), "attack", BIRCH, marks=("fallen",))
HIT = LogEntry("Objective 1 took damage: 1 of 3.", (), "mission", EntityId(9), marks=("objective",))


def test_a_blow_its_answer_and_morale_are_one_line_with_the_reason_first() -> None:
    (turn,) = turns_of([CHARGE, BLOW, BACK, MORALE])
    assert turn.line == (
        "Cutters: charging Ash, in reach (line 4). Cutters > Ash: 2 wounds. "
        "Ash > Cutters: 1 down. Cutters, morale after melee: 5 vs 4+, passed."
    )
    assert turn.about == [CUTTERS, ASH]


def test_each_activation_has_a_line_and_what_happens_by_itself_too() -> None:
    turns = turns_of([ROUND, CHARGE, BLOW, SHOTS, HIT])
    assert [turn.unit for turn in turns] == [0, CUTTERS, GUNNERS, 9]
    assert [turn.marked for turn in turns] == [False, False, False, True]


def test_trade_is_no_part_of_a_round() -> None:
    assert turns_of([said("Ash bought Med Kit.", "shop", ASH)]) == []


def test_until_an_enemy_has_acted_the_round_before_is_told() -> None:
    held, later = said("Ash held.", "move", ASH), LogEntry("Round 3.", (), "mission", round=3)
    told = [ROUND, CHARGE, later, held]
    assert [turn.line for turn in recap(told, [ASH, BIRCH])] == [
        "Round 2.", "Cutters: charging Ash, in reach (line 4).", "Round 3.", "Ash held.",
    ]  # fmt: skip
    assert [turn.unit for turn in recap([*told, SHOTS], [ASH, BIRCH])] == [0, ASH, GUNNERS]


def test_losses_wait_for_a_key_by_kind() -> None:
    ground = LogEntry("Ash: 1 wound (dangerous ground)", (), "attack", ASH, marks=("ground",))
    lost = [CHARGE, FALL, HIT, ground]
    found = {hold: len(held_losses(lost, hold)) for hold in ("none", "fallen", "losses", "all")}
    assert found == {"none": 0, "fallen": 1, "losses": 2, "all": 3}
    assert held_losses([BLOW, FALL], "fallen")[0].lines == ("", "Birch: 3 wounds, Unconscious")


def test_a_log_that_begins_in_the_first_round_keeps_it_in_the_second() -> None:
    """The lesson's first round has no line of its own."""
    assert [turn.line for turn in recap([SHOTS, ROUND], [ASH, BIRCH])] == [
        "Gunners: shooting, in range (line 5).", "Round 2.",
    ]  # fmt: skip


def test_levels_are_no_part_of_a_round() -> None:
    level = LogEntry("Ash reached level 2.", (), "hero", ASH, grows=True)
    assert [turn.line for turn in turns_of([ROUND, level])] == ["Round 2."]

"""One command for each unit that may be ordered, written out only when asked for."""

from starquest.engine.options import Options, Orders
from starquest.model.command import Activate, Command, Deploy
from starquest.model.ids import Cell, EntityId

ORDERS = Orders([EntityId(3), EntityId(7)], Activate)


def test_there_is_one_command_for_each_unit_in_order() -> None:
    assert len(ORDERS) == 2
    assert list(ORDERS) == [Activate(EntityId(3)), Activate(EntityId(7))]
    assert Options([ORDERS])[-1] == Activate(EntityId(7))


def test_only_those_commands_are_among_them() -> None:
    assert Activate(EntityId(7)) in ORDERS
    others: list[Command] = [Activate(EntityId(4)), Deploy(EntityId(3), Cell(0))]
    assert not any(other in ORDERS for other in others)


def test_what_only_equals_a_number_is_none() -> None:
    ones = Orders([EntityId(1)], Activate)
    assert Activate(EntityId(1)) in ones
    assert Activate(EntityId(bool(1))) not in ones
    assert Activate(1.0) not in ones  # type: ignore[arg-type]  # a float where an id belongs

"""What a side may be told: of an enemy nobody sees nothing, or only what is noticed anyway."""

import attrs
import pytest

from starquest.engine.view import known_events
from starquest.model import event as events
from starquest.model.decision import Line, Why
from starquest.model.event import Check, Event, Mod
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId, Side
from starquest.model.result import Happened
from starquest.model.state import GameState
from tests.support.finding import cell, uid
from tests.support.quest import quest

DRAWN = """
1....#b....
.....#.....
..a..#.....
"""
"""The medic sees a and not b, which is behind the wall."""
PASSED = Check(6, 4, 4, (), passed=True)


def table() -> GameState:
    return quest(DRAWN, {"1": "medic"}, {"a": "jump_reaver", "b": "jump_reaver"})


def known(
    *told: Event, state: GameState | None = None, open_table: bool = False
) -> tuple[Event, ...]:
    """What the heroes know of events that change nothing else."""
    here = state or table()
    return known_events(Happened(here, told, here), open_table=open_table)


def seen() -> EntityId:
    return uid(table(), "a")


def unseen() -> EntityId:
    return uid(table(), "b")


def medic() -> EntityId:
    return uid(table(), "1")


def model(unit: EntityId) -> EntityId:
    return table().world.squads[unit].members[0]


def about(unit: EntityId) -> list[Event]:
    """One event of each kind that is about a single unit and nobody else."""
    body = model(unit)
    return [
        events.Decided(unit, Line.ORDER, NOBODY, OFF_TABLE, Why.NEAREST),
        events.Activated(unit),
        events.Acted(unit, "hold"),
        events.Idled(unit),
        events.MoraleTested(unit, PASSED, "wounds"),
        events.StatusChanged(unit, "shaken", on=True, source="morale"),
        events.TokensChanged(unit, 1, 2, "caster"),
        events.DangerRolled(body, (1,), 1),
        events.BlocksRolled(unit, "rifle", (3,), 4, 4, (), (), 1),
        events.WoundsIgnored(unit, "regeneration", (5,), 5, 1),
        events.Wounded(body, unit, 1, 1, "rifle"),
        events.Healed(body, unit, 1, 0, "medicine"),
        events.ModelDown(body, unit, "rifle"),
        events.DieRolled("zeal", 4, 1, unit),
    ]


@pytest.mark.parametrize("index", range(14))
def test_what_an_enemy_nobody_sees_does_is_not_told(index: int) -> None:
    assert known(about(unseen())[index]) == ()
    assert known(about(seen())[index]) == (about(seen())[index],)
    assert known(about(medic())[index]) == (about(medic())[index],)
    assert known(about(unseen())[index], open_table=True) == (about(unseen())[index],)


def test_what_is_about_nobody_is_for_everybody() -> None:
    told = (events.RoundStarted(2), events.AlertnessRaised(1, 3), events.DieRolled("rain", 2, 2))
    assert known(*told) == told


def test_a_door_that_opens_is_heard_but_not_who_opened_it() -> None:
    door = events.DoorOpened(unseen(), Cell(4))
    assert known(door) == (events.DoorOpened(NOBODY, Cell(4)),)


def test_a_trap_that_is_sprung_is_heard() -> None:
    assert known(events.TrapSprung(unseen(), Cell(9), "snare")) == (
        events.TrapSprung(NOBODY, Cell(9), "snare"),
    )


def test_who_fires_out_of_the_dark_is_somebody() -> None:
    shot = events.HitsRolled(unseen(), medic(), "mortar", (5,), 4, 4, (), 1, 0)
    hurt = events.Wounded(model(medic()), medic(), 1, 1, "mortar")
    assert known(shot, hurt) == (attrs.evolve(shot, attacker=NOBODY), hurt)


def test_a_spell_out_of_the_dark_and_who_meddles_with_it_are_somebodys() -> None:
    check = attrs.evolve(PASSED, mods=(Mod(f"unit:{unseen()}", 1), Mod(f"unit:{seen()}", -1)))
    spell = events.SpellTried(unseen(), "bolt", (medic(), unseen()), check)
    (told,) = known(spell)
    assert isinstance(told, events.SpellTried)
    assert (told.unit, told.targets) == (NOBODY, (medic(),))
    assert told.test.mods == (Mod("unit:0", 1), Mod(f"unit:{seen()}", -1))
    assert known(events.SpellTried(unseen(), "bolt", (unseen(),), PASSED)) == ()


def test_others_are_named_only_if_they_are_seen() -> None:
    assert known(events.Acted(medic(), "shoot", unseen())) == (
        events.Acted(medic(), "shoot", NOBODY),
    )
    struck = events.EventStruck("quake", (1, 2), (medic(), seen(), unseen()))
    assert known(struck) == (attrs.evolve(struck, targets=(medic(), seen())),)
    shares = events.HitsSplit("blast", ((seen(), 2), (unseen(), 1)))
    assert known(shares) == (events.HitsSplit("blast", ((seen(), 2),)),)
    fall = events.ModelDown(model(medic()), medic(), "rifle", unseen())
    assert known(fall) == (attrs.evolve(fall, by=NOBODY),)
    lent = events.MoraleTested(seen(), PASSED, "wounds", unseen())
    assert known(lent) == (attrs.evolve(lent, lent_by=NOBODY),)


def test_a_decision_in_sight_does_not_tell_of_a_goal_out_of_it() -> None:
    here = table()
    far, near = cell(here, 9, 0), cell(here, 3, 0)
    choice = events.Decided(seen(), Line.ORDER, unseen(), far, Why.NEAREST)
    assert known(choice) == (attrs.evolve(choice, target=NOBODY, cell=OFF_TABLE),)
    choice = attrs.evolve(choice, target=medic(), cell=near)
    assert known(choice) == (choice,)


SHAFT = """
1.....
###.##
###.##
###a##
"""
"""The medic looks along the row, not down the shaft."""


def shaft() -> GameState:
    return quest(SHAFT, {"1": "medic"}, {"a": "jump_reaver"})


def walked(state: GameState, unit: EntityId, *places: tuple[int, int]) -> events.Moved:
    path = tuple(cell(state, x, y) for x, y in places)
    return events.Moved(state.world.squads[unit].members[0], path, 2 * len(path))


def test_of_a_way_only_the_cells_in_sight_are_told() -> None:
    state = shaft()
    way = walked(state, uid(state, "a"), (3, 2), (3, 0), (4, 0))
    (told,) = known(way, state=state)
    assert told == attrs.evolve(way, path=(cell(state, 3, 0), cell(state, 4, 0)), cost=0)
    assert known(way, state=state, open_table=True) == (way,)


def test_who_comes_into_sight_is_told_to_have_come_but_not_what_it_thought() -> None:
    state = shaft()
    unit = uid(state, "a")
    thought = events.Decided(unit, Line.ORDER, NOBODY, OFF_TABLE, Why.NEAREST)
    acted = events.Acted(unit, "advance")
    told = known(thought, acted, walked(state, unit, (3, 2), (3, 0)), state=state)
    assert [type(event) for event in told] == [events.Acted, events.Moved]
    assert known(thought, acted, walked(state, unit, (3, 2)), state=state) == ()


def test_who_falls_in_sight_is_told_to_be_destroyed() -> None:
    unit = seen()
    told = (
        events.ModelDown(model(unit), unit, "rifle"),
        events.UnitDestroyed(unit, Side.TWO, "rifle"),
    )
    assert known(*told) == told
    dark = unseen()
    assert known(
        events.ModelDown(model(dark), dark, "snare"),
        events.UnitDestroyed(dark, Side.TWO, "snare"),
    ) == ()  # fmt: skip


def test_who_goes_down_sees_no_more() -> None:
    told = known(events.WentDown(medic(), "rifle"), events.Idled(seen()))
    assert told == (events.WentDown(medic(), "rifle"),)


def test_a_unit_that_arrives_out_of_sight_is_not_told_of() -> None:
    state, unit = table(), unseen()
    rolled = events.CornerRolled(unit, 2)
    dark = events.Deployed(unit, (cell(state, 9, 0),), "wave")
    light = events.Deployed(unit, (cell(state, 4, 0),), "wave")
    assert known(rolled, dark) == ()
    assert known(rolled, light) == (rolled, light)


def test_who_the_party_is_asked_about_is_named() -> None:
    rolled, asked = events.CornerRolled(unseen(), 6), events.Asked(Side.ONE, unseen(), "corner")
    assert known(rolled, asked) == (rolled, asked)
    assert known(events.Asked(Side.TWO, seen(), "strike_back")) == ()


def test_on_an_open_table_somebody_is_kept_back_and_in_the_fog_nobody_knows() -> None:
    state = quest("1....", {"1": "medic"}, {"a": "phase_hunter"})
    unit = uid(state, "a")
    told = (events.KeptBack(unit, "ambush"), events.DieRolled("ambush", 5, 3, unit))
    assert known(*told, state=state, open_table=True) == (events.KeptBack(NOBODY, "ambush"),)
    assert known(*told, state=state) == ()


def test_the_horde_is_told_what_it_sees() -> None:
    state = quest("1.#.a", {"1": "medic"}, {"a": "jump_reaver"})
    told = (events.Idled(uid(state, "1")), events.Idled(uid(state, "a")))
    assert known_events(Happened(state, told, state), Side.TWO) == told[1:]

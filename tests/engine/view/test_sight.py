"""What a side sees: light and sight are one, everybody of the side looks, and it remembers."""

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.scene import scene_of
from starquest.engine.view import Sight, follow, look, seen_cells
from starquest.model.component import Gadget, Unit
from starquest.model.event import ModelDown, UnitDestroyed
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.profile import Profile
from starquest.model.result import Happened
from starquest.model.state import GameState
from tests.support.changes import downed
from tests.support.finding import cell, uid
from tests.support.quest import quest

ROW = "1" + "." * 29
"""One hero at the end of a long row: at night it sees 12 inches, cells 0 to 12."""


def seen_by(state: GameState, side: Side = Side.ONE) -> Sight:
    return look(scene_of(state), side)


def with_turret(state: GameState, at: Cell) -> GameState:
    """The same table with a turret of the first hero on a cell."""
    draft = Draft(state)
    profile = Profile("turret", 4, 4)
    turret = draft.add_unit(Unit("turret", "Turret", Side.ONE, 1), (profile,), (0,))
    draft.world.gadgets[turret] = Gadget(uid(state, "1"))
    draft.set_status(turret, attrs.evolve(draft.world.statuses[turret], reserve=False))
    draft.put(draft.world.squads[turret].members[0], at)
    return draft.freeze()


def test_by_night_the_light_ends_where_the_sight_does() -> None:
    night = quest(ROW, {"1": "medic"}, time="night")
    assert cells_of(seen_by(night).lit) == list(range(13))
    day = quest(ROW, {"1": "medic"})
    assert cells_of(seen_by(day).lit) == list(range(30))


def test_light_ends_at_a_wall_and_shows_it() -> None:
    state = quest("1..#..", {"1": "medic"})
    assert cells_of(seen_by(state).lit) == [0, 1, 2, 3]


def test_an_enemy_is_seen_exactly_where_it_is_light() -> None:
    for x in range(1, 30):
        row = ROW[:x] + "a" + ROW[x + 1 :]
        state = quest(row, {"1": "medic"}, {"a": "jump_reaver"}, time="night")
        assert bool(seen_by(state).seen) is (x <= 12)


def test_a_turret_has_eyes() -> None:
    state = quest("1.#.a\n..#..", {"1": "medic"}, {"a": "jump_reaver"})
    assert seen_by(state).seen == ()
    watched = with_turret(state, cell(state, 4, 1))
    assert seen_by(watched).seen == (uid(state, "a"),)
    assert seen_by(watched).lit >> cell(state, 3, 0) & 1


def test_who_is_down_sees_nothing() -> None:
    state = downed(quest("1..a", {"1": "medic"}, {"a": "jump_reaver"}), "1")
    assert seen_by(state) == Sight(0, (), {})


def test_before_anybody_stands_on_it_the_whole_table_is_lit() -> None:
    state = quest("....\n....")
    draft = Draft(state)
    assert not seen_cells(draft, Side.ONE)
    assert look(draft).lit == draft.field.bits.full


def test_an_enemy_out_of_sight_is_remembered_where_it_was() -> None:
    before = quest("1..a\n.##.", {"1": "medic"}, {"a": "jump_reaver"})
    last = seen_by(before).last
    assert last == {uid(before, "a"): cell(before, 3, 0)}
    dark = quest("1#.a\n.##.", {"1": "medic"}, {"a": "jump_reaver"})
    now = look(scene_of(dark), last=last)
    assert (now.seen, now.lost) == ((), last)


def test_a_last_known_place_that_is_seen_empty_is_forgotten() -> None:
    state = quest("1..#a", {"1": "medic"}, {"a": "jump_reaver"})
    unit = uid(state, "a")
    assert look(scene_of(state), last={unit: cell(state, 2, 0)}).last == {}
    assert look(scene_of(state), last={unit: cell(state, 4, 0)}).last == {unit: cell(state, 4, 0)}


def test_who_is_destroyed_in_sight_is_forgotten_and_who_falls_in_the_dark_is_not() -> None:
    state = quest("1.a#b", {"1": "medic"}, {"a": "jump_reaver", "b": "jump_reaver"})
    near, far = uid(state, "a"), uid(state, "b")
    falls = [(model, u) for u in (near, far) for model in state.world.squads[u].members]
    told = [
        event
        for model, unit in falls
        for event in (ModelDown(model, unit, "hit"), UnitDestroyed(unit, Side.TWO, "hit"))
    ]
    after = quest("1..#.", {"1": "medic"})
    last = {near: cell(state, 4, 0), far: cell(state, 4, 0)}
    known, sight = follow(Happened(state, tuple(told), after), last=last)
    assert known == tuple(told[:2])
    assert sight.last == {far: cell(state, 4, 0)}


def test_on_an_open_table_there_is_nobody_to_look_for() -> None:
    state = quest("1.#.", {"1": "medic"})
    last = {EntityId(99): cell(state, 3, 0)}
    assert look(scene_of(state), last=last).last == last
    assert look(scene_of(state), last=last, open_table=True).last == {}


def test_an_open_table_shows_everybody_but_gives_no_light() -> None:
    state = quest("1.#.a", {"1": "medic"}, {"a": "jump_reaver"})
    sight = look(scene_of(state), open_table=True)
    assert sight.seen == (uid(state, "a"),)
    assert cells_of(sight.lit) == [0, 1, 2, 4]

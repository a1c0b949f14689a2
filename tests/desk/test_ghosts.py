"""Ghosts of a squad that is moved: where each model would stand, and what waits for it there."""

from starquest.desk.enter_action import meant
from starquest.desk.ghosts import COVERED, OPEN, ghost_facts, ghost_marks, ghosts
from starquest.desk.glyphs import UNICODE
from starquest.desk.playing import Playing
from starquest.desk.shaping import next_shape, shapes, turn_shape
from starquest.engine.game import legal, step
from starquest.engine.scene import scene_of
from starquest.model.command import Activate, Advance, Deploy, Shape
from starquest.model.ids import Cell
from starquest.model.result import Applied
from starquest.play.session import Session
from tests.support.board import Kind, catalog, fighter, gun
from tests.support.matches import field
from tests.ui.match_states import deploying, people

SIX = ["1" * 6 + "." * 18, *["." * 24] * 11]
SQUAD: Kind = [fighter(gun(reach=12))] * 6
FOE: Kind = fighter(gun(reach=9))


def acting(drawing: list[str], cursor: tuple[int, int]) -> Playing:
    """The first unit acts, with the cursor on a column and row."""
    kinds = {mark: SQUAD if mark == "1" else FOE for mark in "1a" if mark in "".join(drawing)}
    state = field(drawing, kinds, {})
    result = step(state, Activate(next(iter(state.world.units))))
    assert isinstance(result, Applied)
    playing = Playing(Session(result.state), catalog(), UNICODE, open_table=True)
    playing.cursor = Cell(result.state.table.grid.cell(*cursor))
    return playing


def with_foe(x: int, y: int) -> list[str]:
    rows = [list(row) for row in SIX]
    rows[y][x] = "a"
    return ["".join(row) for row in rows]


def spots(playing: Playing) -> set[tuple[int, int]]:
    return {playing.state.table.grid.xy(ghost.cell) for ghost in ghosts(playing)}


def test_every_model_has_its_ghost_where_the_move_puts_it() -> None:
    playing = acting(SIX, (2, 4))
    shown = {ghost.cell for ghost in ghosts(playing)}
    result = step(playing.state, Advance(playing.cursor))
    assert isinstance(result, Applied)
    assert shown == set(scene_of(result.state).cells(playing.focus))
    assert len(shown) == 6


def test_a_shape_is_shown_and_carried_out_alike() -> None:
    for wanted, spread in ((Shape.RANKS, (6, 1)), (Shape.COLUMN, (1, 6))):
        playing = acting(SIX, (4, 0))
        playing.shape = wanted
        (deed,) = meant(playing)
        assert getattr(deed[-1], "shape", None) is wanted
        found = spots(playing)
        assert (len({x for x, _ in found}), len({y for _, y in found})) == spread
        result = step(playing.state, deed[-1])
        assert isinstance(result, Applied)
        ends = scene_of(result.state).cells(playing.focus)
        assert {result.state.table.grid.xy(cell) for cell in ends} == found


def test_one_key_goes_round_the_shapes_and_another_turns_them() -> None:
    playing = acting(SIX, (2, 4))
    seen = [playing.shape]
    for _ in range(5):
        assert next_shape(playing)
        seen.append(playing.shape)
    assert seen[0] == seen[5] == Shape.ANY
    assert set(shapes(playing)) | {Shape.ANY} >= set(seen)
    playing.shape = Shape.RANKS
    turned = [(turn_shape(playing), playing.shape) for _ in range(2)]
    assert turned == [(True, Shape.COLUMN), (True, Shape.RANKS)]


def test_three_models_have_no_shape_to_choose() -> None:
    state = field(["111" + "." * 9, *["." * 12] * 5], {"1": [fighter()] * 3}, {})
    result = step(state, Activate(next(iter(state.world.units))))
    assert isinstance(result, Applied)
    playing = Playing(Session(result.state), catalog(), UNICODE)
    assert not next_shape(playing)
    assert playing.shape is Shape.ANY


def test_who_could_be_shot_in_the_open_is_marked_and_who_has_somebody_in_range() -> None:
    playing = acting(with_foe(14, 4), (3, 3))
    found = {playing.state.table.grid.xy(ghost.cell): ghost for ghost in ghosts(playing)}
    assert all(ghost.sign == OPEN for ghost in found.values())
    assert all(ghost.shoots for ghost in found.values())
    assert (
        "6 models: enemies could reach 6 in the open and 0 in cover; 6 with an enemy in range"
        in (ghost_facts(playing))
    )
    marks = ghost_marks(playing)
    assert {mark.detail for mark in marks.values()} == {"!"}


def test_behind_cover_they_are_marked_as_covered() -> None:
    drawing = with_foe(14, 4)
    drawing[3] = drawing[4] = drawing[5] = "...%%%%%%..............."[:24]
    drawing[4] = drawing[4][:14] + "a" + drawing[4][15:]
    playing = acting(drawing, (5, 4))
    inside = [g for g in ghosts(playing) if playing.scene.field.in_cover(g.cell)]
    assert inside
    assert {ghost.sign for ghost in inside} == {COVERED}


def test_nobody_near_leaves_them_calm() -> None:
    playing = acting(SIX, (2, 4))
    assert {mark.detail for mark in ghost_marks(playing).values()} == {UNICODE.ghost}
    assert ghost_facts(playing) == ["6 models: nobody in sight could reach them"]


def test_a_squad_that_is_deployed_shows_everybody() -> None:
    playing = Playing(Session(people(deploying())), catalog(), UNICODE, open_table=True)
    playing.refocus()
    units = playing.state.world.units
    squad = next(unit for unit in playing.ready() if units[unit].size > 3)
    playing.focus = squad
    found = [one for one in legal(playing.state) if isinstance(one, Deploy)]
    playing.cursor = next(one.cell for one in found if one.unit == squad)
    assert len(ghosts(playing)) == units[squad].size
    assert playing.cursor in {ghost.cell for ghost in ghosts(playing)}


def test_a_shape_without_room_gives_way_and_says_so() -> None:
    narrow = ["#" * 12, "111111......", "#" * 12]
    state = field(narrow, {"1": SQUAD}, {})
    result = step(state, Activate(next(iter(state.world.units))))
    assert isinstance(result, Applied)
    playing = Playing(Session(result.state), catalog(), UNICODE, open_table=True)
    playing.cursor = Cell(result.state.table.grid.cell(2, 1))
    playing.shape = Shape.SQUARE
    assert Shape.SQUARE not in shapes(playing)
    assert len(ghosts(playing)) == 6
    assert "Formation: a square, no room for it here" in ghost_facts(playing)

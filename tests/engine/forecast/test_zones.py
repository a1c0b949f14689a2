"""The cells an enemy could attack are those on which somebody would be in danger of it."""

from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.threats import CellThreats
from starquest.engine.forecast.zones import zones_of
from starquest.engine.scene import scene_of
from starquest.model.ids import Side
from starquest.model.state import GameState
from tests.support.board import Spots, drawn
from tests.support.changes import shaken
from tests.support.finding import cell, uid
from tests.support.quest import quest

WALL: list[tuple[int, int]] = [(14, y) for y in range(2, 14)]


def field(kind: str, **marks: Spots) -> GameState:
    board = drawn(30, 20, {"1": (2, 10), "a": (10, 10), "A": (28, 18)} | marks)
    return quest(board, {"1": "breacher"}, {"a": kind}, {"A": 1})


def zone_of(state: GameState) -> int:
    enemy = uid(state, "a")
    return zones_of(scene_of(state), Side.ONE, (enemy,))[enemy]


def test_a_gun_reaches_as_far_as_it_walks_and_shoots() -> None:
    """Scrap gunners alone on a row: 6" of walk and 24" of rifle are past the table's end."""
    state = field("scrap_gunners")
    zone = zone_of(state)
    assert zone >> cell(state, 29, 10) & 1


def test_a_wall_keeps_shots_out() -> None:
    state = field("scrap_gunners", **{"#": [(14, y) for y in range(20)]})
    zone = zone_of(state)
    assert zone >> cell(state, 13, 10) & 1
    assert not zone >> cell(state, 15, 10) & 1


def test_who_is_shaken_attacks_nobody() -> None:
    state = shaken(field("scrap_gunners"), "a")
    assert zone_of(state) == 0


def test_the_zone_is_where_the_exact_threats_are() -> None:
    """Never smaller; larger only beside where it could stop, which is too near to shoot from."""
    for kind in ("scrap_cutters", "scrap_gunners", "jump_reaver"):
        state = field(kind, **{"#": WALL, "%": [(8, 4), (9, 4), (18, 12)]})
        scene, hero, enemy = scene_of(state), uid(state, "1"), uid(state, "a")
        outlook = CellThreats(state, hero, (enemy,))
        free = scene.field.free & ~scene.mask(enemy)
        exact = sum(1 << c for c in cells_of(free) if outlook.risk(c).attackers)
        zone = zones_of(scene, Side.ONE, (enemy,))[enemy] & free
        assert exact & ~zone == 0, kind
        assert (zone & ~exact).bit_count() <= 9, kind

"""Seeing before one presses: previews, and the dangers of a whole reach."""

from functools import cache

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.in_sight import in_sight
from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.forecast import forecast
from starquest.engine.forecast.threats import risk_map, threats
from starquest.engine.intent import intent
from starquest.engine.movement.formation import goals_of
from starquest.engine.movement.paths import Pace
from starquest.engine.scene import Scene
from starquest.engine.view import view
from starquest.model.command import Activate, Charge, Command, Hold, Shoot
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Rejected
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.bench.registry import Effort, benchmark, microseconds
from tests.support.board import Spots, catalog, drawn
from tests.support.changes import geared
from tests.support.finding import uid
from tests.support.playing import offered, play
from tests.support.quest import quest

SIDE, CELLS, ENEMIES = 48, 150, 15
MARKS = "abcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNO"
WALLS = [(x, y) for x in (12, 34) for y in range(8, 40, 3)]
BUSHES = [(x, y) for x in (18, 19, 28, 29) for y in range(10, 40, 7)]


@cache
def surrounded() -> GameState:
    """A hero in the middle, with fifteen squads of three in sight round it."""
    marks: dict[str, Spots] = {"1": (24, 24), "2": (25, 26), "@": (24, 27)}
    marks |= {"#": WALLS, "%": BUSHES}
    foes: dict[str, str] = {}
    kinds = list(zip("abcdefghijklmno", _kinds(), strict=True))
    for index, (mark, kind) in enumerate(kinds):
        x, y = _round(index)
        marks[mark] = [(x, y), (x + 1, y), (x, y + 1)]
        foes[mark] = kind
    board = drawn(SIDE, SIDE, marks)
    state = quest(board, {"1": "breacher", "2": "medic"}, foes, {"@": 1})
    state = geared(state, "1", ranged="grenade_launcher")
    return play(state, Activate(uid(state, "1")))[0]


def _kinds() -> list[str]:
    return ["scrap_cutters", "scrap_gunners", "scrap_cutters"] * 5


def _round(index: int) -> tuple[int, int]:
    """Fifteen places on a square round the middle, 7 to 12 cells away."""
    far = 7 + index % 3 * 2
    side, step = index % 4, 5 * (index // 4) - 8
    return [(24 + far, 24 + step), (24 - far, 24 + step), (24 + step, 24 + far + 4),
            (24 + step, 24 - far)][side]  # fmt: skip


def _milliseconds(action: object, calls: int) -> float:
    assert callable(action)
    return microseconds(action, calls) / 1e3


def _first(kind: type[Charge | Shoot], *before: Command) -> tuple[GameState, Command]:
    state, _ = play(surrounded(), *before)
    return state, offered(state, kind)[0]


@benchmark("preview of an attack", "ms", 2)
def preview_of_an_attack(effort: Effort, _: int) -> float:
    """A hero's blast among squads that stand close together."""
    state, command = _first(Shoot, Hold())
    assert forecast(state, command).volleys[0].multiplier > 1, "it is a real blast"
    return _milliseconds(lambda: forecast(state, command), max(1, effort.calls // 100))


@benchmark("preview of a charge", "ms", 2)
def preview_of_a_charge(effort: Effort, _: int) -> float:
    """A hero's charge at a squad that strikes back."""
    state, command = _first(Charge)
    return _milliseconds(lambda: forecast(state, command), max(1, effort.calls // 100))


def reach(state: GameState) -> tuple[list[Cell], tuple[EntityId, ...]]:
    """The nearest cells of a hero's Rush, and the enemies in sight."""
    scene, unit = Scene(state), uid(state, "1")
    (here,) = scene.cells(unit)
    cells = cells_of(goals_of(scene, unit, Pace.RUSH))
    near = sorted(cells, key=lambda cell: (scene.field.grid.distance(here, cell), cell))
    return near[:CELLS], view(state).seen


@benchmark("risk map of a reach, 150 cells, 15 enemies", "ms", 1)
def risk_of_a_reach(effort: Effort, _: int) -> float:
    """How dangerous each cell of a reach is."""
    state = surrounded()
    cells, enemies = reach(state)
    assert (len(cells), len(enemies)) == (CELLS, 15)
    unit = uid(state, "1")
    return _milliseconds(lambda: risk_map(state, unit, cells, enemies), max(1, effort.calls // 500))


@benchmark("threats to one cell, 15 enemies", "ms", 2)
def threats_to_a_cell(effort: Effort, _: int) -> float:
    """Who could hit a hero on a cell, in full."""
    state = surrounded()
    cells, enemies = reach(state)
    unit = uid(state, "1")
    return _milliseconds(
        lambda: threats(state, unit, cells[-1], enemies), max(1, effort.calls // 200)
    )


@cache
def crowd() -> GameState:
    """Forty squads of three in sight of a hero in the middle of an open table."""
    places = [(3 + 6 * x, 3 + 8 * y) for y in range(6) for x in range(8)]
    free = [place for place in places if abs(place[0] - 24) + abs(place[1] - 24) > SIDE // 8][:40]
    marks: dict[str, Spots] = {"1": (24, 24), "@": (24, 27)}
    foes: dict[str, str] = {}
    for index, (x, y) in enumerate(free):
        mark = MARKS[index]
        marks[mark] = [(x, y), (x + 1, y), (x, y + 1)]
        foes[mark] = _kinds()[index % 15]
    state = quest(drawn(SIDE, SIDE, marks), {"1": "breacher"}, foes, {"@": 1})
    return play(state, Activate(uid(state, "1")))[0]


@benchmark("intent of 40 enemies", "ms", 1)
def intent_of_a_crowd(effort: Effort, _: int) -> float:
    """What every enemy in sight would do now."""
    state = crowd()
    enemies = view(state).seen
    assert len(enemies) == 40
    return _milliseconds(
        lambda: [intent(state, enemy) for enemy in enemies], max(1, effort.calls // 500)
    )


@benchmark("undo", "ms", 3)
def undo_a_move(effort: Effort, _: int) -> float:
    """A hero holds and takes it back, as the desk has it."""
    playing = Playing(Session(surrounded()), load_catalog(), SETS["unicode"])

    def there_and_back() -> None:
        assert not isinstance(playing.apply(Hold()), Rejected)
        assert playing.undo()

    return _milliseconds(there_and_back, max(1, effort.calls // 100))


@benchmark("list of things in sight, 15 enemies", "ms", 2)
def things_in_sight(effort: Effort, _: int) -> float:
    """Everything a player may want to go to, the nearest first."""
    state = surrounded()
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    say = Phrases.of(state, catalog())
    assert len(in_sight(playing, say)) > len(playing.seen) == ENEMIES
    return _milliseconds(lambda: in_sight(playing, say), max(1, effort.calls // 100))

"""Who could hit a unit, as boards tell it, against what is really legal in bot games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from starquest.engine.attack.armoury import ranged_salvos, striking
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.attacks import UnitOnCell, blows
from starquest.engine.forecast.menace import Menace
from starquest.engine.forecast.threats import CellThreats
from starquest.engine.game import legal
from starquest.engine.movement.formation import goals_of
from starquest.engine.movement.paths import Pace
from starquest.engine.odds import standing_there
from starquest.engine.roller import Roller
from starquest.engine.scene import Scene, scene_of
from starquest.model.command import Advance, Charge
from starquest.model.dice import Dice, Stream
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import Act
from tests import times
from tests.engine.forecast.test_properties import played
from tests.support.sieges import acting, put

SELDOM = 0.15
"""The share that may be told too large: of a squad at the edge of its reach not all get there."""


def stood(seed: int, every: int) -> Iterator[tuple[GameState, EntityId, Cell]]:
    """Heroes of a game, each on one of the cells it could rush to."""
    roller = Roller(Dice(seed))
    for count, state in enumerate(played(seed)):
        top = state.agenda[-1]
        if count % every or not isinstance(top, Act) or top.unit not in state.world.heroes:
            continue
        cells = cells_of(goals_of(scene_of(state), top.unit, Pace.RUSH))
        if cells:
            yield state, top.unit, cells[roller.die(Stream.MINDS, len(cells)) - 1]


def compare(state: GameState, ground: UnitOnCell, menace: Menace) -> tuple[str, int, int]:
    """Strikers and dice to shoot with at most: what was told, and what is legal at its best."""
    told = blows(ground, menace)
    shown = acting(state, menace.unit)
    charges = [c for c in legal(shown) if isinstance(c, Charge) and c.target == ground.unit]
    ends = [
        standing_there(Scene(shown), menace.unit, c.target, c.cell, melee=True) for c in charges
    ]
    real = max([len(striking(end, menace.unit, ground.unit)) for end in ends], default=0)
    strikes = max([len(blow.models) for blow in told if blow.melee], default=0)
    if real != strikes or not menace.guns:
        return "strikers", strikes, real
    dice = [sum(w.attacks * len(who) for w, who in blow.guns) for blow in told if not blow.melee]
    return "dice", max(dice, default=0), _most_dice(shown, ground.unit, menace)


def _most_dice(state: GameState, unit: EntityId, menace: Menace) -> int:
    scene = Scene(state)
    moves = [command.cell for command in legal(state) if isinstance(command, Advance)]
    ends = [standing_there(scene, menace.unit, unit, cell, melee=False) for cell in moves]
    return max(
        sum(
            salvo.dice
            for gun in menace.guns
            for salvo in ranged_salvos(end, menace.unit, gun.weapon, unit, moved=end is not scene)
        )
        for end in (scene, *ends)
    )


@pytest.mark.soak
def test_no_attack_is_told_too_small_and_hardly_one_too_large() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1, times(6, 40)):
        for state, unit, cell in stood(seed, times(5, 3)):
            outlook = CellThreats(state, unit, scene_of(state).units(Side.TWO))
            moved, ground = put(state, unit, cell), outlook.ground(cell)
            for menace in outlook.menaces:
                if not menace.idle:
                    what, told, real = compare(moved, ground, menace)
                    assert told >= real, f"{what} of {menace.unit} at {cell}, seed {seed}"
                    seen["more" if told > real else "same" if told else "nothing"] += 1
    assert seen["same"] > 10
    assert seen["more"] <= SELDOM * (seen["same"] + seen["more"]) + 3


def test_the_comparison_sees_a_planted_fault() -> None:
    for state, unit, cell in stood(3, 1):
        outlook = CellThreats(state, unit, scene_of(state).units(Side.TWO))
        moved, ground = put(state, unit, cell), outlook.ground(cell)
        for menace in outlook.menaces:
            if not menace.idle and menace.strikers(ground.mask):
                menace.strikes = False
                what, told, real = compare(moved, ground, menace)
                assert (what, told) == ("strikers", 0)
                assert real > 0
                return
    raise AssertionError("nobody was ever in reach")

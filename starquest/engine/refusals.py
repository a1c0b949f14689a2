"""Why a command cannot be carried out, as exactly as can be said."""

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.actions.volleys import TARGETS
from starquest.engine.scene import Scene
from starquest.model import command as commands
from starquest.model.ids import EntityId
from starquest.model.result import Reason, Rejected
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Reserves, Tidying, Turn


def refuse(state: GameState, command: object) -> Rejected:
    """The refusal of a command that is not legal now."""
    if not isinstance(command, commands.Command):
        return Rejected(Reason.NOT_A_COMMAND, type(command).__name__)
    if state.outcome is not None:
        return Rejected(Reason.GAME_OVER, state.outcome.reason)
    return _refusal(Scene(state), command)


def _refusal(scene: Scene, command: commands.Command) -> Rejected:
    top = scene.state.agenda[-1]
    match command, top:
        case commands.Choose(option), Ask():
            return Rejected(Reason.NO_SUCH_OPTION, option)
        case commands.Activate(unit), Turn():
            return _unit(scene, unit) or Rejected(Reason.ALREADY_ACTIVATED, unit)
        case commands.Deploy(unit, cell), Reserves():
            return _unit(scene, unit) or _cell(scene, cell)
        case ((commands.Advance(cell) | commands.Rush(cell)), Act(main=main)) if main:
            return _cell(scene, cell)
        case commands.Nudge(_, cell), Tidying():
            return _cell(scene, cell)
        case commands.OpenDoor(cell), Act(opened=False):
            return _cell(scene, cell)
        case commands.Charge(target, cell), Act(main=main) if main:
            return _target(scene, target) or _cell(scene, cell)
        case commands.Shoot(shots), Act(unit, shooting=True):
            return _shots(scene, unit, shots)
        case commands.Cast(spell, targets), Act(attacked=False):
            return _cast(scene, spell, targets)
        case _:
            return Rejected(Reason.NOT_NOW, type(command).__name__, type(top).__name__)


def _unit(scene: Scene, unit: EntityId) -> Rejected | None:
    """What is wrong with a unit of one's own."""
    top = scene.state.agenda[-1]
    if unit not in scene.world.units:
        return _gone(scene, unit)
    if isinstance(top, Turn | Reserves) and scene.side(unit) != top.side:
        return Rejected(Reason.WRONG_SIDE, unit)
    if isinstance(top, Turn) and scene.world.statuses[unit].reserve:
        return Rejected(Reason.NOT_ON_TABLE, unit)
    return None


def _gone(scene: Scene, unit: EntityId) -> Rejected:
    known = type(unit) is int and 0 < unit < scene.state.next_id and unit not in scene.world.bodies
    return Rejected(Reason.UNIT_DESTROYED if known else Reason.NO_SUCH_UNIT, unit)


def _cell(scene: Scene, cell: int) -> Rejected:
    if type(cell) is not int or not scene.field.grid.holds(cell):
        return Rejected(Reason.OUTSIDE_BOARD, cell)
    return Rejected(Reason.OUT_OF_REACH, cell)


def _target(scene: Scene, target: EntityId) -> Rejected | None:
    if target not in scene.world.units:
        return _gone(scene, target)
    top = scene.state.agenda[-1]
    if isinstance(top, Act) and scene.side(target) == scene.side(top.unit):
        return Rejected(Reason.WRONG_SIDE, target)
    return None


def _shots(scene: Scene, unit: EntityId, shots: tuple[commands.Shot, ...]) -> Rejected:
    carried = [weapon.id for weapon in weapons_of(scene, unit)]
    for shot in shots:
        if shot.weapon not in carried:
            return Rejected(Reason.NO_SUCH_WEAPON, shot.weapon)
        wrong = _target(scene, shot.target)
        if wrong is not None:
            return wrong
    if len(dict.fromkeys(shot.target for shot in shots)) > TARGETS:
        return Rejected(Reason.TOO_MANY_TARGETS, len(shots))
    return Rejected(Reason.NO_TARGET)


def _cast(scene: Scene, spell: str, targets: tuple[EntityId, ...]) -> Rejected:
    if spell not in scene.catalog.spells:
        return Rejected(Reason.NO_SUCH_SPELL, spell)
    for target in targets:
        if target not in scene.world.units:
            return _gone(scene, target)
    return Rejected(Reason.NO_TARGET)

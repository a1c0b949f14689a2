"""Why a command cannot be carried out, as exactly as can be said."""

from starquest.engine.actions.shooting import TARGETS, weapons_of
from starquest.engine.scene import Scene
from starquest.model import command as commands
from starquest.model.ids import EntityId
from starquest.model.result import Reason, Rejected
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Reserves, Turn


def refuse(state: GameState, command: object) -> Rejected:
    """The refusal of a command that is not legal now."""
    if not isinstance(command, commands.Command):
        return Rejected(Reason.NOT_A_COMMAND, type(command).__name__)
    if state.outcome is not None:
        return Rejected(Reason.GAME_OVER, state.outcome.reason)
    reason, detail = _reason(Scene(state), command)
    return Rejected(reason, detail)


def _reason(scene: Scene, command: commands.Command) -> tuple[Reason, str]:
    top = scene.state.agenda[-1]
    match command, top:
        case commands.Choose(option), Ask(options=options):
            return Reason.NO_SUCH_OPTION, f"{option} of {len(options)}"
        case commands.Activate(unit), Turn():
            return _unit(scene, unit) or (Reason.ALREADY_ACTIVATED, str(unit))
        case commands.Deploy(unit, cell), Reserves():
            return _unit(scene, unit) or _cell(scene, cell)
        case ((commands.Advance(cell) | commands.Rush(cell)), Act(main=main)) if main:
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
            return Reason.NOT_NOW, f"{type(command).__name__} at {type(top).__name__}"


def _unit(scene: Scene, unit: EntityId) -> tuple[Reason, str] | None:
    """What is wrong with a unit of one's own."""
    top = scene.state.agenda[-1]
    if unit not in scene.world.units:
        return _gone(scene, unit)
    if isinstance(top, Turn | Reserves) and scene.side(unit) != top.side:
        return Reason.WRONG_SIDE, str(unit)
    if isinstance(top, Turn) and scene.world.statuses[unit].reserve:
        return Reason.NOT_ON_TABLE, str(unit)
    return None


def _gone(scene: Scene, unit: EntityId) -> tuple[Reason, str]:
    known = type(unit) is int and 0 < unit < scene.state.next_id and unit not in scene.world.bodies
    return (Reason.UNIT_DESTROYED if known else Reason.NO_SUCH_UNIT), str(unit)


def _cell(scene: Scene, cell: int) -> tuple[Reason, str]:
    if type(cell) is not int or not scene.field.grid.holds(cell):
        return Reason.OUTSIDE_BOARD, str(cell)
    return Reason.OUT_OF_REACH, str(cell)


def _target(scene: Scene, target: EntityId) -> tuple[Reason, str] | None:
    if target not in scene.world.units:
        return _gone(scene, target)
    top = scene.state.agenda[-1]
    if isinstance(top, Act) and scene.side(target) == scene.side(top.unit):
        return Reason.WRONG_SIDE, str(target)
    return None


def _shots(scene: Scene, unit: EntityId, shots: tuple[commands.Shot, ...]) -> tuple[Reason, str]:
    carried = [weapon.id for weapon in weapons_of(scene, unit)]
    for shot in shots:
        if shot.weapon not in carried:
            return Reason.NO_SUCH_WEAPON, shot.weapon
        wrong = _target(scene, shot.target)
        if wrong is not None:
            return wrong
    if len(dict.fromkeys(shot.target for shot in shots)) > TARGETS:
        return Reason.TOO_MANY_TARGETS, str(len(shots))
    return Reason.NO_TARGET, "out of range or sight, or fired already"


def _cast(scene: Scene, spell: str, targets: tuple[EntityId, ...]) -> tuple[Reason, str]:
    if spell not in scene.catalog.spells:
        return Reason.NO_SUCH_SPELL, spell
    for target in targets:
        if target not in scene.world.units:
            return _gone(scene, target)
    return Reason.NO_TARGET, "not known, not paid for, tried already or out of reach"

"""What an activated unit may do now."""

from starquest.engine.actions.casting import casts
from starquest.engine.actions.charging import charges
from starquest.engine.actions.marching import marches
from starquest.engine.actions.shooting import may_shoot, shots
from starquest.engine.mode import mode_of
from starquest.engine.movement.paths import paths_of
from starquest.engine.movement.standing import doors_near
from starquest.engine.movement.tidying import may_tidy
from starquest.engine.options import Cells, Group, Listed
from starquest.engine.scene import Scene
from starquest.model.command import Done, OpenDoor, Tidy
from starquest.model.step import Act


def menu(scene: Scene, act: Act) -> list[Group]:
    """Every command an activation allows."""
    groups: list[Group] = []
    if act.main:
        paths = paths_of(scene, act.unit)
        groups += marches(scene, act.unit)
        groups += charges(scene, act.unit, paths)
        if not act.tidy and may_tidy(scene, act.unit):
            groups.append(Listed([Tidy()]))
    if act.shooting:
        groups += shots(scene, act.unit)
    if not act.attacked:
        groups += casts(scene, act.unit)
    if not act.opened:
        groups.append(Cells(doors_near(scene, act.unit), OpenDoor))
    more = mode_of(scene).act(scene, act)
    groups += more or ()
    if not act.main or more is not None:
        groups.append(Listed([Done()]))
    return groups


def anything_to_do(scene: Scene, act: Act) -> bool:
    """Whether an activation offers more than its end."""
    if act.main:
        return True
    if act.shooting and may_shoot(scene, act.unit):
        return True
    if not act.opened and doors_near(scene, act.unit):
        return True
    if not act.attacked and any(len(group) for group in casts(scene, act.unit)):
        return True
    return any(len(group) for group in mode_of(scene).act(scene, act) or ())

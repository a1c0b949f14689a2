"""What a planned move costs, said before Enter: ground, cover, charges, what it leaves."""

from collections.abc import Iterator

from starquest.desk.enter_action import Deed
from starquest.desk.foresight import foreseen, outlook_of
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.ways import way_to
from starquest.engine.attack.salvo import cover_of
from starquest.engine.circumstances import Cover
from starquest.engine.scene import Scene
from starquest.model.ids import Cell
from starquest.text.foreseen import danger_of, jump_of
from starquest.text.moving import charges, danger, goes_round, jump, uncovered


def move_costs(playing: Playing, deed: Deed) -> list[str]:
    """What a move costs, the worst first; nothing for one that costs nothing."""
    after = outlook_of(playing).ground(playing.cursor).scene
    found = [*_ground(playing, deed), *_charges(playing), *_cover(playing, after)]
    return found + look_of(playing.state).gives_up(playing, after)


def _ground(playing: Playing, deed: Deed) -> Iterator[str]:
    """Dangerous ground on the way, or that the way leads round it."""
    told = foreseen(playing, deed)
    if told.jumps:
        yield jump(*jump_of(told.jumps, playing.focus))
    dice, hurt = danger_of(told.dangers, playing.focus, steadied=playing.steadied)
    scene = playing.known_scene
    way = way_to(scene, playing.focus, playing.cursor)
    if dice:
        yield danger(dice, hurt)
    elif not scene.kit(playing.focus).flies and any(
        scene.field.dangerous >> cell & 1 for cell in way
    ):
        yield goes_round()


def _charges(playing: Playing) -> Iterator[str]:
    """How many of the enemies in sight could charge it there, if that is more than here."""
    here = playing.known_scene.cells(playing.focus)[0]
    there = _chargers(playing, playing.cursor)
    if there > _chargers(playing, here):
        yield charges(there)


def _chargers(playing: Playing, cell: Cell) -> int:
    outlook = outlook_of(playing)
    mask = outlook.ground(cell).mask
    return sum(menace.strikes and bool(menace.strikers(mask)) for menace in outlook.menaces)


def _cover(playing: Playing, after: Scene) -> Iterator[str]:
    """That it has cover now and will have none."""
    if _covered(playing, playing.known_scene) and not _covered(playing, after):
        yield uncovered()


def _covered(playing: Playing, scene: Scene) -> bool:
    """Whether it has cover from any enemy in sight; with none there, whether it stands in some."""
    shooters = [scene.cells(enemy)[0] for enemy in playing.seen]
    unit = playing.focus
    return any(
        cover_of(scene, cell, unit) is not Cover.NONE for cell in shooters or scene.cells(unit)[:1]
    )

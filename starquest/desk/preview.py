"""What an attack would come to before it is made: exact odds for each way to attack."""

import attrs

from starquest.engine.actions.charging import lead_of
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import targets_of
from starquest.engine.board.bits import lowest
from starquest.engine.movement.paths import paths_of
from starquest.engine.odds import Odds, odds
from starquest.engine.scene import scene_of
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import Act


@attrs.frozen
class Preview:
    """One way to attack, and what may come of it."""

    way: str
    """"shoot" or "charge"."""
    weapons: tuple[str, ...]
    odds: Odds


def previews(state: GameState, hero: EntityId, enemy: EntityId) -> list[Preview]:
    """The attacks a hero could make on an enemy from where it stands."""
    found = []
    for way, weapons in (("shoot", _guns(state, hero, enemy)), ("charge", _blades(state, hero))):
        if not weapons:
            continue
        if way == "shoot":
            act = state.agenda[-1] if state.agenda else None
            moved = isinstance(act, Act) and act.moved
            found.append(Preview(way, weapons, odds(state, hero, weapons, enemy, moved=moved)))
        else:
            board = lead_of(scene_of(state), paths_of(scene_of(state), hero), enemy)[1]
            if board:
                told = odds(state, hero, weapons, enemy, lowest(board))
                found.append(Preview(way, weapons, told))
    return found


def _guns(state: GameState, hero: EntityId, enemy: EntityId) -> tuple[str, ...]:
    scene = scene_of(state)
    weapons = weapons_of(scene, hero)
    return tuple(w.id for w in weapons if enemy in targets_of(scene, hero, w))


def _blades(state: GameState, hero: EntityId) -> tuple[str, ...]:
    profiles = state.world.builds[hero].profiles
    return tuple(w.id for profile in profiles for w in profile.weapons if w.melee)

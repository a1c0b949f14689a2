"""What gives heroes heart, and what losing it costs them."""

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.power import lose_power
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene
from starquest.model.event import Mod
from starquest.model.ids import EntityId


def morale_mods(scene: Scene, unit: EntityId) -> tuple[Mod, ...]:
    """A comrade near gives a hero heart."""
    near = unit in scene.world.heroes and comrade_near(scene, unit)
    return (Mod("comrade", 1),) if near else ()


def comrade_near(scene: Scene, unit: EntityId) -> bool:
    """Whether another conscious hero is near enough to give heart."""
    here = scene.mask(unit)
    others = [other for other in party(scene) if other != unit]
    return any(
        scene.within(here, scene.mask(other), scene.catalog.quest.hero.comrade) for other in others
    )


def lose_heart(draft: Draft, unit: EntityId, source: str) -> bool:
    """A hero loses power where others run."""
    if unit not in draft.world.heroes:
        return False
    lose_power(draft, unit, draft.catalog.quest.power.lost_heart, source)
    return True

"""What a weapon is worth in a hero's hands: exact odds against a typical enemy."""

from functools import lru_cache

from starquest.engine.draft import Draft
from starquest.engine.odds import odds
from starquest.model.component import Status, Unit
from starquest.model.dice import Dice
from starquest.model.ids import EntityId, Side
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.state import GameState, Settings
from starquest.model.table import Table
from starquest.model.world import World

TYPICAL = Profile("typical", 5, 5, (RuleRef("tough", 3),))
"""Three models of middling Quality, Defense and Tough."""
MODELS = 3
ROOM = 9


@lru_cache(maxsize=1024)
def expected_wounds(quality: int, rules: tuple[RuleRef, ...], weapon: Weapon) -> float:
    """The mean wounds of one attack with a weapon: shooting, or striking without a charge."""
    attacker = Profile("hero", quality, 5, rules, (weapon,))
    draft = Draft(_empty())
    hero = _stand(draft, attacker, Side.ONE, [(0, 1)])
    foes = [(1 if weapon.melee else min(ROOM - 2, weapon.range // 2), y) for y in range(MODELS)]
    enemy = _stand(draft, TYPICAL, Side.TWO, foes)
    state = draft.freeze()
    return odds(state, hero, (weapon.id,), enemy, charging=False).expected_wounds


def _empty() -> GameState:
    table = Table(("." * ROOM,) * MODELS)
    settings = Settings("appraisal")
    return GameState(settings, table, World(), Dice(0))


def _stand(draft: Draft, profile: Profile, side: Side, places: list[tuple[int, int]]) -> EntityId:
    unit = draft.add_unit(Unit("x", "x", side, len(places)), (profile,), (0,) * len(places))
    draft.set_status(unit, Status())
    for model, (x, y) in zip(draft.world.squads[unit].members, places, strict=True):
        draft.put(model, draft.field.grid.cell(x, y))
    return unit

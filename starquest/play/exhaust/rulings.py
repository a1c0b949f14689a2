"""Special rules seen at work: by their name on a roll, or by what only they make possible."""

from collections.abc import Callable, Iterator
from typing import Any

from starquest.content.loader import load_catalog
from starquest.engine.attack.salvo import BEST
from starquest.engine.hooks import RULES
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.engine.movement.paths import ROUGH, RUSH
from starquest.model import event as told
from starquest.model.event import Event, Mod
from starquest.model.modifier import Grant
from starquest.play.exhaust.look import Look

Sign = Callable[[Look, Any], bool]


def rules_in(look: Look, event: Event) -> Iterator[str]:
    """The special rules an event shows at work."""
    yield from (mod.source for mod in _mods(event) if mod.source in RULES)
    if isinstance(event, told.WoundsIgnored):
        yield event.source
    if isinstance(event, told.ModifierEnded) and isinstance(event.modifier, Grant):
        yield event.modifier.rule.name  # it was lent for as long as it should be
    yield from (rule for rule, sign in SIGNS.get(type(event), {}).items() if sign(look, event))


def _mods(event: Event) -> tuple[Mod, ...]:
    match event:
        case told.HitsRolled(mods=mods, extra=extra):
            return (*mods, *extra)
        case told.BlocksRolled(mods=mods):
            return mods
        case told.MoraleTested(test=check):
            return check.mods
        case _:
            return ()


def _survived(look: Look, event: told.Wounded) -> bool:
    return look.has(event.unit, "tough") and event.model in look.after.world.bodies


def _marched(rule: str) -> Sign:
    return lambda look, event: event.action in ("advance", "rush") and look.has(event.unit, rule)


def _far(look: Look, event: told.Moved) -> bool:
    """Farther than anybody else may go."""
    return _moves(look, event, "fast") and event.cost > look.before.table.length(RUSH)


def _moves(look: Look, event: told.Moved, rule: str) -> bool:
    return look.has(look.unit_of(event.model), rule)


def _over(look: Look, event: told.Moved) -> bool:
    """Over what nobody can walk through."""
    unit = look.unit(look.unit_of(event.model))
    if unit is None or not _moves(look, event, "flying"):
        return False
    blocked = ~look.field.free | look.standing(unit.side.other)
    return any(blocked >> cell & 1 for cell in event.path)


def _through(look: Look, event: told.Moved) -> bool:
    """Farther than others may go who touch difficult ground."""
    rough = any(look.field.difficult >> cell & 1 for cell in event.path)
    return rough and _moves(look, event, "strider") and event.cost > look.before.table.length(ROUGH)


def _forward(look: Look, event: told.Deployed) -> bool:
    """Farther from every corner than others deploy."""
    near = load_catalog().quest.waves.corner
    grid, length = look.field.grid, look.before.table.length(near) + 1
    corners = [corner_cell(grid, quarter) for quarter in QUARTERS]
    return look.has(event.unit, "scout") and all(
        grid.distance(corner, event.cells[0]) > length for corner in corners
    )


def _feared(look: Look, event: told.MoraleTested) -> bool:
    """Tested after a melee with somebody terrible."""
    melee = look.before.melee
    if event.reason != "melee" or melee is None:
        return False
    pair = (melee.charger, melee.target)
    return event.unit in pair and any(u != event.unit and look.has(u, "fear") for u in pair)


def _armed(rule: str) -> Sign:
    return lambda look, event: look.armed(event.weapon, rule)


SIGNS: dict[type[Event], dict[str, Sign]] = {
    told.HitsRolled: {
        "reliable": lambda look, event: look.armed(event.weapon, "reliable") and event.base == BEST,
        "blast": lambda _, event: event.multiplier > 1,
        "impact": lambda _, event: event.weapon == "impact",
        "counter": _armed("counter"),
        "limited": _armed("limited"),
        "unstoppable": _armed("unstoppable"),
    },
    told.BlocksRolled: {"bane": lambda _, event: bool(event.rerolled)},
    told.Wounded: {
        "tough": _survived,
        "deadly": lambda look, event: event.wounds > 1 and look.armed(event.source, "deadly"),
    },
    told.Acted: {
        "slow": _marched("slow"),
        "encumbered": _marched("encumbered"),
        "immobile": lambda look, event: event.action == "hold" and look.has(event.unit, "immobile"),
    },
    told.Moved: {"fast": _far, "flying": _over, "strider": _through},
    told.Deployed: {"ambush": lambda _, event: event.source == "ambush", "scout": _forward},
    told.DieRolled: {"zeal": lambda _, event: event.source == "zeal" and event.value > 0},
    told.TokensChanged: {"caster": lambda _, event: event.source == "caster"},
    told.PowerChanged: {
        "afflicted": lambda look, event: event.change < 0 and look.has(event.unit, "afflicted"),
    },
    told.DiseaseRolled: {"diseased": lambda *_: True},
    told.MoraleTested: {
        "hero": lambda _, event: event.lent_by != 0,
        "fearless": lambda _, event: event.saved > 0 and event.passed,
        "fear": _feared,
    },
}
"""What shows a rule that leaves no name on a roll."""

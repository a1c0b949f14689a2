"""The moments at which a mode may step in, and what happens if it does not.

A closed list: each moment is one function, called in one place. It may push steps and asks. What
is only counted belongs to `Mode.watch`; what lasts the whole game and is a plain choice between
rules is a policy of the settings.
"""

from collections.abc import Callable, Sequence

from starquest.engine.draft import Draft
from starquest.engine.scene import Scene
from starquest.model.event import Mod
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import ResolveSpell, Step, Suffer


def _nothing(_draft: Draft, _unit: EntityId) -> None:
    return None


def _no_pay(_draft: Draft, _step: ResolveSpell) -> None:
    return None


def _as_always(_draft: Draft, _unit: EntityId, _source: str) -> bool:
    return False


def _no(_scene: Scene, _unit: EntityId) -> bool:
    return False


def _no_mods(_scene: Scene, _unit: EntityId) -> tuple[Mod, ...]:
    return ()


def _only_wounds(_draft: Draft, wounds: Sequence[Suffer]) -> list[Step]:
    return [*wounds]


@frozen
class Moments:
    """What a mode does at which moment; the defaults change nothing."""

    activated: Callable[[Draft, EntityId], None] = _nothing
    """A unit's activation has begun and is on top of the agenda."""
    before_wounds: Callable[[Draft, Sequence[Suffer]], list[Step]] = _only_wounds
    """All dice of an attack are rolled and nobody has fallen: the steps that follow."""
    may_ask: Callable[[Scene, EntityId], bool] = _no
    """Whether a question could come before a unit's wounds."""
    felled: Callable[[Draft, EntityId, str], bool] = _as_always
    """A unit's model has all the wounds it bears; True if it stays on the table."""
    routed: Callable[[Draft, EntityId, str], bool] = _as_always
    """A Shaken unit has failed a morale test; True if it stays on the table."""
    morale_mods: Callable[[Scene, EntityId], tuple[Mod, ...]] = _no_mods
    """What else changes a unit's morale tests."""
    spell_failed: Callable[[Draft, ResolveSpell], None] = _no_pay
    """A spell has failed."""
    boosts_own_spell: Callable[[Scene, EntityId], bool] = _no
    """Whether a caster may spend the tokens it has left on its own spell."""

"""The hooks a special rule can use, named in the order the rulebook asks for them.

A rule is one small class that overrides a few of these. Most of them modify: they are asked and
answer with a number or yes and no. Those named `on_` react: they answer with steps. None of them
rolls a die or changes anything, so the same hooks serve the real attack and the exact odds.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, ClassVar

from starquest.engine.circumstances import Attack
from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Step


class Attacks(Enum):
    """The kinds of attack a rule may belong to."""

    ANY = 0
    MELEE = 1
    SHOOTING = 2


@frozen
class Rule:
    """A special rule; the defaults change nothing."""

    value: int = 0

    id: ClassVar[str] = ""
    whole_unit: ClassVar[bool] = False
    """Whether it works only while every model of the unit has it."""
    attacks: ClassVar[Attacks] = Attacks.ANY
    """The attacks it belongs to: lent until the next attack, it outlasts the others."""
    flanks: ClassVar[bool] = False
    """Whether it asks if an attack is flanked."""

    # movement
    def advance(self) -> int:
        """Inches added to an Advance."""
        return 0

    def rush(self) -> int:
        """Inches added to a Rush or Charge."""
        return 0

    def hold_only(self) -> bool:
        """Whether the unit may only Hold."""
        return False

    def flies(self) -> bool:
        """Whether it moves over units and terrain."""
        return False

    def ignores_difficult(self) -> bool:
        """Whether difficult ground does not slow it."""
        return False

    def easier_jumps(self) -> int:
        """How much less each die of its jumps has to show."""
        return 0

    def charges_anywhere(self) -> bool:
        """Whether no ground slows or hurts its charge."""
        return False

    def stands_fast(self) -> bool:
        """Whether others cannot move it."""
        return False

    # turns
    def acts_last(self) -> bool:
        """Whether it activates after all the others of its side."""
        return False

    def hides(self) -> int:
        """The inches beyond which enemies do not know of it; 0 for never."""
        return 0

    # deployment
    def ambushes(self) -> bool:
        """Whether it may arrive anywhere from the second round on."""
        return False

    def scouts(self) -> bool:
        """Whether it may deploy late and forward."""
        return False

    # to hit
    def quality(self, attack: Attack, quality: int) -> int:
        """The Quality an attack is made with."""
        return quality

    def to_hit(self, attack: Attack) -> int:
        """Added to the attacker's rolls to hit."""
        return 0

    def to_be_hit(self, attack: Attack) -> int:
        """Added to rolls to hit this unit."""
        return 0

    def shoots_best_still(self) -> bool:
        """Whether it shoots best from where it stands."""
        return False

    def sees_everything(self) -> bool:
        """Whether it may shoot what it cannot see."""
        return False

    def extra_hits(self, attack: Attack) -> int:
        """Hits each unmodified 6 deals beyond its own."""
        return 0

    def blast(self) -> int:
        """What each hit is multiplied by."""
        return 1

    def impact(self) -> int:
        """Dice rolled by each model when it has charged."""
        return 0

    def tireless(self) -> bool:
        """Whether fatigue does not count."""
        return False

    def counters(self) -> bool:
        """Whether the weapon strikes before those who charge."""
        return False

    # to block
    def armour_piercing(self) -> int:
        """What is taken from rolls to block in every attack."""
        return 0

    def piercing(self, attack: Attack) -> int:
        """Taken from rolls to block."""
        return 0

    def piercing_sixes(self, attack: Attack) -> int:
        """Taken from rolls to block the hits of unmodified 6s besides."""
        return 0

    def ignores_cover(self, attack: Attack) -> bool:
        """Whether cover does not help against it."""
        return False

    def ignores_penalties(self) -> bool:
        """Whether nothing makes the weapon worse."""
        return False

    def to_block(self, attack: Attack) -> int:
        """Added to this unit's rolls to block."""
        return 0

    def rerolls_blocks(self) -> bool:
        """Whether unmodified 6s to block are rolled again."""
        return False

    # wounds
    def deadly(self) -> int:
        """What each wound is multiplied by."""
        return 1

    def ignores_wound(self, *, pierced: bool) -> int:
        """The die from which a wound is ignored; 0 for never."""
        return 0

    def pierces_regeneration(self) -> bool:
        """Whether Regeneration does not help against it."""
        return False

    def bodyguard(self) -> EntityId:
        """Who takes the wounds of attacks on it."""
        return NOBODY

    def toughness(self) -> int:
        """The wounds a model bears."""
        return 1

    def fear(self) -> int:
        """Wounds it counts as having dealt besides, in melee."""
        return 0

    # morale
    def morale(self) -> int:
        """Added to morale tests."""
        return 0

    def passes_morale(self) -> bool:
        """Whether it passes every morale test."""
        return False

    def saves_morale(self) -> int:
        """The die from which a failed morale test is passed; 0 for never."""
        return 0

    def lends_quality(self) -> bool:
        """Whether friends near it may use its Quality for morale."""
        return False

    # spells, power, healing
    def casts(self) -> bool:
        """Whether it casts spells, and so belongs to a tradition."""
        return False

    def surcharge(self) -> int:
        """What the first power spent in a round costs besides."""
        return 0

    def resists_healing(self) -> bool:
        """Whether only thorough healing restores its wounds."""
        return False

    # the rest
    def once(self) -> bool:
        """Whether the weapon works once a game."""
        return False

    def searches_twice(self) -> bool:
        """Whether it rolls two dice for a search token and keeps one."""
        return False

    # reactions
    def on_round_start(self, bearer: EntityId) -> tuple[Step, ...]:
        """What follows when a round starts."""
        return ()

    def on_activation(self, bearer: EntityId) -> tuple[Step, ...]:
        """What follows when its activation starts."""
        return ()

    def on_targeted(self, bearer: EntityId, by: EntityId) -> tuple[Step, ...]:
        """What follows when an enemy is about to shoot or charge it, before any die."""
        return ()

    def on_enemy_near(self, bearer: EntityId, mover: EntityId) -> tuple[Step, ...]:
        """What follows when an enemy has ended a move, before anybody shoots at it."""
        return ()

    def on_enemy_moved(self, bearer: EntityId, mover: EntityId) -> tuple[Step, ...]:
        """What follows when an enemy has ended a move."""
        return ()

    def on_destroyed(self, bearer: EntityId) -> tuple[Step, ...]:
        """What follows when the last model of the unit has fallen."""
        return ()

    def on_round_end(self, bearer: EntityId) -> tuple[Step, ...]:
        """What follows when a round ends, unless it is down."""
        return ()


HOOKS: dict[str, Callable[..., Any]] = {
    name: value
    for name, value in vars(Rule).items()
    if callable(value) and not name.startswith("_")
}
"""The one list of hooks, each by its name."""

RULES: dict[str, type[Rule]] = {}
"""Every special rule by its id; filled by `starquest.engine.rules`."""


def rule(name: str) -> Callable[[type[Rule]], type[Rule]]:
    """Register a special rule under its id."""

    def register(cls: type[Rule]) -> type[Rule]:
        cls.id = name
        RULES[name] = cls
        return cls

    return register


@cache
def known_as(hook: Callable[..., object]) -> str:
    """The id of the first rule that uses a hook: what the game calls what the hook stands for."""
    name = hook.__name__
    return next(key for key, kind in RULES.items() if getattr(kind, name) is not HOOKS[name])

"""What a model is: its values, its special rules and its weapons."""

from starquest.model.frozen import frozen


@frozen(cache_hash=True)
class RuleRef:
    """A special rule by name, with its number where it has one: tough 3, ap 1."""

    name: str
    value: int = 0


@frozen(cache_hash=True)
class Weapon:
    """A weapon; range 0 is melee. AP, Blast and the like are among its rules."""

    id: str
    range: int
    attacks: int
    rules: tuple[RuleRef, ...] = ()

    @property
    def melee(self) -> bool:
        """Whether it strikes in melee."""
        return self.range == 0


@frozen(cache_hash=True)
class Profile:
    """One kind of model."""

    id: str
    quality: int
    defense: int
    rules: tuple[RuleRef, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    footprint: int = 1
    """Cells along each edge: 1, or 2 for the largest models."""
    spells: tuple[str, ...] = ()

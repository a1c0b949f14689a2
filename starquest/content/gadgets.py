"""What heroes set up on the table."""

from typing import Annotated

from starquest.content.checks import Filled
from starquest.content.fields import Id, Name, Target, WeaponId
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class GadgetDef:
    """A machine that stands where it was set up and acts after its owner."""

    id: Id
    name: Name
    quality: Target
    defense: Target
    weapons: Annotated[tuple[WeaponId, ...], Filled()]
    rules: tuple[RuleRef, ...] = ()

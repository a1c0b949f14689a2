"""Factions of the horde."""

from starquest.content.fields import Id, Name, RuleId
from starquest.model.frozen import frozen


@frozen
class FactionDef:
    """A people the horde is drawn from; all its units carry its trait."""

    id: Id
    name: Name
    trait: RuleId
    text: str = ""

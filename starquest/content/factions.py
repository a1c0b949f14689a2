"""Factions of the horde."""

import attrs

from starquest.content.fields import Id, Name, RuleId


@attrs.frozen
class FactionDef:
    """A people the horde is drawn from; all its units carry its trait."""

    id: Id
    name: Name
    trait: RuleId
    text: str = ""

"""The kinds of field that definitions are made of."""

from typing import Annotated

from starquest.content.checks import Between, Filled, Ident, Statement
from starquest.model.frozen import frozen


@frozen
class Ref:
    """Marks a name that must be an id in another file of data/."""

    kind: str


Id = Annotated[str, Ident()]
Name = Annotated[str, Filled()]
StatementId = Annotated[str, Statement()]
"""The number of a statement of the rules."""
RuleId = Annotated[str, Ident(), Ref("rules")]
WeaponId = Annotated[str, Ident(), Ref("weapons")]
FactionId = Annotated[str, Ident(), Ref("factions")]
SkillId = Annotated[str, Ident(), Ref("skills")]
FeatId = Annotated[str, Ident(), Ref("feats")]
ItemId = Annotated[str, Ident(), Ref("items")]
GadgetId = Annotated[str, Ident(), Ref("gadgets")]
ConditionId = Annotated[str, Ident(), Ref("conditions")]
Target = Annotated[int, Between(2, 6)]
"""A value a die has to reach."""
Inches = Annotated[int, Between(0, 96)]
Reach = Annotated[int, Between(1, 96)]
"""Inches, but some."""
Count = Annotated[int, Between(1, 99)]
Change = Annotated[int, Between(-12, 12)]
"""A change to a roll or a distance."""
Points = Annotated[int, Between(0, 9999)]

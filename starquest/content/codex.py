"""The codex: how to play, what the words mean, and what this table rules."""

from typing import Annotated, Literal

from starquest.content.checks import Ident
from starquest.content.fields import Id, Name, Ref, StatementId
from starquest.model.frozen import frozen

CodexId = Annotated[str, Ident(), Ref("codex")]


@frozen
class CodexDef:
    """One page of the codex; those on rules, skills, items and the like come from their files."""

    id: Id
    title: Name
    kind: Literal["guide", "concept", "ruling"]
    text: Name
    see: tuple[CodexId, ...] = ()
    """Pages to read next."""
    ids: tuple[StatementId, ...] = ()
    """The statements of the rules it tells of."""
    words: tuple[Name, ...] = ()
    """What it is called besides its title, where screens speak of it."""

"""The special rule impact."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("impact")
@frozen
class Impact(Rule):
    """A charge hits by its sheer weight."""

    def impact(self) -> int:
        return self.value

"""The special rule impact."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("impact")
@attrs.frozen
class Impact(Rule):
    """A charge hits by its sheer weight."""

    def impact(self) -> int:
        return self.value

"""The skills a hero may learn, in the order of their use to it: the likeliest to work first."""

from collections.abc import Sequence

from starquest.content.catalog import Catalog
from starquest.model.component import Hero

MOST = 3
"""How many are suggested."""


def by_use(skills: Sequence[str], hero: Hero, catalog: Catalog) -> tuple[int, ...]:
    """The places of skills in a list, the best for a hero first.

    Its chance counts before all; of equal ones what the autopilot values, then the cheaper.
    """
    from starquest.play.bots.greedy.levels import SKILLS  # noqa: PLC0415 - only once a level

    def rank(at: int) -> tuple[int, int, int, int]:
        name, row = skills[at], catalog.skills[skills[at]]
        valued = SKILLS.index(name) if name in SKILLS else len(SKILLS)
        return int(getattr(hero, row.stat)), valued, row.cost, at

    return tuple(sorted(range(len(skills)), key=rank))

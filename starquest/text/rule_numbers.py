"""The numbers of the rules that sentences name, from where the engine keeps them.

The one module of `text` that knows where that is. A number of the rules never stands in a sentence
or beside one; phrases.py says a length as it is on the table that is played on.
"""

from starquest.engine.actions.casting import NEED as CAST_FROM
from starquest.engine.actions.melee import CLOSING as FOLLOWING
from starquest.engine.actions.shooting import TARGETS as TARGETS_AT_MOST
from starquest.engine.attack.salvo import COVER
from starquest.engine.modes.quest.heroes.basic_skills import CLOSE, DISCOVERING, PUSHED, PUSHING
from starquest.engine.modes.quest.heroes.downed import OUT_UP_TO
from starquest.engine.modes.quest.heroes.hero_actions import RESTED
from starquest.engine.modes.quest.heroes.power import EXTRA_ACTION, PASS_SKILL, REROLL_BLOCK
from starquest.engine.modes.quest.levels import BEST as BEST_STAT
from starquest.engine.modes.quest.round_end import DESTROYED_AT, SEIZING, WAVE_ENDS_AT
from starquest.engine.modes.quest.search_tokens import IN_A_TROVE
from starquest.engine.modes.quest.shop import RESTOCKING
from starquest.engine.modes.quest.wave_end import (
    LAST_WAVE,
    REVIVED,
    STANDING,
    WITH_PRIORITY,
)
from starquest.engine.movement.paths import ADVANCE, APART, RUSH
from starquest.engine.rules.diseased import SICK_UP_TO

__all__ = (
    "ADVANCE", "APART", "BEST_STAT", "CAST_FROM", "CLOSE", "COVER", "DESTROYED_AT", "DISCOVERING",
    "EXTRA_ACTION", "FOLLOWING", "IN_A_TROVE", "LAST_WAVE", "OUT_UP_TO", "PASS_SKILL", "PUSHED",
    "PUSHING", "REROLL_BLOCK", "RESTED", "RESTOCKING", "REVIVED", "RUSH", "SEIZING", "SICK_UP_TO",
    "STANDING", "TARGETS_AT_MOST", "WAVE_ENDS_AT", "WITH_PRIORITY",
)  # fmt: skip

"""All modes; importing this makes them known."""

from starquest.engine.mode import register
from starquest.engine.modes.quest.mode import QUEST
from starquest.engine.modes.skirmish.mode import SKIRMISH

for _mode in (QUEST, SKIRMISH):
    register(_mode)

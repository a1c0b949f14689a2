"""The modes, each in a package of its own; importing this makes all of them known."""

from starquest.engine import agenda, effects, offers, perform, watchers
from starquest.engine.mode import MODES, Mode
from starquest.engine.modes.match.mode import MATCH
from starquest.engine.modes.quest.mode import QUEST
from starquest.engine.modes.skirmish.mode import SKIRMISH


def _make_known(mode: Mode) -> None:
    MODES[mode.id] = mode
    watchers.WATCHERS[mode.id] = mode.watch
    agenda.RESOLVERS.update(mode.resolvers)
    agenda.WAITING.update(mode.waiting)
    agenda.ANSWERS.update(mode.answers)
    perform.DOERS.update(mode.doers)
    perform.DEPLOYS.update(mode.deploys)
    effects.SOURCES.update(mode.effects)
    offers.OFFERS.update(mode.options)


for _mode in (QUEST, SKIRMISH, MATCH):
    _make_known(_mode)

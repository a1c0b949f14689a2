"""What running, keeping and counting games takes from each mode, a package for each."""

from starquest.play.modes.match import MATCH
from starquest.play.modes.quest import QUEST
from starquest.play.modes.registry import PLAY_MODES, PlayMode, play_mode, play_mode_of
from starquest.play.modes.skirmish import SKIRMISH

PLAY_MODES |= {mode.id: mode for mode in (QUEST, SKIRMISH, MATCH)}

__all__ = ("PLAY_MODES", "PlayMode", "play_mode", "play_mode_of")

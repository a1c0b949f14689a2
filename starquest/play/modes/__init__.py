"""What running, keeping and counting games takes from each mode, a package for each."""

from starquest.play.modes.quest import QUEST
from starquest.play.modes.registry import PLAY_MODES, PlayMode, play_mode, play_mode_of

PLAY_MODES[QUEST.id] = QUEST

__all__ = ("PLAY_MODES", "PlayMode", "play_mode", "play_mode_of")

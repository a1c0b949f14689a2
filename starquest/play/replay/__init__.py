"""Replays: the file, whether it holds, and how it is watched."""

from starquest.play.replay.file import SUFFIX, Replay, replay_of
from starquest.play.replay.player import ReplayPlayer
from starquest.play.replay.recent import recent
from starquest.play.replay.verify import Verdict, verify

__all__ = ["SUFFIX", "Replay", "ReplayPlayer", "Verdict", "recent", "replay_of", "verify"]

"""Runs on disk: nothing a player did is lost, and nothing in a file is trusted."""

from starquest.play.folder import saves_folder
from starquest.play.saves.disk import Disk
from starquest.play.saves.errors import BadName, Damaged, Held, NoSuchRun, SaveError, TooNew
from starquest.play.saves.run_library import Broken, Entry, RunLibrary
from starquest.play.saves.saved_run import SavedRun
from starquest.play.saves.summary import Summary

__all__ = [
    "BadName",
    "Broken",
    "Damaged",
    "Disk",
    "Entry",
    "Held",
    "NoSuchRun",
    "RunLibrary",
    "SaveError",
    "SavedRun",
    "Summary",
    "TooNew",
    "saves_folder",
]

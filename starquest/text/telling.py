"""What happened, in English: whole sentences, captions, attack lines and the entries of a log."""

from starquest.text.attacks import attack_line
from starquest.text.captions import short
from starquest.text.log import LogEntry, log_entries
from starquest.text.narration import SILENT, tell

__all__ = ("SILENT", "LogEntry", "attack_line", "log_entries", "short", "tell")

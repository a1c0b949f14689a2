"""Who watches what happens: for each mode, the functions that fold events into its ledger.

Below the draft, which tells them; filled when the modes are made known.
"""

from collections.abc import Callable, Mapping
from typing import Any

Watch = Callable[[Any, Any], None]
"""Told of an event as it happens, with the draft it happens in."""

WATCHERS: dict[str, Mapping[type, Watch]] = {}
"""For each mode what watches which kind of event."""

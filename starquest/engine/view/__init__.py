"""The one truth of what a side knows: screen, log, film and bots take it from here.

`look` says who is seen, what is lit and where enemies were last; `known_events` what a side may
be told of what happened; `follow` both, from command to command; `view` is the game it may reason
on.
"""

from starquest.engine.view.follow import follow
from starquest.engine.view.known_events import known_events
from starquest.engine.view.known_state import View, scene_of_view, view
from starquest.engine.view.sight import Sight, look, seen_cells

__all__ = ["Sight", "View", "follow", "known_events", "look", "scene_of_view", "seen_cells", "view"]

"""What a skirmish is started with."""

import attrs

from starquest.model.state import Settings


@attrs.frozen
class Setup:
    """The table and the two forces, by the ids of their units."""

    heroes: tuple[str, ...]
    horde: tuple[str, ...]
    theme: str = "ruined_city"
    width: int = 48
    height: int = 48
    settings: Settings = attrs.Factory(Settings)

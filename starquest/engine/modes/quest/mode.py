"""Star Quest as a value: what the engine asks of it."""

from starquest.content.catalog import Catalog
from starquest.engine.mapgen import SMALL, STANDARD, generate
from starquest.engine.mode import Mind, Mode
from starquest.engine.modes.quest.horde.decide import decide
from starquest.engine.modes.quest.layout import HORDE, lay_out
from starquest.model.dice import Dice, Stream, draw
from starquest.model.setup import Quest
from starquest.model.state import GameState, Settings, Wounds
from starquest.model.world import World

SETTINGS = Settings("quest", Wounds.TALLY, spacing=False)


def blank(quest: Quest, seed: int, catalog: Catalog) -> GameState:
    """The table of a mission, with nobody on it."""
    side, themes = SMALL if quest.small else STANDARD, list(catalog.themes)
    theme = quest.theme or themes[draw(seed, Stream.MAP, 1 << 20, len(themes)) - 1]
    ground = catalog.themes[theme]
    table = generate(ground, catalog.terrain, side, side, seed, halved=quest.small)
    return GameState(SETTINGS, table, World(), Dice(seed), catalog=catalog)


QUEST = Mode(
    "quest",
    setup=Quest,
    blank=blank,
    lay_out=lay_out,
    minds={HORDE: Mind(HORDE, decide)},
    readers="starquest.engine.modes.quest.forecast",
)

"""What a mission begins with: the place, the enemy, and what they want."""

from collections.abc import Iterable
from textwrap import wrap

from starquest.content.catalog import Catalog
from starquest.content.difficulties import CUSTOM, called
from starquest.desk.styled import Line, line
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.steadied import is_steadied
from starquest.model.event import Event, SkyChanged
from starquest.model.modes.quest.levers import UNMOVED
from starquest.model.setup import SKIES
from starquest.model.state import GameState
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, row
from starquest.text.skies import sky_line
from starquest.text.voices import briefing, wave_line


def briefing_lines(say: Phrases, width: int, opening: Iterable[Event] = ()) -> list[Line]:
    """What the mission is about, how hard it is set up to be, and what the enemy has to say."""
    state = say.state
    told = briefing(state) if state else []
    if state is None or not told:
        return []
    theme = say.catalog.themes.get(state.table.theme)
    title = words("voices.title", place=theme.name if theme else "")
    told += hardness_told(state, say.catalog, opening)
    rows = [row for part in told for row in wrap(part, width)]
    voice = [line(row, "dim") for row in wrap(wave_line(say, 1), width)]
    return [line(title, "heading"), *map(line, rows), *voice]


def hardness_told(state: GameState, catalog: Catalog, opening: Iterable[Event]) -> list[str]:
    """Difficulty, luck and challenges, as far as they are not those of the plain game."""
    mission, named = quest_if_any(state), words_of("new_game.challenge")
    if mission is None:
        return []
    difficulty = called(mission.difficulty, mission.levers, catalog.difficulties)
    kind = catalog.difficulties.get(difficulty)
    head = words(
        "new_game.briefing",
        difficulty=kind.name if kind and kind.levers != UNMOVED else "",
        custom=difficulty == CUSTOM,
        steadied=is_steadied(state.settings),
        challenges=row(named[name] for name in mission.challenges if name not in SKIES),
    )
    skies = [e for e in opening if isinstance(e, SkyChanged)]
    rolled = [sky_line(catalog, sky.kind, sky.id, sky.die) for sky in skies]
    return [*([head] if head else []), *rolled]

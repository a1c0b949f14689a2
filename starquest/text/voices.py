"""What a mission is about in three lines, and what the enemy says on the way.

Which line is said follows from the seed and from how often the occasion has come: a run says none
twice, a replay says the same ones, and no die of the game is touched.
"""

from collections.abc import Mapping, Sequence
from itertools import count, takewhile
from zlib import crc32

from starquest.engine.modes.quest.party import quest_if_any
from starquest.model import event as events
from starquest.model.dice import mix
from starquest.model.event import Event
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.text.locale import words, words_of
from starquest.text.log import LogEntry
from starquest.text.phrases import Phrases
from starquest.text.story import Story

OCCASIONS = {"enemy": 3, "wave": 10, "lull": 9, "fall": 10, "loss": 5, "boss": 4, "victory": 3,
             "defeat": 3}  # fmt: skip
"""How many lines each faction has at least for what may happen."""
PLACES = 3
"""How many lines there are at least for a theme."""
WANT = "want"
"""What a faction wants, by theme."""


def briefing(state: GameState) -> list[str]:
    """The place, the enemy, and what they want; nothing where there are no words for it."""
    mission, theme = quest_if_any(state), state.table.theme
    if mission is None:
        return []
    faction, seed = mission.factions[0], state.dice.seed
    place = _chosen(_numbered(words_of("voices.place"), theme), theme, 0, seed)
    want = words_of("voices.line").get(f"{faction}.{WANT}.{theme}", "")
    return [line for line in (place, _heard(faction, "enemy", 0, seed), want) if line]


def spoken(told: Sequence[Event], story: Story, say: Phrases) -> list[LogEntry]:
    """What the enemy says to what has just happened; the story has taken it in already."""
    if say.state is None or quest_if_any(say.state) is None:
        return []
    lines = ((event, _line(event, told, story, say)) for event in told)
    return [LogEntry(line, _more(event, say.state), "other") for event, line in lines if line]


def _more(event: Event, state: GameState) -> tuple[str, ...]:
    """What the log shows when a line is opened: with the first wave, the briefing."""
    first = isinstance(event, events.WaveStarted) and event.wave == 1
    return tuple(briefing(state)) if first else ()


def _line(event: Event, told: Sequence[Event], story: Story, say: Phrases) -> str:
    match event:
        case events.WaveStarted(wave, _, boss):
            return wave_line(say, wave, boss=boss)
        case events.WaveEnded(wave):
            return lull_line(say, wave)
        case events.WentDown():
            return _fall(event, told, story, say)
        case events.ObjectiveDamaged(destroyed=True):
            return _said(say, "loss", _lost(event, told, say))
        case events.GameEnded(winner):
            return _said(say, "victory" if winner == Side.ONE else "defeat", 0)
        case _:
            return ""


def wave_line(say: Phrases, wave: int, *, boss: bool = False) -> str:
    """What the enemy says as a wave begins."""
    bosses = say.catalog.quest.waves.bosses
    if boss:
        return _said(say, "boss", bosses.index(wave) if wave in bosses else 0)
    return _said(say, "wave", wave - 1)


def lull_line(say: Phrases, wave: int) -> str:
    """What the enemy says when a wave is over."""
    return _said(say, "lull", wave - 1)


def _fall(event: Event, told: Sequence[Event], story: Story, say: Phrases) -> str:
    """The first fall of a wave is worth a word; only who saw the wave begin knows which it is."""
    falls = [each for each in told if isinstance(each, events.WentDown)]
    chapter = story.chapters[-1]
    first = chapter.begun and len(chapter.downs) == len(falls) and event is falls[0]
    return _said(say, "fall", chapter.wave - 1) if first else ""


def _lost(event: Event, told: Sequence[Event], say: Phrases) -> int:
    """How many objectives were destroyed before this one."""
    fallen = [e for e in told if isinstance(e, events.ObjectiveDamaged) and e.destroyed]
    after = next(len(fallen) - at for at, each in enumerate(fallen) if each is event)
    left = len(say.state.world.objectives) if say.state else 0
    return OCCASIONS["loss"] - left - after


def _said(say: Phrases, occasion: str, nth: int) -> str:
    """What one of the mission's factions says; they take turns where there are several."""
    mission = quest_if_any(say.state) if say.state else None
    if say.state is None or mission is None:
        return ""
    faction = mission.factions[max(0, mission.wave - 1) % len(mission.factions)]
    line = _heard(faction, occasion, nth, say.state.dice.seed)
    return words("voices.said", who=say.catalog.factions[faction].name, line=line) if line else ""


def _heard(faction: str, occasion: str, nth: int, seed: int) -> str:
    """What a faction says when an occasion has come for the nth time."""
    group = f"{faction}.{occasion}"
    return _chosen(_numbered(words_of("voices.line"), group), group, nth, seed)


def _numbered(lines: Mapping[str, str], group: str) -> list[str]:
    """The lines of a group, which are numbered from 1."""
    keys = takewhile(lines.__contains__, (f"{group}.{number}" for number in count(1)))
    return [lines[key] for key in keys]


def _chosen(lines: Sequence[str], group: str, nth: int, seed: int) -> str:
    """The nth of some lines, in an order that belongs to the seed."""
    order = sorted(range(len(lines)), key=lambda at: mix(seed + crc32(f"{group}.{at}".encode())))
    return lines[order[nth]] if 0 <= nth < len(lines) else ""

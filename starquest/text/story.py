"""The story of a mission: what each wave brought, kept as it happens and told at its end."""

from collections import Counter
from collections.abc import Iterator, Sequence

import attrs

from starquest.engine.modes.quest.party import quest_if_any
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId
from starquest.text.phrases import Phrases, counted, listed

RUIN = 3


@attrs.define
class Chapter:
    """One wave."""

    wave: int
    felled: int = 0
    searched: int = 0
    struck: str = ""
    """The random event."""
    downs: list[EntityId] = attrs.Factory(list)
    levels: dict[EntityId, int] = attrs.Factory(dict)
    damage: dict[int, int] = attrs.Factory(dict)
    """Objectives that were damaged or mended, and how they stand."""
    injuries: dict[EntityId, str] = attrs.Factory(dict)
    earned: dict[EntityId, int] = attrs.Factory(dict)
    end: events.WaveEnded | None = None


@attrs.define
class Story:
    """What happened so far."""

    chapters: list[Chapter] = attrs.Factory(list)
    felled: Counter[EntityId] = attrs.Factory(Counter)
    """Enemy models by the hero who felled them."""
    _attacker: EntityId = NOBODY

    def add(self, told: Sequence[Event], say: Phrases) -> None:
        """Take in what happened."""
        for event in told:
            if isinstance(event, events.WaveStarted) or not self.chapters:
                self.chapters.append(Chapter(getattr(event, "wave", _wave(say))))
            self._fights(event, say)
            _note(self.chapters[-1], event)

    def lost(self) -> list[int]:
        """The objectives that have been destroyed."""
        told = [chapter.damage.items() for chapter in self.chapters]
        return sorted(n for damages in told for n, damage in damages if damage >= RUIN)

    def _fights(self, event: Event, say: Phrases) -> None:
        """Who attacks, and what falls to it."""
        heroes = say.state.world.heroes if say.state else ()
        match event:
            case events.HitsRolled(attacker):
                self._attacker = attacker
            case events.SkillUsed(unit) | events.SpellTried(unit) | events.Activated(unit):
                self._attacker = unit
            case events.ModelDown(unit=unit) if unit not in heroes:
                self.chapters[-1].felled += 1
                self.felled[self._attacker] += self._attacker in heroes
            case _:
                pass


def _wave(say: Phrases) -> int:
    mission = quest_if_any(say.state) if say.state else None
    return mission.wave if mission else 0


def _note(chapter: Chapter, event: Event) -> None:
    match event:
        case events.WaveEnded():
            chapter.end = event
        case events.WentDown(unit):
            chapter.downs.append(unit)
        case events.LevelReached(unit, level):
            chapter.levels[unit] = level
        case events.ObjectiveDamaged(number=number, damage=damage, destroyed=destroyed):
            chapter.damage[number] = RUIN if destroyed else damage
        case events.TokenRevealed():
            chapter.searched += 1
        case events.Injured(unit, injury):
            chapter.injuries[unit] = injury
        case events.XpGained(unit, xp):
            chapter.earned[unit] = chapter.earned.get(unit, 0) + xp
        case events.EventStruck(name):
            chapter.struck = name
        case _:
            pass


def wave_page(chapter: Chapter, say: Phrases) -> list[str]:
    """The summary at a wave's end: held, damage, XP, salvage, fallen enemies and hurt heroes."""
    rows = dict(_rows(chapter, say))
    return [f"{name + ':':<{max(map(len, rows)) + 2}}{text}" for name, text in rows.items()]


def _rows(chapter: Chapter, say: Phrases) -> Iterator[tuple[str, str]]:
    end = chapter.end
    if end is not None:
        among = " among them" if len(end.seized) > 1 else ""
        priority = f", the priority{among}" if end.priority else ""
        held = f"objective{'s'[: len(end.seized) - 1]} {listed(map(str, end.seized))}{priority}"
        yield "Held", held if end.seized else "none"
    yield "Damage", _damage(chapter)
    if end is not None:
        doubled = ", doubled for the boss" if end.doubled else ""
        yield "XP", f"{end.xp} for the party{doubled}{_shares(chapter, end.xp, say)}"
        yield "Salvage", f"{end.salvage}c"
    yield "Enemies felled", str(chapter.felled)
    if chapter.searched:
        yield "Tokens searched", str(chapter.searched)
    yield "Went down", say.all(chapter.downs) if chapter.downs else "nobody"
    hurt = [f"{say.who(hero)}, {say.thing(what)}" for hero, what in chapter.injuries.items()]
    if hurt or not chapter.downs:  # what became of who went down may not be settled yet
        yield "Injuries", "; ".join(hurt) or "none"


def _shares(chapter: Chapter, xp: int, say: Phrases) -> str:
    """Who earned how much, once everybody has their part; questions may come in between."""
    if sum(chapter.earned.values()) < max(1, xp):
        return ""
    told = ", ".join(f"{say.who(hero)} {part}" for hero, part in chapter.earned.items())
    return f" ({told})"


def _damage(chapter: Chapter) -> str:
    told = [f"objective {n} destroyed" if damage >= RUIN else f"objective {n} at {damage} of {RUIN}"
            for n, damage in sorted(chapter.damage.items())]  # fmt: skip
    return "; ".join(told) or "none"


def tale(story: Story, say: Phrases) -> list[str]:
    """The whole story, a line for each wave."""
    return [f"Wave {chapter.wave}: {'; '.join(_tale(chapter, say))}." for chapter in story.chapters
            if chapter.wave]  # fmt: skip


def _tale(chapter: Chapter, say: Phrases) -> Iterator[str]:
    yield f"{counted(chapter.felled, 'enemy model')} felled"
    if chapter.end is not None:
        held = chapter.end.seized
        yield f"held {listed(map(str, held))}" if held else "held nothing"
    ruined = [str(n) for n, damage in sorted(chapter.damage.items()) if damage >= RUIN]
    if ruined:
        yield f"lost objective {listed(ruined)}"
    if chapter.struck:
        yield say.catalog.events[chapter.struck].name
    if chapter.downs:
        yield f"{say.all(chapter.downs)} went down"
    for level in dict.fromkeys(chapter.levels.values()):
        risen = [hero for hero, reached in chapter.levels.items() if reached == level]
        yield f"{say.all(risen)} reached level {level}"
    for hero, injury in chapter.injuries.items():
        yield f"{say.who(hero)} came back hurt ({say.thing(injury)})"

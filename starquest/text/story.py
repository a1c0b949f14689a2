"""The story of a mission: what each wave brought, kept as it happens and told at its end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy

import attrs

from starquest.engine.modes.quest.party import quest_if_any
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, listed, row
from starquest.text.rule_numbers import quest_numbers


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
    begun: bool = False
    """Whether it is told from the wave's start on."""


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
            begun = isinstance(event, events.WaveStarted)
            if begun or not self.chapters:
                self.chapters.append(Chapter(getattr(event, "wave", _wave(say)), begun=begun))
            self._fights(event, say)
            _note(self.chapters[-1], event)

    def kept(self) -> "Story":
        """The same as it is now, whatever is added to this one; only the last chapter grows."""
        kept = copy(self)
        kept.chapters = [*self.chapters[:-1], *deepcopy(self.chapters[-1:])]
        kept.felled = Counter(self.felled)
        return kept

    def chapter(self, wave: int) -> Chapter:
        """The chapter of a wave, as far as it is told."""
        found = [chapter for chapter in self.chapters if chapter.wave == wave]
        return found[-1] if found else Chapter(wave)

    def lost(self) -> list[int]:
        """The objectives that have been destroyed."""
        told = [chapter.damage.items() for chapter in self.chapters]
        return sorted(
            n
            for damages in told
            for n, damage in damages
            if damage >= quest_numbers().objectives.destroyed_at
        )

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
            chapter.damage[number] = (
                quest_numbers().objectives.destroyed_at if destroyed else damage
            )
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
    named = words_of("story.name")
    rows = {words("story.row", name=named[key]): text for key, text in _rows(chapter, say)}
    return [f"{name:<{max(map(len, rows)) + 1}}{text}" for name, text in rows.items()]


def _rows(chapter: Chapter, say: Phrases) -> Iterator[tuple[str, str]]:
    end = chapter.end
    if end is not None:
        yield "held", _held(end)
    yield "damage", _damage(chapter)
    if end is not None:
        shares = _shares(chapter, end.xp, say)
        yield "xp", words("story.xp", xp=end.xp, doubled=end.doubled, shares=shares)
        yield "salvage", words("phrases.credits", credits=end.salvage)
    yield "felled", str(chapter.felled)
    if chapter.searched:
        yield "searched", str(chapter.searched)
    yield "downs", say.all(chapter.downs)
    if chapter.injuries or not chapter.downs:  # who went down may not be settled yet
        yield "injuries", _injuries(chapter, say)


def _held(end: events.WaveEnded) -> str:
    if not end.seized:
        return words("story.none")
    held, count = listed(map(str, end.seized)), len(end.seized)
    return words("story.held", held=held, count=count, priority=end.priority)


def _injuries(chapter: Chapter, say: Phrases) -> str:
    told = [
        words("story.hurt", who=say.who(hero), injury=say.thing(what))
        for hero, what in chapter.injuries.items()
    ]
    return words("phrases.semicolon").join(told) or words("story.none")


def _shares(chapter: Chapter, xp: int, say: Phrases) -> str:
    """Who earned how much, once everybody has their part; questions may come in between."""
    if sum(chapter.earned.values()) < max(1, xp):
        return ""
    earned = chapter.earned.items()
    return row(words("story.share", who=say.who(hero), xp=part) for hero, part in earned)


def _damage(chapter: Chapter) -> str:
    told = [
        words("story.ruin", number=number)
        if damage >= quest_numbers().objectives.destroyed_at
        else words(
            "story.damage",
            number=number,
            damage=damage,
            most=quest_numbers().objectives.destroyed_at,
        )
        for number, damage in sorted(chapter.damage.items())
    ]
    return words("phrases.semicolon").join(told) or words("story.none")


def tale(story: Story, say: Phrases) -> list[str]:
    """The whole story, a line for each wave."""
    between = words("phrases.semicolon")
    return [
        words("story.tale.wave", wave=chapter.wave, told=between.join(_tale(chapter, say)))
        for chapter in story.chapters
        if chapter.wave
    ]


def _tale(chapter: Chapter, say: Phrases) -> Iterator[str]:
    yield words("story.tale.felled", models=chapter.felled)
    if chapter.end is not None:
        held = listed(map(str, chapter.end.seized)) if chapter.end.seized else ""
        yield words("story.tale.held", held=held)
    ruined = [
        str(n)
        for n, damage in sorted(chapter.damage.items())
        if damage >= quest_numbers().objectives.destroyed_at
    ]
    if ruined:
        yield words("story.tale.lost", count=len(ruined), lost=listed(ruined))
    if chapter.struck:
        yield say.catalog.events[chapter.struck].name
    if chapter.downs:
        yield words("story.tale.downs", who=say.all(chapter.downs))
    for level in dict.fromkeys(chapter.levels.values()):
        risen = [hero for hero, reached in chapter.levels.items() if reached == level]
        yield words("story.tale.level", who=say.all(risen), level=level)
    for hero, injury in chapter.injuries.items():
        yield words("story.tale.hurt", who=say.who(hero), injury=say.thing(injury))

"""How a quest is shown."""

from textwrap import wrap

from starquest.desk.cards import Card
from starquest.desk.facts import PAGE
from starquest.desk.modes.look import Column, Look, Owners
from starquest.desk.modes.quest_panels import (
    header_line,
    hero_state,
    objective_lines,
    party_lines,
)
from starquest.desk.playing import Playing
from starquest.desk.result_lines import ending_lines
from starquest.desk.styled import Line, line
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.layout import OBJECTIVES
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.round_end import holders
from starquest.engine.scene import Scene
from starquest.model.event import Event, EventStruck, Injured, WaveEnded
from starquest.model.ids import EntityId, Side
from starquest.text.handover import handover_lines
from starquest.text.locale import words
from starquest.text.moving import leaves
from starquest.text.phrases import Phrases
from starquest.text.story import Story, wave_page
from starquest.text.voices import lull_line


def _header(playing: Playing) -> str:
    return header_line(playing.scene)


def _roster(playing: Playing, owners: Owners, column: Column) -> list[Line]:
    return party_lines(playing.scene, playing.focus, owners, column)


def _states(playing: Playing) -> dict[EntityId, str]:
    return {hero: hero_state(playing.scene, hero) for hero in playing.state.world.heroes}


def _markers(playing: Playing, story: Story, column: Column) -> list[Line]:
    return objective_lines(playing.scene, playing.seen, column, _lost(playing, story))


def _lost(playing: Playing, story: Story) -> list[int]:
    """The objectives that are destroyed; of a run that was resumed the story may not be whole."""
    if not playing.resumed:
        return story.lost()
    there = {row.number for row in playing.state.world.objectives.values()}
    return [number for number in range(1, OBJECTIVES + 1) if number not in there]


def card_of(event: Event, story: Story, say: Phrases) -> Card | None:
    """The card or page that an event brings."""
    match event:
        case EventStruck(name, dice, targets):
            row = say.catalog.events[name]
            rolled = words("panels.card.dice", first=dice[0], second=dice[1])
            struck = [words("panels.card.struck", targets=say.all(targets))] if targets else []
            return Card(line(row.name), ("", row.text, "", rolled, *struck))
        case WaveEnded(wave):
            voice = wrap(lull_line(say, wave), PAGE)
            told = ("", *wave_page(story.chapter(wave), say), "", *voice)
            return Card(line(words("panels.card.wave", wave=wave)), told, large=True)
        case Injured(unit, injury):
            found = say.catalog.injuries[injury]
            title = words("panels.card.hurt", who=say.who(unit))
            return Card(line(title), ("", found.name, found.text))
        case _:
            return None


def _handover(playing: Playing, player: str, hero: str) -> list[str]:
    number = playing.own().index(playing.hero) + 1
    choice = playing.wait is Wait.PICK and len(playing.ready()) > 1
    return handover_lines(player, hero, number, choice=choice)


def _gives_up(playing: Playing, after: Scene) -> list[str]:
    """The objectives that nobody of the party would hold any more."""
    side, before = playing.side, playing.known_scene
    return [
        leaves(row.number)
        for row in before.world.objectives.values()
        if playing.focus in holders(before, side, row.cell) and not holders(after, side, row.cell)
    ]


def _swept(playing: Playing) -> int:
    """An ambush that waits off the table is still to come."""
    sides = [row.side for row in playing.state.world.units.values()]
    return 0 if Side.TWO in sides else quest_of(playing.scene).wave


QUEST = Look(
    _header, _roster, _states, _markers, card_of, _handover, ending_lines, _gives_up, _swept
)

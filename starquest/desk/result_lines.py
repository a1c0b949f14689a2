"""How a mission ended, in lines: result, score, and what became of everybody."""

from starquest.desk.playing import Playing
from starquest.engine.modes.quest.party import quest_of
from starquest.model.ids import EntityId
from starquest.text.clean import clean
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers
from starquest.text.story import Story, tale

RESULTS = ("victory", "party_down", "objectives_lost")


def ending_lines(playing: Playing, story: Story, say: Phrases) -> list[str]:
    """The result, the score, what became of everybody, and the party's story."""
    state, mission = playing.state, quest_of(playing.scene)
    reason = state.outcome.reason if state.outcome else ""
    result = (
        words_in("panels.result", reason, waves=quest_numbers().waves.last)
        if reason in RESULTS
        else reason
    )
    waves = mission.finished
    score = words("panels.end.score", score=mission.score, xp=mission.xp, waves=waves)
    heroes = [_hero_line(playing, hero, story) for hero in state.world.heroes]
    return [result, "", score, "", *heroes, "", *tale(story, say)]


def _hero_line(playing: Playing, hero: EntityId, story: Story) -> str:
    world = playing.state.world
    row = world.heroes[hero]
    return words(
        "panels.end.hero",
        who=clean(world.units[hero].name),
        player=clean(row.player) if row.player else "",
        level=row.level,
        xp=row.xp,
        felled=story.felled[hero],
        down=world.statuses[hero].down,
    )

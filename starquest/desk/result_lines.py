"""How a mission ended, in lines: result, score, and what became of everybody."""

from starquest.desk.playing import Playing
from starquest.engine.modes.quest.party import quest_of
from starquest.model.ids import EntityId
from starquest.text.clean import clean
from starquest.text.phrases import Phrases, counted
from starquest.text.story import Story, tale

RESULTS = {
    "victory": "Victory: ten waves held.",
    "party_down": "Everybody is down.",
    "objectives_lost": "The last objective has fallen.",
}


def ending_lines(playing: Playing, story: Story, say: Phrases) -> list[str]:
    """The result, the score, what became of everybody, and the party's story."""
    state, mission = playing.state, quest_of(playing.scene)
    reason = state.outcome.reason if state.outcome else ""
    waves = counted(mission.finished, "wave")
    score = f"Score {mission.score}: {mission.xp} XP earned, times {waves} finished."
    heroes = [_hero_line(playing, hero, story) for hero in state.world.heroes]
    return [RESULTS.get(reason, reason), "", score, "", *heroes, "", *tale(story, say)]


def _hero_line(playing: Playing, hero: EntityId, story: Story) -> str:
    world = playing.state.world
    row = world.heroes[hero]
    down = "down" if world.statuses[hero].down else "on their feet"
    player = f" ({clean(row.player)})" if row.player else ""
    used_up = f"level {row.level}, {row.xp} XP, felled {story.felled[hero]}, {down}"
    return f"{clean(world.units[hero].name)}{player}: {used_up}"

"""How a mission ended, in lines: the result and the score."""

from starquest.desk.playing import Playing
from starquest.engine.modes.quest.party import quest_of
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers
from starquest.text.story import Story

RESULTS = ("victory", "party_down", "objectives_lost")


def ending_lines(playing: Playing, _story: Story, _say: Phrases) -> list[str]:
    """The result and the score; of a mission that goes on the score so far."""
    state, mission = playing.state, quest_of(playing.scene)
    reason = state.outcome.reason if state.outcome else ""
    result = (
        words_in("panels.result", reason, waves=quest_numbers().waves.last)
        if reason in RESULTS
        else reason or words("runs.wave", wave=mission.wave)
    )
    waves = mission.finished
    score, calm = mission.score, mission.steadied
    told = words("panels.end.score", score=score, xp=mission.xp, waves=waves, steadied=calm)
    return [result, told]

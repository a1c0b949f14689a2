"""How a mission ended, in lines: result, score, and what became of everybody."""

from starquest.text.clean import clean
from starquest.ui.playing import Playing

RESULTS = {
    "victory": "Victory: ten waves held.",
    "party_down": "Everybody is down.",
    "objectives_lost": "The last objective has fallen.",
}


def ending_lines(playing: Playing) -> list[str]:
    """The result, the score and the party's story."""
    state, mission = playing.state, playing.scene.quest
    reason = state.outcome.reason if state.outcome else ""
    lines = [
        RESULTS.get(reason, reason),
        "",
        f"Score {mission.score}: {mission.xp} XP earned, {mission.finished} waves finished.",
        "",
    ]
    for hero, row in state.world.heroes.items():
        name = clean(state.world.units[hero].name)
        down = "down" if state.world.statuses[hero].down else "on their feet"
        player = f" ({clean(row.player)})" if row.player else ""
        lines.append(f"{name}{player}: level {row.level}, {row.xp} XP, {down}")
    return lines

"""Odds as if they had been measured: screens and sentences are held against these."""

from starquest.content.published_odds import Effect, OddsCell, OddsFound, PublishedOdds

CELLS = (
    OddsCell(2, "standard", 120, 400, 257, 347),
    OddsCell(3, "standard", 130, 400, 280, 373),
    OddsCell(4, "standard", 140, 400, 305, 398),
    OddsCell(3, "story", 180, 240, 692, 801),
    OddsCell(3, "veteran", 24, 240, 68, 144),
)
EFFECTS = {
    "boss": Effect(-10, 21, 400, 3),
    "events": Effect(-40, 30, 400, 3),
    "time": Effect(-63, 35, 400, 3),
    "night": Effect(-121, 40, 400, 3),
}
"""Injuries, alertness and weather were not measured; of what can be picked night was."""
SAMPLE = OddsFound(PublishedOdds("0.1.0", "greedy", 400, "", CELLS, EFFECTS))
OLD = OddsFound(SAMPLE.odds, outdated=True)
"""Of other numbers than those that are played with."""
NOTHING = OddsFound()


def sample() -> OddsFound:
    """What the form for a new game finds in tests of its looks."""
    return SAMPLE

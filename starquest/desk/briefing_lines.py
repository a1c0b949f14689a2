"""What a mission begins with: the place, the enemy, and what they want."""

from textwrap import wrap

from starquest.desk.styled import Line, line
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.voices import briefing, wave_line


def briefing_lines(say: Phrases, width: int) -> list[Line]:
    """What the mission is about, and what the enemy has to say; nothing where neither is known."""
    state = say.state
    told = briefing(state) if state else []
    if state is None or not told:
        return []
    theme = say.catalog.themes.get(state.table.theme)
    title = words("voices.title", place=theme.name if theme else "")
    rows = [row for part in told for row in wrap(part, width)]
    voice = [line(row, "dim") for row in wrap(wave_line(say, 1), width)]
    return [line(title, "heading"), *map(line, rows), *voice]

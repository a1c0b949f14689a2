"""Alertness, time of day and weather in words: what may be rolled, and what comes wave by wave."""

from starquest.content.catalog import Catalog
from starquest.content.skies import course, idle, skies
from starquest.text.locale import words


def roll_lines(catalog: Catalog, kind: str) -> list[str]:
    """What each face of the die brings, and which of them bring nothing."""
    return [
        words(
            "new_game.sky.rolled",
            low=min(row.rolls),
            high=max(row.rolls) if len(row.rolls) > 1 else 0,
            name=row.name,
            text=row.text,
            idle=idle(catalog, kind, row.id),
        )
        for row in skies(catalog, kind).values()
    ]


def course_lines(catalog: Catalog, kind: str, name: str) -> list[str]:
    """What a pick is in each wave, or that it does nothing at all."""
    rows = list(course(catalog, kind, name))
    found = [
        words("new_game.sky.wave", wave=wave, stays=wave == len(rows), name=row.name, text=row.text)
        for wave, row in enumerate(rows, 1)
    ]
    if idle(catalog, kind, name):
        found.append(words("new_game.sky.idle", names=rows[0].name))
    return found


def rolled(rolls: tuple[int, ...]) -> str:
    """The faces of a die that bring something."""
    low, high = min(rolls), max(rolls)
    return words("codex.rolled", low=low, high=high if high > low else 0)


def sky_line(catalog: Catalog, kind: str, name: str, die: int) -> str:
    """What a challenge is for this mission: rolled or picked, and whether it will do anything."""
    row = skies(catalog, kind)[name]
    return words(
        "new_game.sky.told",
        kind=kind,
        name=row.name,
        die=die,
        text=row.text,
        idle=idle(catalog, kind, name),
    )

"""Events as a short film: a list of pictures, each a few marks on top of the board."""

from starquest.desk.frame import Frame
from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark
from starquest.desk.playing import Playing
from starquest.model.event import (
    Event,
    GotUp,
    Healed,
    HitsRolled,
    HitsSplit,
    ModelDown,
    Moved,
    SpellTried,
    TrapSprung,
    Wounded,
)
from starquest.model.ids import Cell, EntityId

Picture = dict[Cell, Mark]
Places = dict[EntityId, tuple[Cell, Mark]]
"""Where every model and unit was, and what it looked like."""
LONGEST = 40
"""More pictures than this are thinned out."""


def film(events: tuple[Event, ...], before: Places, frame: Frame, glyphs: Glyphs) -> list[Picture]:
    """The pictures of what happened; `before` has each model's cell and mark as it was."""
    pictures: list[Picture] = []
    for event in events:
        match event:
            case Moved(model, path):
                pictures += _walk(model, path, before, frame)
            case HitsRolled(attacker, target):
                pictures.append(_lit([attacker, target], before, glyphs))
            case Wounded(model) | ModelDown(model) | Healed(model):
                pictures.append(_flash(model, before, glyphs, event))
            case TrapSprung(cell=cell):
                pictures.append({cell: Mark(glyphs.fire, glyphs.fire, "effect", "bold")})
            case SpellTried(unit, _, targets, test):
                pictures.append(_flash(unit, before, glyphs, event))
                pictures.append(_lit([unit, *targets], before, glyphs) if test.passed else {})
            case HitsSplit(shares=shares):
                pictures.append(_lit([unit for unit, _ in shares], before, glyphs))
            case GotUp(unit):
                pictures.append(_flash(unit, before, glyphs, event))
            case _:
                pass
    pictures = [picture for picture in pictures if picture]
    while len(pictures) > LONGEST:
        pictures = pictures[::2]
    return pictures


def _walk(model: EntityId, path: tuple[Cell, ...], before: Places, frame: Frame) -> list[Picture]:
    if model not in before or not path:
        return []
    mark, end = before[model][1], path[-1]
    hidden = {end: frame.ground[end]}
    before[model] = (end, mark)
    return [hidden | {cell: mark} for cell in path]


def _lit(units: list[EntityId], before: Places, glyphs: Glyphs) -> Picture:
    """Everybody an attack or a spell is about, lit up at once."""
    marks = [before[unit] for unit in units if unit in before]
    return {cell: Mark(mark.glyph, glyphs.fire, "effect", "bold") for cell, mark in marks}


def _flash(model: EntityId, before: Places, glyphs: Glyphs, event: Event) -> Picture:
    if model not in before:
        return {}
    cell, mark = before[model]
    glyph = "x" if isinstance(event, ModelDown) else mark.glyph
    return {cell: Mark(glyph, glyphs.fire, "effect", "bold")}


def film_of(playing: Playing, events: tuple[Event, ...], before: Places) -> list[Picture]:
    """The film of what just happened; who has come into sight is drawn as it looks now."""
    places = positions(playing) | before
    return film(events, places, playing.frame(), playing.glyphs)


def positions(playing: Playing) -> Places:
    """Where every model and unit that is known is, and what it looks like."""
    scene, things = playing.scene, playing.frame().things
    found: Places = {}
    mine = [unit for unit, row in scene.world.units.items() if row.side is playing.side]
    for unit in (*mine, *playing.seen):
        for model in scene.world.squads[unit].members:
            cell = scene.world.places[model].cell
            if cell in things:
                found[model] = (cell, things[cell])
                found.setdefault(unit, found[model])
    return found

"""What the inspect panel says: the chances of an attack, who stands there, what ground it is."""

from starquest.desk.enter_hint import distance
from starquest.desk.facts import PAGE, fact_lines
from starquest.desk.forecast_lines import preview_lines
from starquest.desk.ghosts import ghost_facts
from starquest.desk.goals import goal_facts
from starquest.desk.intents import intent_lines
from starquest.desk.modes.quest_panels import holding
from starquest.desk.own_units import own_units
from starquest.desk.playing import Playing
from starquest.desk.preview import previews
from starquest.desk.risk_lines import risk_lines
from starquest.desk.styled import Line, line
from starquest.desk.waits import Wait
from starquest.model.ids import EntityId
from starquest.text.chances import odds_line
from starquest.text.clean import clean
from starquest.text.labels import cell_sheet, sheet
from starquest.text.names import Names
from starquest.text.phrases import Phrases
from starquest.text.pointed import apart, held


def inspected(playing: Playing, names: Names, width: int) -> list[Line]:
    """Lines about what is under the cursor, the most useful first."""
    unit = playing.unit_at(playing.cursor)
    odds = chances(playing, unit) if unit else []
    about = sheet(playing.seated, unit, playing.catalog, names) if unit else []
    ground = cell_sheet(playing.seated, playing.cursor)
    ground += _held(playing)
    would = intent_lines(playing, unit, _say(playing, names)) if unit else []
    rest = fact_lines([*odds, *would[1:], *about, *ground], width, about[0] if about else ground[0])
    planned = fact_lines([*goal_facts(playing), *ghost_facts(playing)], width)
    planned += preview_lines(playing, names, width) + risk_lines(playing, names, width)
    return [*fact_lines(would[:1], width), *planned, *rest]


def _say(playing: Playing, names: Names) -> Phrases:
    return Phrases.of(playing.state, playing.catalog, dict(names))


def _held(playing: Playing) -> list[str]:
    """Who holds the objective under the cursor."""
    scene = playing.scene
    here = [it for it, row in scene.world.objectives.items() if row.cell == playing.cursor]
    fog = not playing.open_table
    return [held(*holding(scene, objective, playing.seen), fog=fog) for objective in here]


def inventory(playing: Playing, names: Names | None = None) -> list[Line]:
    """What everybody is and has."""
    lines: list[Line] = []
    state = playing.seated
    for hero in own_units(state, playing.side):
        told = sheet(state, hero, playing.catalog, names)
        lines += [*fact_lines(told, PAGE, told[0]), line("")]
    return lines[:-1]


def chances(playing: Playing, unit: EntityId) -> list[str]:
    """How far away an enemy is; before somebody is picked, also what attacks would come to."""
    scene, focus = playing.scene, playing.focus
    mine = playing.wait in (Wait.PICK, Wait.ACT, Wait.AIM) and scene.cells(focus)
    if not mine or scene.side(unit) is playing.side:
        return []
    found = previews(playing.state, focus, unit) if playing.wait is Wait.PICK else []
    sees = scene.sees(scene.mask(focus), scene.mask(unit))
    told = [odds_line(p.way, p.odds.wounds, p.odds.destroyed) for p in found]
    return [*told, apart(distance(playing, unit), clean(scene.world.units[focus].name), sees=sees)]

"""What comes: the units of a wave that are known, what they are, where they come in, what for."""

from collections.abc import Iterable
from textwrap import wrap

from starquest.desk.letters import BIG, alphabet
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span, line
from starquest.engine.modes.quest.horde.goals import goal_of
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.quarters import corner_cell
from starquest.engine.modes.quest.waves import free_units, wave_points
from starquest.engine.scene import Scene
from starquest.model.decision import GoalKind
from starquest.model.event import Event, WaveStarted
from starquest.model.ids import EntityId
from starquest.text.locale import words
from starquest.text.phrases import Phrases, capital, row
from starquest.text.sheets import weapon_line
from starquest.text.voices import wave_line


def coming(playing: Playing) -> list[EntityId]:
    """The units of the wave the side knows of: whom it sees, and whom it is asked about."""
    mission, free = quest_if_any(playing.state), free_units(playing.state)
    wave = mission.wave if mission else 0
    rows = playing.state.world.units.items()
    known = [unit for unit, found in rows if found.wave == wave and unit in playing.seen]
    return [*[unit for unit in known if unit not in free], *free]


def heading(playing: Playing, say: Phrases) -> str:
    """Which wave it is, of whom, and how large."""
    mission = quest_if_any(playing.state)
    if mission is None:
        return ""
    return words(
        "waves.heading",
        wave=mission.wave,
        last=say.catalog.quest.waves.last,
        enemies=row([say.catalog.factions[name].name for name in mission.factions]),
        points=wave_points(mission, boss=mission.boss),
        boss=mission.boss,
    )


def wave_lines(playing: Playing, say: Phrases, width: int, *, voice: bool = True) -> list[Line]:
    """The announcement of a wave: heading, what the enemy says, and who comes from where."""
    mission = quest_if_any(playing.state)
    if mission is None or not mission.wave:
        return []
    spoken = wrap(wave_line(say, mission.wave, boss=mission.boss), width) if voice else []
    told = [line(heading(playing, say), "heading"), *[line(text, "dim") for text in spoken]]
    return [*told, *unit_lines(playing, say, width)]


def announcement(playing: Playing, told: Iterable[Event], say: Phrases, width: int) -> list[Line]:
    """What is said over the map when a wave has come, unless its corners are still asked for."""
    began = next((event for event in told if isinstance(event, WaveStarted)), None)
    if began is None or free_units(playing.state):
        return []
    return wave_lines(playing, say, width, voice=began.wave > 1)  # the briefing has spoken


def everything(parts: Iterable[tuple[Event, ...]]) -> list[Event]:
    """All events of several commands."""
    return [event for told in parts for event in told]


def unit_lines(playing: Playing, say: Phrases, width: int) -> list[Line]:
    """A line for each unit, and under the first of a kind what it is and carries."""
    found: list[Line] = []
    told: list[str] = []
    for unit in coming(playing):
        kind = playing.state.world.units[unit].kind
        found.append(_who(playing, unit, say))
        if kind not in told:
            told.append(kind)
            found += [
                line(f"  {text}", "dim") for text in wrap(_what(playing, unit, say), width - 2)
            ]
    if not playing.open_table:
        found.append(line(words("waves.unseen"), "dim"))
    return found


def _who(playing: Playing, unit: EntityId, say: Phrases) -> Line:
    """Letter, name, and where a unit comes in and what for, as far as that is settled."""
    letter = Span(f"{letter_of(playing, unit)} ", "bold", "enemy")
    size = playing.state.world.units[unit].size
    models = size if size > 1 else 0
    name = capital(say.who(unit))
    if unit in free_units(playing.state):
        return letter, Span(words("waves.free", who=name, models=models))
    cells = playing.scene.cells(unit)
    corner = say.corner(say.quarter(cells[0])) if cells else ""
    told = words("waves.unit", who=name, models=models, corner=corner, goal=_goal(playing, unit))
    return letter, Span(told)


def _goal(playing: Playing, unit: EntityId) -> int:
    """The number of the objective a unit on the table is after; 0 for none."""
    found = goal_of(playing.scene, unit) if playing.scene.cells(unit) else None
    return found.number if found and found.kind is GoalKind.OBJECTIVE else 0


def _what(playing: Playing, unit: EntityId, say: Phrases) -> str:
    """Quality, Defense and weapons of a kind."""
    profile = playing.state.world.builds[unit].profiles[0]
    weapons = row([weapon_line(weapon, say) for weapon in profile.weapons])
    return words("waves.what", quality=profile.quality, defense=profile.defense, weapons=weapons)


def letter_of(playing: Playing, unit: EntityId) -> str:
    """The letter a unit has on the map, or will have there."""
    mission, found = quest_if_any(playing.state), playing.state.world.units[unit]
    known = alphabet(playing.catalog, mission.factions if mission else ())
    letter = known.get(found.kind, "z")
    return letter.upper() if playing.scene.kit(unit).tough > BIG else letter


def beside(scene: Scene, corner: int, say: Phrases) -> str:
    """A corner, and the objective that whoever comes there goes for."""
    grid = scene.field.grid
    here = corner_cell(grid, corner)
    rows = scene.world.objectives.values()
    near = min(rows, key=lambda r: (grid.distance(here, r.cell), r.number), default=None)
    mission = quest_if_any(scene.state)
    first = near is not None and mission is not None and mission.priority == near.number
    return words(
        "waves.corner",
        corner=capital(say.corner(corner)),
        goal=near.number if near else 0,
        damage=near.damage if near else 0,
        priority=first,
    )

"""The panels beside the map: party, inspection, objectives, header, hints."""

from collections.abc import Container, Iterator, Sequence
from textwrap import wrap
from typing import Protocol

import attrs
from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from starquest.desk.glyphs import Glyphs
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.round_end import holders
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act
from starquest.text.clean import clean
from starquest.ui.columns import cut, pad
from starquest.ui.palette import palette

BAR = 6
HOLD = {(False, False): " ", (True, False): "+", (False, True): "!", (True, True): "="}
"""Signs for who holds an objective, by whether heroes and whether enemies are there."""
NARROW, MOST = 30, 42
"""Columns of a panel from which on words need not be short, and those a hero takes at most."""


Seen = Container[EntityId]


class Panel(Static):
    """A panel of plain lines: never markup."""

    def show(self, lines: list[Content] | list[str], *, grows: bool = False) -> None:
        """Show other lines; a panel that grows takes the room they need."""
        parts = [line if isinstance(line, Content) else Content(line) for line in lines]
        self.update(Content("\n").join(parts), layout=grows)


class PartyPanel(Panel):
    """The heroes, one below the other; a click on one says which."""

    class Picked(Message):
        """The lines of a hero were clicked."""

        def __init__(self, number: int) -> None:
            self.number = number
            super().__init__()

    def on_click(self, event: events.Click) -> None:
        """Tell whose lines were clicked: the nearest head above."""
        drawn = self.visual
        lines = drawn.plain.split("\n") if isinstance(drawn, Content) else []
        heads = [line[1] for line in lines[: event.y + 1] if line[1:2].isdigit()]
        if heads and event.y < len(lines):
            self.post_message(self.Picked(int(heads[-1])))


def bar(value: int, most: int, glyphs: Glyphs, width: int = BAR) -> str:
    """A little bar: how much is left of how much."""
    shown = min(width, most)
    filled = -(-value * shown // most) if most and value > 0 else 0
    return glyphs.full * filled + glyphs.empty * (shown - filled)


class Owners(Protocol):
    """Whoever knows who plays which hero."""

    def inks(self) -> dict[EntityId, str]:
        """The colour of each hero that has a player."""

    def initials(self, hero: EntityId) -> str:
        """Who plays a hero, in a letter or two."""


@attrs.frozen
class Column:
    """What a panel beside the map has to draw with: glyphs, colours, room."""

    glyphs: Glyphs
    theme: str
    inside: int


def party_lines(scene: Scene, focus: EntityId, owners: Owners, column: Column) -> list[Content]:
    """Each hero in two lines: name and state, wounds and power; a third for what ails it."""
    lines: list[Content] = []
    wide = min(MOST, column.inside)  # a name and how it is belong together
    for number, hero in enumerate(scene.world.heroes, 1):
        ink = palette(column.theme).ink[owners.inks().get(hero, f"player{number}")]
        who = owners.initials(hero)
        owner = f" ({who})" if who else ""
        name = cut(clean(scene.world.units[hero].name), wide - 11 - cell_len(owner)) + owner
        first = pad(f"{'>' if hero == focus else ' '}{number} {name}", wide - 8)
        head = Content.styled(first, f"bold {ink}" if hero == focus else ink)
        lines += [
            head + Content(hero_state(scene, hero)[:8].rjust(8)),
            _health(scene, hero, column),
        ]
        lines += [Content(f"   {ail}") for ail in wrap(", ".join(_ails(scene, hero)), wide - 3)]
    return lines


def _health(scene: Scene, hero: EntityId, column: Column) -> Content:
    """Wounds left, power and spell tokens."""
    short = column.inside < NARROW
    world, tough = scene.world, scene.kit(hero).tough
    left = tough - world.bodies[world.squads[hero].members[0]].wounds
    tokens = world.spell_tokens[hero].tokens
    spell_tokens = f" {'tok' if short else 'tokens'} {tokens}" if tokens else ""
    power = f"{'pow' if short else 'power'} {world.powers[hero].left}"
    return Content(f"   {bar(left, tough, column.glyphs)} {left}/{tough} {power}{spell_tokens}")


def _ails(scene: Scene, hero: EntityId) -> Iterator[str]:
    """Conditions, injury and bleeding by name."""
    ailments, catalog = scene.world.ailments[hero], scene.catalog
    yield from (catalog.conditions[name].name for name in ailments.conditions)
    if ailments.injury:
        yield catalog.injuries[ailments.injury].name
    if ailments.out:
        yield "out for this wave"
    elif ailments.bleeding:
        yield f"bleeding {ailments.bleeding}"


def hero_state(scene: Scene, hero: EntityId) -> str:
    """A word for how a hero stands."""
    status = scene.world.statuses[hero]
    if status.down:
        return "DOWN"
    if status.shaken:
        return "shaken"
    if status.reserve:
        return "waiting"
    if is_acting(scene, hero):
        return "acting"
    return "done" if status.activated else "ready"


def is_acting(scene: Scene, hero: EntityId) -> bool:
    """Whether it is this hero's turn."""
    return any(isinstance(step, Act) and step.unit == hero for step in scene.state.agenda)


def header_line(scene: Scene) -> str:
    """Wave, round, alertness, score, time and weather in one line."""
    mission = quest_if_any(scene)
    if mission is None:
        return f" Round {scene.round}"
    parts = [
        f"Wave {mission.wave}/10", f"Round {scene.round}", f"Alert {mission.alertness}/6",
        f"XP {mission.xp}", f"Score {mission.score}",
    ]  # fmt: skip
    if mission.boss:
        parts.append("BOSS")
    catalog = scene.catalog
    if mission.time:
        parts.append(catalog.times[mission.time].name)
    if mission.sky:
        parts.append(f"{catalog.weather[mission.sky].name} weather")
    if mission.event:
        parts.append(catalog.events[mission.event].name)
    return " " + " | ".join(parts)


def objective_lines(
    scene: Scene, seen: Seen, column: Column, lost: Sequence[int] = ()
) -> list[Content]:
    """Each objective with its damage and who holds it, the priority marked; as few lines as fit."""
    told = {n: f"{column.glyphs.objective}{n} lost" for n in lost}
    for objective, row in scene.world.objectives.items():
        told[row.number] = _objective(scene, objective, seen, column.glyphs)
    marks = [told[number] for number in sorted(told)]
    across = len(marks) if len(" ".join(marks)) <= column.inside else 3
    return [Content(" ".join(marks[at : at + across])) for at in range(0, len(marks), across or 1)]


def _objective(scene: Scene, objective: EntityId, seen: Seen, glyphs: Glyphs) -> str:
    mission = quest_if_any(scene)
    row, priority = scene.world.objectives[objective], mission and mission.priority
    damage = glyphs.full * row.damage + glyphs.empty * (3 - row.damage)
    first = "*" if row.number == priority else " "
    return f"{glyphs.objective}{row.number}{first}{damage}{HOLD[holding(scene, objective, seen)]}"


def holding(scene: Scene, objective: EntityId, seen: Seen) -> tuple[bool, bool]:
    """Whether heroes and whether enemies that are seen count at an objective."""
    cell = scene.world.objectives[objective].cell
    foes = [unit for unit in holders(scene, Side.HORDE, cell) if unit in seen]
    return bool(holders(scene, Side.HEROES, cell)), bool(foes)

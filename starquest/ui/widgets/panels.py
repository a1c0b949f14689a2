"""The panels beside the map: party, inspection, objectives, header, hints."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Protocol

from textual.content import Content
from textual.widgets import Static

from starquest.engine.scene import Scene
from starquest.model.ids import EntityId
from starquest.text.clean import clean
from starquest.ui.glyphs import Glyphs

BAR = 6


class Panel(Static):
    """A panel of plain lines: never markup."""

    def show(self, lines: list[Content] | list[str], *, grows: bool = False) -> None:
        """Show other lines; a panel that grows takes the room they need."""
        parts = [line if isinstance(line, Content) else Content(line) for line in lines]
        self.update(Content("\n").join(parts), layout=grows)


class Tail(Static):
    """The last lines of many: as many as there is room for when they are drawn."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, markup=False)
        self._lines: list[str] = []

    def show(self, lines: list[str]) -> None:
        """Show other lines."""
        self._lines = lines
        self.refresh()

    def render(self) -> Content:
        """What there is room for."""
        return Content("\n".join(self._lines[-max(1, self.content_size.height) :]))


def bar(value: int, most: int, glyphs: Glyphs, width: int = BAR) -> str:
    """A little bar: how much is left of how much."""
    shown = min(width, most)
    filled = -(-value * shown // most) if most and value > 0 else 0
    return glyphs.full * filled + glyphs.empty * (shown - filled)


class Owners(Protocol):
    """Whoever knows who plays which hero."""

    def initials(self, hero: EntityId) -> str:
        """Who plays a hero, in a letter or two."""


def party_lines(
    scene: Scene, glyphs: Glyphs, focus: EntityId, width: int, owners: Owners
) -> list[Content]:
    """Each hero in two lines: name and state, wounds and power; a third for what ails it."""
    lines: list[Content] = []
    for number, hero in enumerate(scene.world.heroes, 1):
        lines += _hero_lines(
            scene, glyphs, hero, number, focused=hero == focus, width=width, owners=owners
        )
    return lines


def _hero_lines(
    scene: Scene,
    glyphs: Glyphs,
    hero: EntityId,
    number: int,
    *,
    focused: bool,
    width: int,
    owners: Owners,
) -> list[Content]:
    world, kit = scene.world, scene.kit(hero)
    name = clean(world.units[hero].name)
    left = kit.tough - world.bodies[world.squads[hero].members[0]].wounds
    vigor = world.vigor[hero]
    who = owners.initials(hero)
    name = f"{name} ({who})" if who else name
    first = f"{'>' if focused else ' '}{number} {name}"[: width - 8].ljust(width - 8)
    state = hero_state(scene, hero)
    head = Content.styled(first, "bold") if focused else Content(first)
    tokens = world.arcana[hero].tokens
    arcana = f" tok {tokens}" if tokens else ""
    second = f"   {bar(left, kit.tough, glyphs)} {left}/{kit.tough} pow {vigor.power}{arcana}"
    ails = [f"   {line}" for line in wrap(", ".join(_ails(scene, hero)), width - 3)]
    return [head + Content(state[:8].rjust(8)), *map(Content, (second, *ails))]


def _ails(scene: Scene, hero: EntityId) -> Iterator[str]:
    """Conditions, injury and bleeding by name."""
    plight, lore = scene.world.plights[hero], scene.lore
    yield from (lore.conditions[name].name for name in plight.conditions)
    if plight.injury:
        yield lore.injuries[plight.injury].name
    if plight.out:
        yield "out for this wave"
    elif plight.bleeding:
        yield f"bleeding {plight.bleeding}"


def hero_state(scene: Scene, hero: EntityId) -> str:
    """A word for how a hero stands."""
    status = scene.world.statuses[hero]
    if status.down:
        return "DOWN"
    if status.shaken:
        return "shaken"
    if status.reserve:
        return "waiting"
    return "done" if status.activated else "ready"


def header_line(scene: Scene) -> str:
    """Wave, round, alertness, score, time and weather in one line."""
    mission = scene.mission
    if mission is None:
        return f" Round {scene.round}"
    parts = [
        f"Wave {mission.wave}/10", f"Round {scene.round}", f"Alert {mission.alertness}/6",
        f"XP {mission.xp}", f"Score {mission.score}",
    ]  # fmt: skip
    if mission.boss:
        parts.append("BOSS")
    lore = scene.lore
    if mission.time:
        parts.append(lore.times[mission.time].name)
    if mission.sky:
        parts.append(lore.weather[mission.sky].name)
    if mission.event:
        parts.append(lore.events[mission.event].name)
    return " " + " | ".join(parts)


def objective_lines(scene: Scene, glyphs: Glyphs) -> list[Content]:
    """Each objective with its damage, the priority marked."""
    priority = scene.mission.priority if scene.mission else 0
    marks = [
        f"{glyphs.objective}{row.number}{'*' if row.number == priority else ' '}"
        f"{glyphs.full * row.damage}{glyphs.empty * (3 - row.damage)}"
        for row in scene.world.objectives.values()
    ]
    return [Content(" ".join(marks[:3])), Content(" ".join(marks[3:]))]

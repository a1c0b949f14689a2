"""The panels of a quest: header, heroes, objectives."""

from collections.abc import Container, Iterator, Sequence
from textwrap import wrap

from starquest.desk.columns import cut, pad
from starquest.desk.glyphs import Glyphs
from starquest.desk.modes.look import Column, Owners
from starquest.desk.styled import Line, Span, line
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.round_end import holders
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.phrases import row
from starquest.text.rule_numbers import quest_numbers

BAR = 6
HOLD = {(False, False): " ", (True, False): "+", (False, True): "!", (True, True): "="}
"""Signs for who holds an objective, by whether heroes and whether enemies are there."""
NARROW, MOST = 30, 42
"""Columns of a panel from which on words need not be short, and those a hero takes at most."""

Seen = Container[EntityId]


def header_line(scene: Scene) -> str:
    """Wave, round, alertness, score, time and weather in one line."""
    mission = quest_of(scene)
    parts = [
        words("panels.header.wave", wave=mission.wave, last=quest_numbers().waves.last),
        words("panels.header.round", round=scene.round),
        words(
            "panels.header.alertness",
            alertness=mission.alertness,
            full=quest_numbers().waves.alertness,
        ),
        words("panels.header.xp", xp=mission.xp),
        words("panels.header.score", score=mission.score),
    ]
    if mission.boss:
        parts.append(words("panels.header.boss"))
    catalog = scene.catalog
    if mission.time:
        parts.append(catalog.times[mission.time].name)
    if mission.sky:
        parts.append(words("phrases.weather", name=catalog.weather[mission.sky].name))
    if mission.event:
        parts.append(catalog.events[mission.event].name)
    return " " + " | ".join(parts)


def party_lines(scene: Scene, focus: EntityId, owners: Owners, column: Column) -> list[Line]:
    """Each hero in two lines: name and state, wounds and power; a third for what ails it."""
    found: list[Line] = []
    wide = min(MOST, column.inside)  # a name and how it is belong together
    for number, hero in enumerate(scene.world.heroes, 1):
        ink = owners.inks().get(hero, f"player{number}")
        mark = f"{'>' if hero == focus else ' '}{number}"
        name = _named(scene, hero, owners.initials(hero), column, wide - 11)
        head = Span(pad(f"{mark} {name}", wide - 8, column.measure), _weight(hero, focus), ink)
        found += [(head, Span(hero_state(scene, hero)[:8].rjust(8))), _health(scene, hero, column)]
        found += _serving(scene, hero, focus, ink)
        found += [line(f"   {ail}") for ail in wrap(row(_ails(scene, hero)), wide - 3)]
    return found


def _serving(scene: Scene, hero: EntityId, focus: EntityId, ink: str) -> list[Line]:
    """What a hero has set up, while it has its turn."""
    gadget = scene.world.gadgets.get(focus)
    if gadget is None or gadget.owner != hero:
        return []
    return [line(f">  {clean(scene.world.units[focus].name)}", "bold", ink)]


def _weight(hero: EntityId, focus: EntityId) -> str:
    return "bold" if hero == focus else ""


def _named(scene: Scene, hero: EntityId, who: str, column: Column, room: int) -> str:
    """A hero's name in the room there is, and who plays it."""
    owner = f" ({who})" if who else ""
    name = clean(scene.world.units[hero].name)
    return cut(name, room - column.measure(owner), column.measure) + owner


def bar(value: int, most: int, glyphs: Glyphs, width: int = BAR) -> str:
    """A little bar: how much is left of how much."""
    shown = min(width, most)
    filled = -(-value * shown // most) if most and value > 0 else 0
    return glyphs.full * filled + glyphs.empty * (shown - filled)


def _health(scene: Scene, hero: EntityId, column: Column) -> Line:
    """Wounds left, power and spell tokens."""
    short = column.inside < NARROW
    world, tough = scene.world, scene.kit(hero).tough
    left = tough - world.bodies[world.squads[hero].members[0]].wounds
    tokens = world.spell_tokens[hero].tokens
    told = [words("panels.power", short=short, power=world.powers[hero].left)]
    told += [words("panels.tokens", short=short, tokens=tokens)] if tokens else []
    return line(f"   {bar(left, tough, column.glyphs)} {left}/{tough} {' '.join(told)}")


def _ails(scene: Scene, hero: EntityId) -> Iterator[str]:
    """Conditions, injury and bleeding by name."""
    ailments, catalog = scene.world.ailments[hero], scene.catalog
    yield from (catalog.conditions[name].name for name in ailments.conditions)
    if ailments.injury:
        yield catalog.injuries[ailments.injury].name
    if ailments.out:
        yield words("panels.out")
    elif ailments.bleeding:
        yield words("panels.bleeding", markers=ailments.bleeding)


def hero_state(scene: Scene, hero: EntityId) -> str:
    """A word for how a hero stands."""
    status = scene.world.statuses[hero]
    if status.down:
        return words("panels.state.down")
    if status.shaken:
        return words("panels.state.shaken")
    if status.reserve:
        return words("panels.state.waiting")
    if is_acting(scene, hero):
        return words("panels.state.acting")
    return words("panels.state.done" if status.activated else "panels.state.ready")


def is_acting(scene: Scene, hero: EntityId) -> bool:
    """Whether it is this hero's turn."""
    return any(isinstance(step, Act) and step.unit == hero for step in scene.state.agenda)


def objective_lines(
    scene: Scene, seen: Seen, column: Column, lost: Sequence[int] = ()
) -> list[Line]:
    """Each objective with its damage and who holds it, the priority marked; as few lines as fit."""
    told = {n: f"{column.glyphs.objective}{n} {words('panels.lost')}" for n in lost}
    for objective, mark in scene.world.objectives.items():
        told[mark.number] = _objective(scene, objective, seen, column.glyphs)
    marks = [told[number] for number in sorted(told)]
    across = len(marks) if len(" ".join(marks)) <= column.inside else 3
    return [line(" ".join(marks[at : at + across])) for at in range(0, len(marks), across or 1)]


def _objective(scene: Scene, objective: EntityId, seen: Seen, glyphs: Glyphs) -> str:
    row = scene.world.objectives[objective]
    damage = glyphs.full * row.damage + glyphs.empty * (
        quest_numbers().objectives.destroyed_at - row.damage
    )
    first = "*" if row.number == quest_of(scene).priority else " "
    return f"{glyphs.objective}{row.number}{first}{damage}{HOLD[holding(scene, objective, seen)]}"


def holding(scene: Scene, objective: EntityId, seen: Seen) -> tuple[bool, bool]:
    """Whether heroes and whether enemies that are seen count at an objective."""
    cell = scene.world.objectives[objective].cell
    foes = [unit for unit in holders(scene, Side.TWO, cell) if unit in seen]
    return bool(holders(scene, Side.ONE, cell)), bool(foes)

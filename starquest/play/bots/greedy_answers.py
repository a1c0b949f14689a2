"""Answers to everything a rule may ask."""

from collections.abc import Callable

from starquest.engine.bits import cells_of
from starquest.engine.mission.caches import trove_finds
from starquest.engine.mission.quarters import corner_cell
from starquest.model.command import Choose
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side
from starquest.model.step import Act, Ask, AskKind
from starquest.play.bots.greedy_levels import learn, level, nearest_level, tradition
from starquest.play.bots.greedy_move import Ground
from starquest.play.bots.greedy_outlook import Outlook

TROVE = ("med_kit", "stun_grenade", "power_injector", "curing_kit")


def answer(out: Outlook, ask: Ask) -> Choose:
    """The option this player takes."""
    return Choose(_ANSWERS[ask.kind](out, ask))


def _last(_out: Outlook, ask: Ask) -> int:
    return len(ask.options) - 1


def _first(_out: Outlook, _ask: Ask) -> int:
    return 0


def _cell(out: Outlook, ask: Ask) -> int:
    """The best place for one's own; the farthest from everybody for an enemy."""
    if ask.unit not in out.scene.world.heroes:
        return _banish(out, ask)
    start = out.cell(ask.unit)
    cells = [start if option == OFF_TABLE else Cell(option) for option in ask.options]
    board = 0
    for cell in cells:
        board |= 1 << cell
    acting = next((s for s in out.real.agenda if isinstance(s, Act) and s.unit == ask.unit), None)
    ground = Ground(out, acting or Act(ask.unit), board)
    return max(range(len(cells)), key=lambda i: (ground.scores[cells[i]], -i))


def _banish(out: Outlook, ask: Ask) -> int:
    wanted = [row.cell for row in out.scene.world.objectives.values()]
    wanted += [cell for hero in out.heroes for cell in cells_of(out.scene.mask(hero))]
    distance = out.scene.field.grid.distance

    def far(index: int) -> int:
        option = ask.options[index]
        if option == OFF_TABLE:
            return -1
        return min([distance(Cell(option), cell) for cell in wanted], default=0)

    return max(range(len(ask.options)), key=lambda i: (far(i), -i))


def _priority(out: Outlook, ask: Ask) -> int:
    """Where most heroes are."""
    rows = {row.number: row for row in out.scene.world.objectives.values()}
    distance = out.scene.field.grid.distance

    def effort(index: int) -> int:
        row = rows[ask.options[index]]
        ways = sorted(distance(out.cell(hero), row.cell) for hero in out.heroes)
        return sum(ways[:2]) + 20 * row.damage

    return min(range(len(ask.options)), key=lambda i: (effort(i), i))


def _corner(out: Outlook, ask: Ask) -> int:
    """The corner with the longest way to an objective, and away from damaged ones."""
    rows = list(out.scene.world.objectives.values())
    grid = out.scene.field.grid

    def merit(index: int) -> float:
        corner = corner_cell(grid, ask.options[index])
        near = min(rows, key=lambda row: (grid.distance(corner, row.cell), row.number))
        heroes = [grid.distance(out.cell(hero), near.cell) for hero in out.heroes]
        return grid.distance(corner, near.cell) - 15 * near.damage - 0.3 * min(heroes, default=0)

    return max(range(len(ask.options)), key=lambda i: (merit(i), -i))


def _pay_test(out: Outlook, ask: Ask) -> int:
    """Skills are worth a point of power, a fallen comrade three."""
    power, cost = out.scene.world.vigor[ask.unit].power, ask.options[-1]
    if power < cost:
        return 0
    if cost == 1 or ask.source == "first_aid":
        return 1
    return int(out.rounds_left == 1 and ask.source == "discover")


def _pay_spell(out: Outlook, ask: Ask) -> int:
    power, cost = out.scene.world.vigor[ask.unit].power, ask.options[-1]
    return int(power >= cost and (cost <= 2 or out.rounds_left <= 2))


def _reroll(out: Outlook, ask: Ask) -> int:
    low = out.left(ask.unit) <= 3
    return int(ask.amount <= 5 or low)


def _trove(out: Outlook, ask: Ask) -> int:
    finds = trove_finds(out.scene)
    names = [finds[index].item for index in ask.options]
    taken = [finds[index].item for index in ask.targets]
    for wanted in TROVE:
        if wanted in names and wanted not in taken:
            return names.index(wanted)
    return max(range(len(finds)), key=lambda i: finds[i].credits)


def _cure(out: Outlook, ask: Ask) -> int:
    order = ("diseased", "impaired", "crippled", "afflicted")
    held = out.scene.world.plights[ask.unit].conditions
    return min(ask.options, key=lambda i: order.index(held[i]))


def _xp(out: Outlook, ask: Ask) -> int:
    heroes = [EntityId(option) for option in ask.options]
    return min(range(len(heroes)), key=lambda i: (nearest_level(out, heroes[i]), i))


_ANSWERS: dict[AskKind, Callable[[Outlook, Ask], int]] = {
    AskKind.KEEP_BACK: _first,
    AskKind.STRIKE_BACK: _last,
    AskKind.FOLLOW_UP: _cell,
    AskKind.SPEND_TOKENS: _first,
    AskKind.SHIFT: _cell,
    AskKind.PLACE: _cell,
    AskKind.POINT: _first,
    AskKind.PRIORITY: _priority,
    AskKind.BOSS: _first,
    AskKind.CORNER: _corner,
    AskKind.PAY_TEST: _pay_test,
    AskKind.PAY_SPELL: _pay_spell,
    AskKind.REROLL_BLOCK: _reroll,
    AskKind.SCAVENGE: lambda _out, ask: max(range(2), key=lambda i: ask.options[i]),
    AskKind.TROVE: _trove,
    AskKind.CURE: _cure,
    AskKind.SPLIT_XP: _xp,
    AskKind.LEVEL: lambda out, ask: level(out, ask),
    AskKind.LEARN: lambda out, ask: learn(out, ask),
    AskKind.TRADITION: lambda out, ask: tradition(out, ask),
    AskKind.INJURY: _last,
    AskKind.STAND: _cell,
}

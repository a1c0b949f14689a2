"""Answers to everything a rule may ask."""

from collections.abc import Callable

from starquest.engine.actions.spell_tokens import MOST
from starquest.engine.modes.quest.quarters import corner_cell
from starquest.model.command import Choose
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.modes.quest.ask_facts import CureFacts, TrialFacts, TroveFacts
from starquest.model.step import Act, Ask, AskKind
from starquest.model.steps.ask_facts import BlockFacts
from starquest.play.bots.greedy.levels import learn, level, nearest_level, tradition
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.positions import Ground

TROVE = ("med_kit", "stun_grenade", "grease_grenade", "power_injector", "frenzy_injector")
"""What is taken from a trove, the best first."""
AILMENTS = ("diseased", "impaired", "crippled", "afflicted")
"""Conditions, the worst first."""
CHEAP = 2
"""The power a failed spell is always worth."""
LIKELY = 5
"""A block worth rolling again."""
LOW = 3
"""The wounds left that make any block worth rolling again."""


def answer(out: Outlook, ask: Ask) -> Choose:
    """The option this player takes."""
    return Choose(_ANSWERS[ask.kind](out, ask))


def _last(_out: Outlook, ask: Ask) -> int:
    return len(ask.options) - 1


def _first(_out: Outlook, _ask: Ask) -> int:
    return 0


def _place(out: Outlook, ask: Ask) -> int:
    """The best place for one's own; far from everything that matters for an enemy."""
    if ask.unit not in out.world.heroes:
        return _banish(out, ask)
    start, board = out.cell(ask.unit), 0
    cells = [start if option == OFF_TABLE else Cell(option) for option in ask.options]
    for cell in cells:
        board |= 1 << cell
    ground = Ground(out, _acting(out, ask.unit), board)
    return max(range(len(cells)), key=lambda i: (ground.scores[cells[i]], -i))


def _acting(out: Outlook, unit: EntityId) -> Act:
    """The activation under way if it is this unit's; else what it has to itself."""
    acts = [s for s in out.view.state.agenda if isinstance(s, Act) and s.unit == unit]
    return acts[-1] if acts else Act(unit)


def _point(out: Outlook, ask: Ask) -> int:
    """Where a gate opens: the best place for whoever opens it."""
    board = sum([1 << option for option in ask.options])
    best = Ground(out, _acting(out, ask.unit), board).best(board)
    return ask.options.index(best)


def _spare_tokens(out: Outlook, ask: Ask) -> int:
    """Tokens that the next round would bring for nothing."""
    gained = sum([r.value for r in out.scene.kit(ask.unit).rules if r.casts()])
    spare = out.world.spell_tokens[ask.unit].tokens + gained - MOST
    return max(0, min(spare, len(ask.options) - 1))


def _banish(out: Outlook, ask: Ask) -> int:
    wanted = [row.cell for row in out.world.objectives.values()]
    wanted += [out.cell(hero) for hero in out.heroes]
    distance = out.scene.field.grid.distance

    def away(index: int) -> int:
        cell = Cell(ask.options[index])
        return -1 if cell == OFF_TABLE else min([distance(cell, other) for other in wanted])

    return max(range(len(ask.options)), key=lambda i: (away(i), -i))


def _priority(out: Outlook, ask: Ask) -> int:
    """Where heroes are, and little damage."""
    rows = {row.number: row for row in out.world.objectives.values()}
    distance = out.scene.field.grid.distance

    def effort(index: int) -> int:
        row = rows[ask.options[index]]
        ways = sorted([distance(out.cell(hero), row.cell) for hero in out.heroes])
        return sum(ways[:2]) + 20 * row.damage

    return min(range(len(ask.options)), key=lambda i: (effort(i), i))


def _corner(out: Outlook, ask: Ask) -> int:
    """The corner with a long way to an objective that can take it, rather near to heroes."""
    rows, grid = list(out.world.objectives.values()), out.scene.field.grid

    def merit(index: int) -> float:
        corner = corner_cell(grid, ask.options[index])
        near = min(rows, key=lambda row: (grid.distance(corner, row.cell), row.number))
        heroes = [grid.distance(out.cell(hero), near.cell) for hero in out.heroes]
        return grid.distance(corner, near.cell) - 15 * near.damage - 0.3 * min(heroes, default=0)

    return max(range(len(ask.options)), key=lambda i: (merit(i), -i))


def _pay_test(out: Outlook, ask: Ask) -> int:
    """Skills are worth a point of power, a fallen comrade three, a token what is left over."""
    cost = ask.options[-1]
    if out.power(ask.unit) < cost:
        return 0
    return int(cost == 1 or ask.about(TrialFacts).what == "first_aid" or out.rounds_left == 1)


def _pay_spell(out: Outlook, ask: Ask) -> int:
    cost = ask.options[-1]
    return int(out.power(ask.unit) >= cost and (cost <= CHEAP or out.rounds_left <= CHEAP))


def _reroll(out: Outlook, ask: Ask) -> int:
    return int(ask.about(BlockFacts).need <= LIKELY or out.left(ask.unit) <= LOW)


def _trove(_out: Outlook, ask: Ask) -> int:
    facts = ask.about(TroveFacts)
    finds = facts.finds
    names, taken = [find.item for find in finds], [finds[index].item for index in facts.chosen]
    wanted = [name for name in TROVE if name in names and name not in taken]
    if wanted:
        return names.index(wanted[0])
    return max(range(len(finds)), key=lambda i: (finds[i].credits, -i))


def _cure(_out: Outlook, ask: Ask) -> int:
    held = ask.about(CureFacts).conditions
    return min(ask.options, key=lambda i: AILMENTS.index(held[i]))


def _xp(out: Outlook, ask: Ask) -> int:
    heroes = [EntityId(option) for option in ask.options]
    return min(range(len(heroes)), key=lambda i: (nearest_level(out, heroes[i]), i))


def _higher(_out: Outlook, ask: Ask) -> int:
    return max(range(len(ask.options)), key=lambda i: (ask.options[i], -i))


_ANSWERS: dict[AskKind, Callable[[Outlook, Ask], int]] = {
    AskKind.KEEP_BACK: _first,
    AskKind.STRIKE_BACK: _last,
    AskKind.FOLLOW_UP: _place,
    AskKind.SPEND_TOKENS: _spare_tokens,
    AskKind.SHIFT: _place,
    AskKind.PLACE: _place,
    AskKind.POINT: _point,
    AskKind.PUSH: _last,
    AskKind.PRIORITY: _priority,
    AskKind.BOSS: _first,
    AskKind.CORNER: _corner,
    AskKind.PAY_TEST: _pay_test,
    AskKind.PAY_SPELL: _pay_spell,
    AskKind.REROLL_BLOCK: _reroll,
    AskKind.SCAVENGE: _higher,
    AskKind.TROVE: _trove,
    AskKind.CURE: _cure,
    AskKind.SPLIT_XP: _xp,
    AskKind.LEVEL: level,
    AskKind.LEARN: learn,
    AskKind.TRADITION: tradition,
    AskKind.INJURY: _last,
    AskKind.STAND: _place,
}

"""Search tokens: where they lie, and what is under them."""

from collections.abc import Sequence
from typing import TypeVar

from starquest.content.catalog import Catalog
from starquest.content.treasure import Find, TreasureDef
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.conditions import afflict
from starquest.engine.modes.quest.heroes.pack import drop, pay, search_mods, take
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell, quarter_centre
from starquest.engine.scene import Scene
from starquest.model.component import SearchToken
from starquest.model.dice import Stream
from starquest.model.event import Asked, Mod, TokenPlaced, TokenRevealed, TokensStay
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modes.quest.ask_facts import TokenFacts, TroveFacts, TroveFind
from starquest.model.step import Ask, AskKind, Reveal

T = TypeVar("T")


def shuffled(draft: Draft, things: Sequence[T], stream: Stream) -> list[T]:
    """The same things in an order the dice choose."""
    left, order = list(things), []
    while left:
        order.append(left.pop(draft.roller.die(stream, len(left)) - 1))
    return order


def place_tokens(draft: Draft) -> None:
    """One token in each quarter: at its centre, or somewhere near its corner."""
    for quarter in QUARTERS:
        die = draft.roller.die(Stream.LOOT)
        if die <= draft.catalog.quest.search.centre_up_to:
            place_token(draft, quarter_centre(draft.table, quarter), 0, Stream.LOOT)
        else:
            place_token(
                draft,
                corner_cell(draft.field.grid, quarter),
                draft.catalog.quest.search.corner,
                Stream.LOOT,
            )


def replenish(draft: Draft) -> None:
    """New tokens come when none is left; else it is said which ones keep them away."""
    left = draft.world.search_tokens
    if left:
        draft.emit(TokensStay(tuple(left[token].cell for token in sorted(left))))
    else:
        place_tokens(draft)


def place_token(draft: Draft, centre: Cell, inches: int, stream: Stream) -> None:
    """Lay a token on a free cell near a point; 0 inches is the nearest free cell there is."""
    free = draft.field.free & ~_marked(draft)
    if inches:
        area = draft.field.bits.disc(centre, draft.table.length(inches) + 1) & free
        cells = cells_of(area)
        if cells:
            _lay(draft, cells[draft.roller.die(stream, len(cells)) - 1])
            return
    _lay(draft, min(draft.field.grid.distances(centre, cells_of(free)))[1])


def _marked(scene: Scene) -> int:
    """The cells that already hold a marker."""
    world, found = scene.world, 0
    for cell in (
        *[row.cell for row in world.objectives.values()],
        *[row.cell for row in world.search_tokens.values()],
        *[row.cell for row in world.treasures.values()],
    ):
        found |= 1 << cell
    return found


def _lay(draft: Draft, cell: Cell) -> None:
    token = draft.create()
    draft.world.search_tokens[token] = SearchToken(cell)
    draft.emit(TokenPlaced(token, cell))


def reveal(draft: Draft, step: Reveal) -> None:
    """Look under a token; a scavenger may choose between two dice."""
    if step.token not in draft.world.search_tokens:
        return
    first = draft.roller.die(Stream.LOOT)
    if step.hero != NOBODY and draft.kit(step.hero).any(Rule.searches_twice):
        second = draft.roller.die(Stream.LOOT)
        draft.end_lent(step.hero, Rule.searches_twice)
        draft.emit(Asked(Side.ONE, step.hero, AskKind.SCAVENGE))
        dice, facts = (first, second), TokenFacts(step.token)
        draft.push(Ask(AskKind.SCAVENGE, Side.ONE, step.hero, dice, facts))
    else:
        open_token(draft, step.token, step.hero, (first,), first)


def answer_scavenge(draft: Draft, ask: Ask, die: int) -> None:
    """A player has chosen one of two dice."""
    open_token(draft, ask.about(TokenFacts).token, ask.unit, ask.options, die)


def open_token(
    draft: Draft, token: EntityId, hero: EntityId, dice: tuple[int, ...], die: int
) -> None:
    """Find what the die says."""
    cell = draft.world.search_tokens.pop(token).cell
    bonus = roll_bonus(draft, hero)
    treasure = treasure_under(draft.catalog, die, die + sum(mod.value for mod in bonus))
    taker = _taker(draft, cell, hero)
    second = 0 if treasure.kind == "trove" else draft.roller.die(Stream.LOOT)
    draft.emit(TokenRevealed(token, hero, dice, bonus, treasure.id, second))
    if treasure.kind == "trove":
        _ask_trove(draft, taker, cell, ())
        return
    find = next(find for find in treasure.finds if second in find.rolls)
    if treasure.kind == "hazard":
        if find.condition and taker != NOBODY:
            afflict(draft, taker, find.condition, treasure.id)
    else:
        hand_out(draft, taker, cell, [find])


def roll_bonus(scene: Scene, hero: EntityId) -> tuple[Mod, ...]:
    """What makes a look under a token better."""
    mods = [] if hero == NOBODY else search_mods(scene, hero)
    if quest_of(scene).wave >= scene.catalog.quest.search.better_from:
        mods.append(Mod("late_wave", 1))
    return tuple(mods)


def treasure_under(catalog: Catalog, die: int, total: int) -> TreasureDef:
    """A hazard is decided on the bare die, everything else on the total."""
    rows = list(catalog.treasure.values())
    if die <= catalog.quest.search.hazard_up_to:
        return next(row for row in rows if row.kind == "hazard")
    good = [row for row in rows if row.kind != "hazard"]
    return next((row for row in good if total in row.rolls), good[-1])


def _taker(scene: Scene, cell: Cell, hero: EntityId) -> EntityId:
    """The hero close enough to take it at once: who looked, else the first one there."""
    close = [
        h
        for h in party(scene)
        if scene.within(scene.mask(h), 1 << cell, scene.catalog.quest.hero.close)
    ]
    return hero if hero in close else close[0] if close else NOBODY


def trove_finds(scene: Scene) -> list[Find]:
    """Everything a trove may hold, in the order of the tables."""
    rows = scene.catalog.treasure.values()
    return [find for row in rows if row.kind == "table" for find in row.finds]


def _ask_trove(draft: Draft, taker: EntityId, cell: Cell, chosen: tuple[int, ...]) -> None:
    finds = tuple(TroveFind(find.item or "", find.credits) for find in trove_finds(draft))
    options = tuple(range(len(finds)))
    draft.emit(Asked(Side.ONE, taker, AskKind.TROVE))
    draft.push(Ask(AskKind.TROVE, Side.ONE, taker, options, TroveFacts(cell, finds, chosen)))


def answer_trove(draft: Draft, ask: Ask, value: int) -> None:
    """A player has chosen one thing of a trove; two make it full."""
    facts = ask.about(TroveFacts)
    chosen = (*facts.chosen, value)
    if len(chosen) < draft.catalog.quest.search.trove:
        _ask_trove(draft, ask.unit, facts.cell, chosen)
        return
    finds = trove_finds(draft)
    hand_out(draft, ask.unit, facts.cell, [finds[index] for index in chosen])


def hand_out(draft: Draft, taker: EntityId, cell: Cell, finds: list[Find]) -> None:
    """Give a find to a hero, or leave it as a treasure marker."""
    items = tuple(find.item for find in finds if find.item)
    money = sum(find.credits for find in finds)
    if taker == NOBODY:
        drop(draft, cell, items, money)
        return
    pay(draft, taker, money, "stash")
    for item in items:
        take(draft, taker, item, "find")

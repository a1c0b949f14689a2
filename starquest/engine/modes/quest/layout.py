"""Laying a mission out: party, objectives, tokens, sky."""

from collections.abc import Iterable, Mapping

import attrs

from starquest.content.build import hero_profile
from starquest.content.catalog import Catalog
from starquest.content.events import AlertnessDef, SkyDef
from starquest.content.spells import Tradition
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.pack import outfit
from starquest.engine.modes.quest.in_force import by_the_rules, levers_of, with_levers
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.quarters import QUARTERS, quarter_centre, table_centre
from starquest.engine.modes.quest.search_tokens import place_tokens
from starquest.engine.movement.placing import area_round, spots
from starquest.engine.offers import deploy
from starquest.engine.options import Cells, Group
from starquest.engine.scene import Scene
from starquest.model.component import Ailments, Hero, Objective, Pack, Player, Power, Unit, UsedUp
from starquest.model.dice import Stream
from starquest.model.event import SkyChanged
from starquest.model.ids import EntityId, PlayerId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.modifier import Modifier, Until
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.step import Deployment, StartWave

"""The number of the objective at the table's centre."""
HORDE = "horde"
"""The program that plays the enemy."""


def lay_out(draft: Draft, quest: QuestSetup) -> None:
    """Put everything on the table and on the agenda that a mission starts with."""
    numbers = draft.catalog.quest.party
    if not numbers.fewest <= len(quest.party) <= numbers.most:
        most = numbers.most
        raise ValueError(f"a party has {numbers.fewest} to {most} heroes, not {len(quest.party)}")
    seat_players(draft, [recruit.player for recruit in quest.party])
    levers = levers_of(quest, draft.catalog)
    started = with_levers(by_the_rules(draft.catalog.quest, quest.share), levers)
    more = numbers.few_credits if len(quest.party) <= numbers.few_up_to else 0
    chosen = quest.custom.credits is not None
    for recruit in quest.party:
        enlist(draft, recruit, started.credits + (0 if chosen else more))
    party = sum(draft.world.units[hero].points for hero in draft.world.heroes)
    draft.ledger = QuestLedger(
        party, started.share, _factions(draft, quest), quest.challenges,
        corners_first=quest.corners_first, difficulty=quest.difficulty, levers=levers,
    )  # fmt: skip
    _set_sky(draft, quest)
    _objectives(draft)
    place_tokens(draft)
    draft.push(Deployment(), StartWave())


def seat_players(draft: Draft, names: Iterable[str]) -> None:
    """A row for each of the people who play heroes, and one for the enemy."""
    rows = [Player(name, Side.ONE) for name in dict.fromkeys(names)]
    rows.append(Player("", Side.TWO, HORDE))
    draft.world.players.update({PlayerId(n): row for n, row in enumerate(rows, 1)})


def _player(draft: Draft, name: str) -> PlayerId:
    """The person of this name."""
    return next(n for n, row in draft.world.players.items() if (row.name, row.mind) == (name, ""))


def enlist(draft: Draft, recruit: Recruit, purse: int | None = None) -> EntityId:
    """Make a hero of level 1, with so many credits, or as many as the rules say."""
    purse = draft.catalog.quest.party.credits if purse is None else purse
    catalog, kind = draft.catalog, draft.catalog.heroes[recruit.kind]
    tradition = Tradition(recruit.tradition) if recruit.tradition else None
    base = hero_profile(catalog, kind.id, tradition)
    owner = _player(draft, recruit.player)
    row = Unit(kind.id, recruit.name or kind.name, Side.ONE, 1, kind.cost, owner=owner)
    unit = draft.add_unit(row, (base,), (0,))
    world, weapons = draft.world, {catalog.weapons[w].group: w for w in kind.weapons}
    world.heroes[unit] = Hero(
        kind.id, recruit.player, base, kind.strength, kind.dexterity, kind.will, kind.feat,
        kind.skills,
    )  # fmt: skip
    world.powers[unit] = Power(kind.power, kind.power)
    world.ailments[unit] = Ailments()
    world.used_up[unit] = UsedUp()
    ranged, melee = weapons.get("ranged", ""), weapons.get("melee", "")
    world.packs[unit] = Pack(ranged, melee, items=_issued(catalog), credits=purse)
    outfit(draft, unit)
    return unit


def _issued(catalog: Catalog) -> tuple[str, ...]:
    """What every hero's pack holds at the start."""
    return tuple(item.id for item in catalog.items.values() for _ in range(item.issued))


def _factions(draft: Draft, quest: QuestSetup) -> tuple[str, ...]:
    if quest.factions:
        return quest.factions
    known = list(draft.catalog.factions)
    return (known[draft.roller.die(Stream.ARRIVALS, len(known)) - 1],)


def _set_sky(draft: Draft, quest: QuestSetup) -> None:
    catalog = draft.catalog
    if "alertness" in quest.challenges:
        draft.note(alert=_chosen(draft, "alertness", quest.alertness, catalog.alertness))
    if "time" in quest.challenges:
        draft.note(time=_chosen(draft, "time", quest.time, catalog.times))
    if "weather" in quest.challenges:
        draft.note(sky=_chosen(draft, "weather", quest.weather, catalog.weather))
    renew_sky(draft)


def _chosen(
    draft: Draft, kind: str, choice: str, rows: Mapping[str, AlertnessDef] | Mapping[str, SkyDef]
) -> str:
    die = 0 if choice else draft.roller.die(Stream.EVENTS)
    found = choice or next(name for name, row in rows.items() if die in row.rolls)
    draft.emit(SkyChanged(kind, found, die))
    return found


def renew_sky(draft: Draft) -> None:
    """Put what the time of day and the weather do in force, and nothing of what was before."""
    catalog, quest = draft.catalog, quest_of(draft)
    others = [
        m
        for m in draft.weather
        if m.source not in catalog.times and m.source not in catalog.weather
    ]
    rows = [catalog.times[quest.time]] if quest.time else []
    rows += [catalog.weather[quest.sky]] if quest.sky else []
    sky = [Modifier(row.id, e.stat, e.value, Until.REMOVED) for row in rows for e in row.effects]
    draft.change_weather((*others, *sky))


OBJECTIVES = len(QUARTERS) + 1
"""One in each quarter and one at the centre."""


def _objectives(draft: Draft) -> None:
    cells = [quarter_centre(draft.table, quarter) for quarter in QUARTERS]
    for number, cell in enumerate([*cells, table_centre(draft.table)], 1):
        draft.world.objectives[draft.create()] = Objective(number, cell)


def deployment_area(draft: Scene) -> int:
    """Where the heroes may start: round the centre, not on a marker."""
    marked = sum(1 << row.cell for row in draft.world.objectives.values())
    return (
        area_round(draft, 1 << table_centre(draft.table), draft.catalog.quest.party.deployment)
        & ~marked
    )


def waiting_heroes(draft: Scene) -> list[EntityId]:
    """The heroes that have no place yet."""
    return [hero for hero in draft.world.heroes if draft.world.statuses[hero].reserve]


def settle_hero(draft: Draft, unit: EntityId, cell: int) -> None:
    """Stand a hero on its first cell."""
    status = draft.world.statuses[unit]
    draft.set_status(unit, attrs.evolve(status, reserve=False))
    board = deployment_area(draft)
    draft.put(draft.world.squads[unit].members[0], next(c for c in cells_of(board) if c == cell))


def still_deploying(draft: Draft) -> bool:
    """The party deploys until everybody has a place."""
    if waiting_heroes(draft):
        return True
    draft.agenda.pop()
    return False


def deployments(scene: Scene) -> list[Group]:
    """Every place every hero may take."""
    area = deployment_area(scene)
    return [Cells(spots(scene, hero, area), deploy(hero)) for hero in waiting_heroes(scene)]

"""The first page of an ending: how and why it ended, and what everybody did."""

from starquest.desk.columns import Measure
from starquest.desk.ending.match_page import match_page
from starquest.desk.ending.told import Row, Told, rows, table, wrapped
from starquest.desk.modes.looks import look_of
from starquest.engine.modes.quest.layout import OBJECTIVES
from starquest.model.component import Unit
from starquest.model.ids import EntityId
from starquest.play.account.honours import Standing, honours_of
from starquest.text.clean import clean
from starquest.text.locale import words, words_of
from starquest.text.phrases import row

MATCH = "match"
HEROES = ("level", "kills", "points", "dealt", "taken", "falls", "held", "searched", "credits",
          "tests")  # fmt: skip
UNITS = ("kills", "points", "dealt", "taken")
NAME = 16
"""Letters of a name in the table."""
MOST_UNITS = 14


def result_page(told: Told, width: int, measure: Measure) -> list[Row]:
    """Result, cause, score, and a table."""
    head, *more = look_of(told.state).ending(told.playing(), told.account.story, told.say())
    found = wrapped(head, width, "heading")
    for text in [*_cause(told), *more]:
        found += wrapped(text, width)
    found += [*rows([""]), *_units_told(told, width, measure), *rows([""])]
    for note in [*_honours(told), *told.notes]:
        found += wrapped(note, width)
    return found


def _units_told(told: Told, width: int, measure: Measure) -> list[Row]:
    """What everybody did; where markers were fought for, these first."""
    if told.state.settings.mode == MATCH:
        return match_page(told, width, measure)
    return _table(told, width, measure)


def _honours(told: Told) -> list[str]:
    """The honours that are done, by name."""
    done = [one.honour.name for one in honours_of(told.account) if one.standing is Standing.DONE]
    return [words("ending.honour.earned", names=row(done))] if done else []


def _cause(told: Told) -> list[str]:
    """Why it ended, in a sentence; of a mission that goes on nothing."""
    outcome, account = told.state.outcome, told.account
    wave = account.legs[-1].number if account.legs else 0
    match outcome.reason if outcome else "":
        case "victory":
            left = len(told.state.world.objectives)
            return [words("ending.cause.victory", objectives=left, all=OBJECTIVES)]
        case "party_down" if account.fall:
            fall, say = account.fall, told.say()
            by = say.who(fall.by) if fall.by and fall.by != fall.hero else ""
            who, source = say.who(fall.hero), say.thing(fall.source)
            at = fall.round
            return [
                words("ending.cause.party_down", who=who, wave=wave, round=at, by=by, source=source)
            ]
        case "objectives_lost" if account.ruin:
            return [words("ending.cause.objectives_lost", number=account.ruin, wave=wave)]
        case _:
            return []


def _table(told: Told, width: int, measure: Measure) -> list[Row]:
    named = words_of("ending.table")
    heroes = told.state.world.heroes
    columns = HEROES if heroes else UNITS
    head = [named["name"], *[named[column] for column in columns]]
    units = [*heroes] if heroes else _units(told)
    cells = [head, *[_cells(told, unit, columns) for unit in units]]
    first, *lines = table(cells, measure, width=width)
    about = words("ending.table.about") if heroes else words("ending.table.about_units")
    return [*rows([first], "bold"), *rows(lines), *wrapped(about, width, "muted")]


def _cells(told: Told, unit: EntityId, columns: tuple[str, ...]) -> list[str]:
    deeds, hero = told.account.of(unit), told.state.world.heroes.get(unit)
    name = clean(told.account.names.get(unit) or words("phrases.somebody"))
    player = f" ({clean(hero.player, 8)})" if hero and hero.player else ""
    special = {
        "level": str(hero.level) if hero else "",
        "tests": f"{deeds.passed}/{deeds.tests}",
    }
    texts = [special.get(column) or str(getattr(deeds, column, "")) for column in columns]
    return [name[:NAME] + player, *texts]


def _units(told: Told) -> list[EntityId]:
    """The units of a skirmish that did most."""
    deeds = told.account.deeds
    ranked = sorted(deeds, key=lambda unit: (-deeds[unit].points, -deeds[unit].dealt, unit))
    return [unit for unit in ranked if _unit(told, unit)][:MOST_UNITS]


def _unit(told: Told, unit: EntityId) -> Unit | None:
    world = told.state.world
    gone = world.gone.get(unit)
    return world.units.get(unit) or (gone.unit if gone else None)

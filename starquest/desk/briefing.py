"""What the choices of a new game mean: the classes side by side, and the line that is chosen."""

from starquest.content.catalog import Catalog
from starquest.content.published_odds import OddsFound
from starquest.desk.hardness import HARDNESS, challenge_lines, hardness_lines, start_lines
from starquest.desk.mission_dials import in_force
from starquest.desk.recruiting import RANDOM, Recruiting
from starquest.text.lengths import SMALL, catalog_on
from starquest.text.locale import words, words_in
from starquest.text.phrases import row

HEROES = ("hero", "name", "player")
"""The lines about a hero."""


def facts(setup: Recruiting, catalog: Catalog, line: str, found: OddsFound) -> list[str]:
    """Points, the table of classes, and what the chosen line means on the chosen board."""
    catalog = catalog_on(catalog, SMALL if setup.small else None)
    points = setup.points(catalog)
    first = points * in_force(setup, catalog).share // 100
    head = words("new_game.facts.party", points=points, first=first)
    told = about(setup, catalog, line, found)
    if line.partition(":")[0] in (*HARDNESS, "challenge"):
        return [head, "", *told]
    return [head, *_classes(setup, catalog), "", *told]


def _classes(setup: Recruiting, catalog: Catalog) -> list[str]:
    """The classes side by side."""
    chosen = [hero.kind for hero in setup.heroes]
    rows = [
        f"{'>' if kind.id in chosen else ' '}{kind.name:<11} {kind.quality}+ {kind.defense}+ "
        f"{kind.tough:>2}  {kind.strength}+  {kind.dexterity}+  {kind.will}+  {kind.power:>2}"
        f"  {kind.cost:>3}"
        for kind in catalog.heroes.values()
    ]
    return [words("new_game.facts.columns"), *rows]


def class_of(setup: Recruiting, catalog: Catalog, line: str) -> str:
    """The class of the hero a line is about, if it is about one."""
    name, _, index = line.partition(":")
    return catalog.heroes[setup.heroes[int(index)].kind].name if name in HEROES else ""


def about(setup: Recruiting, catalog: Catalog, line: str, found: OddsFound) -> list[str]:
    """What the chosen line means."""
    name, _, index = line.partition(":")
    match name:
        case "hero" | "name":
            return _hero(setup, catalog, int(index))
        case "second" if setup.faction == RANDOM:
            return [words("new_game.about.second")]
        case "faction" | "second":
            return _faction(catalog, setup.faction if name == "faction" else setup.second)
        case "theme":
            theme = catalog.themes.get(setup.theme)
            return [theme.name, theme.text] if theme else [words("new_game.facts.random_theme")]
        case "challenge":
            return challenge_lines(setup, catalog, index, found)
        case "start":
            return [_start(setup, catalog), *start_lines(setup, catalog, found)]
        case "difficulty" | "lever" | "luck":
            return hardness_lines(setup, catalog, line, found)
        case _:
            return [words_in("new_game.about", name)]


def _start(setup: Recruiting, catalog: Catalog) -> str:
    """What Enter would open."""
    quest = setup.quest()
    enemies = row(catalog.factions[name].name for name in quest.factions)
    heroes = len(quest.party)
    return words("new_game.starts", heroes=heroes, small=quest.small, enemies=enemies)


def _hero(setup: Recruiting, catalog: Catalog, index: int) -> list[str]:
    kind = catalog.heroes[setup.heroes[index].kind]
    weapons = row(catalog.weapons[weapon].name for weapon in kind.weapons)
    skills = [catalog.skills[skill] for skill in kind.skills]
    feat = catalog.feats[kind.feat]
    return [
        words("new_game.facts.hero", name=kind.name, weapons=weapons),
        *[words("new_game.facts.skill", name=skill.name, text=skill.text) for skill in skills],
        words("new_game.facts.feat", name=feat.name, text=feat.text),
    ]


def _faction(catalog: Catalog, name: str) -> list[str]:
    faction = catalog.factions.get(name)
    if faction is None:
        random = name == RANDOM
        return [words("new_game.facts.random_faction" if random else "new_game.facts.one_faction")]
    trait = catalog.rules[faction.trait]
    units = row(unit.name for unit in catalog.units.values() if unit.faction == name)
    told = words("new_game.facts.trait", name=trait.name, text=trait.text)
    return [faction.name, faction.text, told, units]

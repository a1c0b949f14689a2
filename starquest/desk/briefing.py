"""What the choices of a new game mean: the classes side by side, and the line that is chosen."""

from starquest.content.catalog import Catalog
from starquest.desk.quest_form import RANDOM, Recruiting

WAVE_SHARE = 4
"""The first wave has this part of the party's points."""
PAGES = {"boss": "boss_fights", "injuries": "injuries", "events": "random_events"}
"""The page of the codex on a challenge."""
HEROES = ("hero", "name", "player")
"""The lines about a hero."""
TEXTS = {
    "start": "Enter starts with what is chosen here; everything has a default.",
    "size": "Two to four heroes. The waves grow with the points of the party.",
    "player": "Who plays this hero: left and right go round the players, Enter types a name. "
    "Each player has a colour, and a card says whose turn it is.",
    "second": "Choose the enemies first: then another faction can join them.",
    "board": "48x48, or 24x24 with every distance halved.",
    "order": "Heroes and horde act by turns, or all heroes first and then the whole horde.",
    "seed": "The same number or word makes the same mission and the same dice.",
    "alertness": "A challenge. A die says how watchful the horde is, for the whole mission.",
    "time": "A challenge. Each wave has its time of day, which changes how far anybody sees.",
    "weather": "A challenge. Each wave has its weather, which helps nobody.",
}


def facts(setup: Recruiting, catalog: Catalog, line: str) -> list[str]:
    """Points, the table of classes, and what the chosen line means."""
    points = setup.points(catalog)
    chosen = [hero.kind for hero in setup.heroes]
    rows = [
        f"{'>' if kind.id in chosen else ' '}{kind.name:<11} {kind.quality}+ {kind.defense}+ "
        f"{kind.tough:>2}  {kind.strength}+  {kind.dexterity}+  {kind.will}+  {kind.power:>2}"
        f"  {kind.cost:>3}"
        for kind in catalog.heroes.values()
    ]
    head = [f"Party {points} points, first wave {points // WAVE_SHARE} points"]
    table = ["Class        Q  D Tou Str Dex Wil Pow Pts", *rows]
    return [*head, *table, "", *about(setup, catalog, line)]


def class_of(setup: Recruiting, catalog: Catalog, line: str) -> str:
    """The class of the hero a line is about, if it is about one."""
    name, _, index = line.partition(":")
    return catalog.heroes[setup.heroes[int(index)].kind].name if name in HEROES else ""


def about(setup: Recruiting, catalog: Catalog, line: str) -> list[str]:
    """What the chosen line means."""
    name, _, index = line.partition(":")
    match name:
        case "hero" | "name":
            return _hero(setup, catalog, int(index))
        case "second" if setup.faction == RANDOM:
            return [TEXTS["second"]]
        case "faction" | "second":
            return _faction(catalog, setup.faction if name == "faction" else setup.second)
        case "theme":
            theme = catalog.themes.get(setup.theme)
            return [theme.name, theme.text] if theme else ["The seed chooses a theme."]
        case "challenge":
            return [catalog.codex[PAGES[index]].text if index in PAGES else TEXTS[index]]
        case _:
            return [TEXTS[name]]


def _hero(setup: Recruiting, catalog: Catalog, index: int) -> list[str]:
    kind = catalog.heroes[setup.heroes[index].kind]
    weapons = ", ".join(catalog.weapons[weapon].name for weapon in kind.weapons)
    skills = [
        f"{catalog.skills[skill].name}: {catalog.skills[skill].text}" for skill in kind.skills
    ]
    feat = catalog.feats[kind.feat]
    return [f"{kind.name}: {weapons}", *skills, f"Feat, {feat.name}: {feat.text}"]


def _faction(catalog: Catalog, name: str) -> list[str]:
    faction = catalog.factions.get(name)
    if faction is None:
        return ["The seed chooses a faction." if name == RANDOM else "A horde of one faction."]
    trait = catalog.rules[faction.trait]
    units = ", ".join(unit.name for unit in catalog.units.values() if unit.faction == name)
    return [faction.name, faction.text, f"{trait.name}: {trait.text}", units]

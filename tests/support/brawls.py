"""Fights that real maps seldom have: rough ground everywhere, every rule, spell and weapon."""

from collections.abc import Sequence

from starquest.model.dice import Stream, draw
from starquest.model.ids import Side
from starquest.model.profile import Profile, Weapon
from starquest.model.state import GameState, Settings, Wounds
from tests.support.board import Kind, board, catalog, fighter, gun, skirmish_rules, sword

GROUND = "............#+%w~^xmXo/"
RULES = (
    "fast", "slow", "flying", "strider", "ambush", "scout", "stealth", "shielded", "regeneration",
    "self_knit", "fearless", "hero", "fear 2", "furious", "impact 2", "immobile", "relentless",
    "unstoppable", "surge", "thrust", "zeal", "overgrown", "plated", "flicker", "reckless",
)  # fmt: skip
ARMS = (
    "ap 2", "bane", "blast 3", "deadly 3", "rending", "reliable", "indirect", "limited", "counter",
    "surge", "thrust", "unstoppable", "relentless",
)  # fmt: skip
SIZE = 24
SLOT_WIDTH, SLOT_HEIGHT = 6, 3
MARKS = "1234abcdef"


class Picks:
    """Draws with a seed of their own."""

    def __init__(self, seed: int) -> None:
        self._seed, self._count = seed, 0

    def below(self, count: int) -> int:
        """A number from 0 up to, not including, the count."""
        self._count += 1
        return draw(self._seed, Stream.EVENTS, self._count, count) - 1

    def one(self, things: Sequence[str]) -> str:
        """One of several."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[str], most: int) -> list[str]:
        """Up to so many of several, each once."""
        return list(dict.fromkeys(self.one(things) for _ in range(self.below(most + 1))))


def brawl(seed: int) -> GameState:
    """A random drawing with random fighters on it, each unit in a slot of its own."""
    picks = Picks(seed)
    rows = [[picks.one(GROUND) for _ in range(SIZE)] for _ in range(SIZE)]
    slots = [(x, y) for y in range(0, SIZE, SLOT_HEIGHT) for x in range(0, SIZE, SLOT_WIDTH)]
    units: dict[str, Kind] = {}
    for mark in MARKS[picks.below(4) : len(MARKS) - picks.below(6)]:
        models = 1 + picks.below(5)
        units[mark] = [_model(picks, f"{mark}{n}", models) for n in range(1 + picks.below(2))]
        _draw(rows, slots.pop(picks.below(len(slots))), mark, models)
    return board(
        ["".join(row) for row in rows],
        units,
        turn=Side(picks.below(2)),
        settings=_settings(picks),
        halved=bool(picks.below(2)),
        tokens={mark: picks.below(7) for mark in units},
    )


def _settings(picks: Picks) -> Settings:
    wounds = list(Wounds)[picks.below(2)]
    return skirmish_rules(wounds=wounds, spacing=bool(picks.below(2)), rounds=12)


def _model(picks: Picks, name: str, models: int) -> Profile:
    rules = [*picks.some(RULES, 4), f"tough {1 + picks.below(4)}", f"caster {picks.below(4)}"]
    return fighter(
        *_weapons(picks, name),
        quality=2 + picks.below(5),
        defense=2 + picks.below(5),
        rules=rules,
        footprint=2 if models == 1 and not picks.below(3) else 1,
        spells=tuple(picks.some(list(catalog().spells), 6)),
        name=name,
    )


def _weapons(picks: Picks, name: str) -> list[Weapon]:
    reach = 6 + picks.below(25)
    return [
        gun(1 + picks.below(4), *picks.some(ARMS, 2), reach=reach, name=f"gun_{name}"),
        gun(1 + picks.below(2), *picks.some(ARMS, 2), reach=12, name=f"pistol_{name}"),
        sword(1 + picks.below(4), *picks.some(ARMS, 2), name=f"sword_{name}"),
    ]


def _draw(rows: list[list[str]], slot: tuple[int, int], mark: str, models: int) -> None:
    """A line of models on open ground, with room for one of 2x2 cells."""
    left, top = slot
    rows[top][left : left + 2] = rows[top + 1][left : left + 2] = ".."
    rows[top][left : left + models] = mark * models

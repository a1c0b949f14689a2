"""Ways of several rounds, in words."""

from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.text.locale import words, words_in, words_of
from starquest.text.phrases import measured


def travels(halves: int, rounds: int, *, rush: bool, shoots: bool, opens: bool) -> str:
    """A way beyond this round: how long it is, and what of it is done now."""
    return words(
        "travel.there",
        length=measured(halves), rounds=rounds, rush=rush, shoots=shoots, opens=opens,
    )  # fmt: skip


def travels_on(goal: str, halves: int, rounds: int, *, rush: bool, opens: bool) -> str:
    """A way that was begun before."""
    return words(
        "travel.on", goal=goal, length=measured(halves), rounds=rounds, rush=rush, opens=opens
    )


def arrives(goal: str, told: str) -> str:
    """The last part of a way that was begun before."""
    return words("travel.arrives", goal=goal, told=told)


def to_door(halves: int, *, rush: bool, opens: bool) -> str:
    """A walk to a closed door."""
    return words("travel.door", length=measured(halves), rush=rush, opens=opens)


def only_opens() -> str:
    """A door is opened, and somebody stands behind it."""
    return words("travel.only_opens")


def blocked() -> str:
    """A way on which somebody stands."""
    return words("travel.blocked")


def cut_off() -> str:
    """A cell no way leads to."""
    return words("travel.cut_off")


def halted(hero: str, why: str, enemy: str) -> str:
    """Why a hero goes no farther."""
    return words_in("travel.halted", why, who=hero, enemy=enemy)


def goal_name(state: GameState, cell: Cell) -> str:
    """What lies where somebody is bound for."""
    world = state.world
    for objective in world.objectives.values():
        if objective.cell == cell:
            return words("phrases.objective", number=objective.number)
    for kind, table in (("token", world.search_tokens), ("treasure", world.treasures)):
        if any(row.cell == cell for row in table.values()):
            return words_of("travel.goal")[kind]
    return words_of("travel.goal")["cell"]

"""What a game waits for."""

from enum import StrEnum

from starquest.engine.mode import mind_of
from starquest.model.state import GameState
from starquest.model.step import (
    Act,
    Ask,
    Deployment,
    DeployTurn,
    PlaceTurn,
    Reserves,
    Shop,
    Tidying,
    Turn,
)
from starquest.text.questions.question import is_map_choice


class Wait(StrEnum):
    """What the game waits for."""

    DEPLOY = "deploy"
    PICK = "pick"
    ACT = "act"
    AIM = "aim"
    TIDY = "tidy"
    ASK = "ask"
    ASK_MAP = "ask_map"
    SHOP = "shop"
    HORDE = "horde"
    OVER = "over"


def wait_of(state: GameState, *, aiming: bool = False) -> Wait:
    """What a state waits for; an activation is another thing while something is aimed."""
    if state.outcome is not None or not state.agenda:
        return Wait.OVER
    if mind_of(state) is not None:
        return Wait.HORDE
    match state.agenda[-1]:
        case Deployment() | Reserves() | DeployTurn() | PlaceTurn():
            return Wait.DEPLOY
        case Turn():
            return Wait.PICK
        case Shop():
            return Wait.SHOP
        case Ask() as ask:
            return Wait.ASK_MAP if is_map_choice(ask) else Wait.ASK
        case Tidying():
            return Wait.TIDY
        case Act():
            return Wait.AIM if aiming else Wait.ACT
        case _:
            return Wait.OVER

"""What a game waits for."""

from enum import StrEnum

from starquest.engine.horde.decide import is_hordes
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Deployment, Shop, Turn
from starquest.text.asking import is_map_choice


class Mode(StrEnum):
    """What the game waits for."""

    DEPLOY = "deploy"
    PICK = "pick"
    ACT = "act"
    AIM = "aim"
    ASK = "ask"
    ASK_MAP = "ask_map"
    SHOP = "shop"
    HORDE = "horde"
    OVER = "over"


def mode_of(state: GameState, *, aiming: bool = False) -> Mode:
    """What a state waits for; an activation is another thing while something is aimed."""
    if state.outcome is not None or not state.agenda:
        return Mode.OVER
    if is_hordes(state):
        return Mode.HORDE
    match state.agenda[-1]:
        case Deployment():
            return Mode.DEPLOY
        case Turn():
            return Mode.PICK
        case Shop():
            return Mode.SHOP
        case Ask() as ask:
            return Mode.ASK_MAP if is_map_choice(ask) else Mode.ASK
        case Act():
            return Mode.AIM if aiming else Mode.ACT
        case _:
            return Mode.OVER

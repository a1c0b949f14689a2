"""How a skirmish is shown: two armies, by the eyes of whoever has the keyboard."""

from starquest.desk.cards import Card
from starquest.desk.columns import cut, pad
from starquest.desk.letters import letters
from starquest.desk.modes.look import Column, Look, Owners
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span
from starquest.engine.modes.skirmish.ending import skirmish_of
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.story import Story

STATE = 8
"""The columns of a word for how a unit stands."""


def side_name(state: GameState, side: int) -> str:
    """Who plays a side, or where it began; nobody's name for no side."""
    if side < 0:
        return ""
    names = [row.name for row in state.world.players.values() if row.side == side and row.name]
    return clean(names[0]) if names else words("skirmish.one" if side == 0 else "skirmish.two")


def _header(playing: Playing) -> str:
    state, ledger = playing.state, skirmish_of(playing.state)
    told = [words("skirmish.round", round=state.round, last=state.settings.rounds)]
    for side in Side:
        who, left, worth = side_name(state, side), ledger.left[side], ledger.worth[side]
        told.append(words("skirmish.points", who=who, left=left, worth=worth))
    return " " + " | ".join(told)


def _roster(playing: Playing, owners: Owners, column: Column) -> list[Line]:
    """A line for each unit of the side: its letter, its name, how many are left, how it stands."""
    world, marks = playing.state.world, letters(playing.scene, playing.side)
    inks = owners.inks()
    found: list[Line] = []
    for unit, told in _states(playing).items():
        mark = f"{'>' if unit == playing.focus else ' '}{marks.get(unit, '-').upper()}"
        models = len(world.squads[unit].members) if world.units[unit].size > 1 else 0
        size = words("skirmish.models", count=models) if models else ""
        room = column.inside - STATE - len(mark) - len(size) - 2
        name = cut(clean(world.units[unit].name), room, column.measure)
        head = pad(f"{mark} {name} {size}", column.inside - STATE, column.measure)
        weight = "bold" if unit == playing.focus else ""
        found.append((Span(head, weight, inks.get(unit, "player1")), Span(told.rjust(STATE))))
    return found


def _states(playing: Playing) -> dict[EntityId, str]:
    return {unit: _state(playing.state, unit) for unit in playing.own()}


def _state(state: GameState, unit: EntityId) -> str:
    status = state.world.statuses[unit]
    if status.reserve:
        return words("skirmish.state.reserve")
    if status.shaken:
        return words("skirmish.state.shaken")
    if any(isinstance(step, Act) and step.unit == unit for step in state.agenda):
        return words("skirmish.state.acting")
    return words("skirmish.state.done" if status.activated else "skirmish.state.ready")


def _markers(_playing: Playing, _story: Story, _column: Column) -> list[Line]:
    return []


def _card(_event: Event, _story: Story, _say: Phrases) -> Card | None:
    return None


def _handover(_playing: Playing, player: str, _unit: str) -> list[str]:
    return ["", words("skirmish.turn", player=player), ""]


def _ending(playing: Playing, _story: Story, _say: Phrases) -> list[str]:
    return [_result(playing.state), "", _header(playing).strip()]


def _result(state: GameState) -> str:
    outcome = state.outcome
    if outcome is None or outcome.reason == "nobody_left":
        return words("skirmish.result.nobody_left")
    winner = side_name(state, outcome.winner)
    if outcome.reason == "destroyed":
        return words("skirmish.result.destroyed", winner=winner)
    return words("skirmish.result.time_up", winner=winner)


SKIRMISH = Look(_header, _roster, _states, _markers, _card, _handover, _ending)

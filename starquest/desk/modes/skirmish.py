"""How a skirmish is shown: both forces beside the map, capitals for whoever has the keyboard."""

from starquest.desk.cards import Card
from starquest.desk.columns import cut, pad
from starquest.desk.letters import letters
from starquest.desk.modes.look import Column, Look, Owners
from starquest.desk.own_units import own_units
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span, line
from starquest.desk.waits import Wait
from starquest.engine.mode import side_of
from starquest.engine.modes.skirmish.ending import skirmish_of
from starquest.engine.scene import Scene
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act
from starquest.text.clean import clean
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases
from starquest.text.sides import side_called
from starquest.text.story import Story

STATE = 8


def side_name(scene: Scene, side: Side) -> str:
    """What a side is called: its player's name, or what plays it."""
    return side_called(scene.state, side)


def _header(playing: Playing) -> str:
    scene, ledger = playing.scene, skirmish_of(playing.scene)
    last = scene.settings.rounds
    side = side_of(playing.state)
    parts = [
        words("skirmish.round", round=scene.round, last=last)
        if last
        else words("skirmish.round_only", round=scene.round),
        *[
            words("skirmish.points", who=side_name(scene, s), points=ledger.left[s])
            for s in (Side.ONE, Side.TWO)
        ],
    ]
    if side is not None:
        parts.append(words("skirmish.to_act", who=side_name(scene, side)))
    return " " + " | ".join(parts)


def roster(playing: Playing, owners: Owners, column: Column) -> list[Line]:
    """The units of both sides, those of whoever has the keyboard first."""
    found: list[Line] = []
    for side in (playing.side, playing.side.other):
        mine = side is playing.side
        found.append(line(side_name(playing.scene, side), "bold"))
        units = own_units(playing.state, side)
        found += [_unit_line(playing, unit, owners, column, mine=mine) for unit in units]
    return found


def _unit_line(
    playing: Playing, unit: EntityId, owners: Owners, column: Column, *, mine: bool
) -> Line:
    scene = playing.scene
    row, left = scene.world.units[unit], len(scene.world.squads[unit].members)
    letter = letters(scene, row.side).get(unit, " ")
    mark = f"{'>' if unit == playing.focus else ' '}{letter.upper() if mine else letter.lower()}"
    count = f" {left}/{row.size}" if row.size > 1 else ""
    room = column.inside - STATE - len(mark) - len(count) - 1
    name = cut(clean(row.name), room, column.measure) + count
    ink = owners.inks().get(unit, f"player{row.side + 1}" if mine else "enemy")
    weight = "bold" if unit == playing.focus else ""
    head = Span(pad(f"{mark} {name}", column.inside - STATE, column.measure), weight, ink)
    return head, Span(unit_state(scene, unit)[:STATE].rjust(STATE))


def unit_state(scene: Scene, unit: EntityId) -> str:
    """A word for how a unit stands."""
    status = scene.world.statuses[unit]
    if status.reserve or not scene.mask(unit):
        return words("panels.state.waiting")
    if status.shaken:
        return words("panels.state.shaken")
    if any(isinstance(step, Act) and step.unit == unit for step in scene.state.agenda):
        return words("panels.state.acting")
    return words("panels.state.done" if status.activated else "panels.state.ready")


def states(playing: Playing) -> dict[EntityId, str]:
    """How each unit of the side stands."""
    return {unit: unit_state(playing.scene, unit) for unit in playing.own()}


def _markers(_playing: Playing, _story: Story, _column: Column) -> list[Line]:
    """Nothing but the enemy is fought for."""
    return []


def card(_event: Event, _story: Story, _say: Phrases) -> Card | None:
    """No event brings a card."""
    return None


def handover(playing: Playing, player: str, unit: str) -> list[str]:
    """The card for the player who is next."""
    if playing.wait is Wait.DEPLOY:
        told = words("handover.marker", player=player) if playing.laying else ""
        return ["", told or words("handover.deploys", player=player), ""]
    lines = ["", words("handover.unit", player=player, unit=unit)]
    if playing.wait is Wait.PICK and len(playing.ready()) > 1:
        lines.append(words("handover.other_unit"))
    return [*lines, ""]


def ending(playing: Playing, _story: Story, _say: Phrases) -> list[str]:
    """Who won, and what is left of both."""
    scene, outcome = playing.scene, playing.state.outcome
    ledger = skirmish_of(scene)
    won = outcome is not None and outcome.winner >= 0
    who = side_name(scene, Side(outcome.winner)) if won and outcome else ""
    heading = words("skirmish.won", who=who) if won else words("skirmish.draw")
    reason = words_of("narration.ending").get(outcome.reason, "") if outcome else ""
    left = [
        words(
            "skirmish.left",
            who=side_name(scene, side),
            left=ledger.left[side],
            worth=ledger.worth[side],
        )
        for side in (Side.ONE, Side.TWO)
    ]
    return [heading, "", reason, "", *left]


def _gives_up(_playing: Playing, _after: Scene) -> list[str]:
    """Nothing on the table is held."""
    return []


SKIRMISH = Look(_header, roster, states, _markers, card, handover, ending, _gives_up)

"""How a match is shown: both armies and the markers beside the map."""

from starquest.desk.modes.look import Column, Look
from starquest.desk.modes.skirmish import card, handover, roster, side_name, states
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span
from starquest.engine.mode import side_of
from starquest.engine.modes.field.markers import holders
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene
from starquest.model.ids import Side
from starquest.model.modes.field.ledger import Marker
from starquest.model.step import DeployTurn, LineUp, PlaceTurn
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases
from starquest.text.story import Story

INKS = ("player1", "player2")
HOLD = {(False, False): " ", (True, False): "+", (False, True): "!", (True, True): "="}
"""Signs for who is at a marker, by whether own units and whether enemies are there."""


def stage(playing: Playing) -> str:
    """Where a match stands."""
    scene, agenda = playing.scene, playing.state.agenda
    if scene.round:
        return words("match.round", round=scene.round, last=scene.settings.rounds)
    if any(isinstance(step, PlaceTurn) for step in agenda):
        return words("match.placing")
    if any(isinstance(step, DeployTurn | LineUp) for step in agenda):
        return words("match.deploying")
    return words("match.edges")


def _header(playing: Playing) -> str:
    scene, field, side = playing.scene, field_of(playing.scene), side_of(playing.state)
    one, two = (side_name(scene, s) for s in Side)
    parts = [stage(playing)]
    if side is not None:
        parts.append(words("skirmish.to_act", who=side_name(scene, side)))
    parts += [
        words("match.markers", one=one, ones=field.held[0], two=two, twos=field.held[1]),
        words("match.points", ones=field.left[0], twos=field.left[1]),
    ]
    return " " + " | ".join(parts)


def _markers(playing: Playing, _story: Story, column: Column) -> list[Line]:
    """Each marker with its owner, and who is there now."""
    found: list[Line] = []
    for marker in field_of(playing.scene).markers:
        ink = INKS[marker.owner] if marker.owner >= 0 else "objective"
        span = Span(_marker(playing, marker, column), "", ink)
        if found and len(found[-1]) < _across(column):
            found[-1] = (*found[-1], span)
        else:
            found.append((span,))
    return found


WIDE = 12
"""The columns of a marker in the panel."""


def _across(column: Column) -> int:
    return max(1, column.inside // WIDE)


def _marker(playing: Playing, marker: Marker, column: Column) -> str:
    scene, side = playing.scene, playing.side
    there = (
        bool(holders(scene, side, marker.cell)),
        bool(holders(scene, side.other, marker.cell)),
    )
    owner = words("match.nobody") if marker.owner < 0 else side_name(scene, Side(marker.owner))
    sign = HOLD[there]
    return f"{column.glyphs.objective}{marker.number}{sign}{owner[: WIDE - 5]}".ljust(WIDE)


def ending(playing: Playing, _story: Story, _say: Phrases) -> list[str]:
    """Who won, why, who holds how many markers, and what both have left."""
    scene, outcome = playing.scene, playing.state.outcome
    field = field_of(scene)
    won = outcome is not None and outcome.winner >= 0
    who = side_name(scene, Side(outcome.winner)) if won and outcome else ""
    heading = words("match.won", who=who) if won else words("match.draw")
    reason = words_of("narration.ending").get(outcome.reason, "") if outcome else ""
    held = words(
        "match.held", first=side_name(scene, Side.ONE), one=field.held[0],
        second=side_name(scene, Side.TWO), two=field.held[1],
    )  # fmt: skip
    left = [
        words("match.left", who=side_name(scene, side), left=field.left[side],
              worth=field.worth[side])
        for side in Side
    ]  # fmt: skip
    return [heading, reason, "", held, *left]


def _gives_up(playing: Playing, after: Scene) -> list[str]:
    """The markers that nobody of the side would hold any more."""
    side, before = playing.side, playing.known_scene
    return [
        words("match.leaves", number=marker.number)
        for marker in field_of(before).markers
        if playing.focus in holders(before, side, marker.cell)
        and not holders(after, side, marker.cell)
    ]


MATCH = Look(_header, roster, states, _markers, card, handover, ending, _gives_up)

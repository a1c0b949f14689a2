"""The dice of a run: luck of both sides, and the dice that turned it."""

from starquest.desk.columns import Measure
from starquest.desk.ending.told import Row, Spot, Told, rows, table, wrapped
from starquest.desk.modes.skirmish import side_name
from starquest.desk.styled import line
from starquest.engine.scene import scene_of
from starquest.model.ids import Side
from starquest.play.account.luck import Luck
from starquest.play.account.rolls import RollKind
from starquest.play.account.turning import Turn
from starquest.text.locale import words, words_of
from starquest.text.log import log_entries
from starquest.text.phrases import Phrases, capital

OFTEN = 0.1
"""What is rarer is told as one of so many runs."""
MOST = 1_000_000
INDENT = "   "


def dice_page(told: Told, width: int, measure: Measure) -> list[Row]:
    """Luck first, then what turned it."""
    return [*_luck(told, width, measure), *rows([""]), *_turns(told, width)]


def _luck(told: Told, width: int, measure: Measure) -> list[Row]:
    named = words_of("ending.luck")
    head = [named[key] for key in ("dice", "expected", "came", "more", "rank")]
    cells = [["", "", *head]]
    for side in Side:
        lucks = [(kind.value, told.account.luck[side, kind]) for kind in RollKind]
        lucks.append(("all", told.account.total[side]))
        for at, (kind, luck) in enumerate(lucks):
            cells.append([side_word(told, side) if not at else "", named[kind], *_figures(luck)])
    lines = table(cells, measure, left=2)
    found = [*rows([named["heading"]], "heading"), *rows(lines[:1], "bold"), *rows(lines[1:])]
    for side in Side:
        found += wrapped(rare_line(told, side), width)
    return [*found, *wrapped(named["about"], width, "muted")]


def side_word(told: Told, side: Side) -> str:
    """What a side is called."""
    if told.quest:
        return words("ending.luck.party") if side is Side.ONE else words("ending.luck.horde")
    return side_name(scene_of(told.state), side)


def _figures(luck: Luck) -> list[str]:
    if not luck.dice:
        return ["0", "", "", "", ""]
    more = luck.wins - luck.expected
    return [
        str(luck.dice), f"{luck.expected:.1f}", str(luck.wins), f"{more:+.1f}", f"{luck.rank:.0%}",
    ]  # fmt: skip


def rare_line(told: Told, side: Side) -> str:
    """How rare the luck of a side is, in a sentence."""
    who, luck = side_word(told, side), told.account.total[side]
    if not luck.dice:
        return words("ending.rare.none", who=who)
    chance = max(luck.rarity, 1 / MOST)
    rare = (
        words("ending.rare.one_in", runs=round(1 / chance))
        if chance < OFTEN
        else words("ending.rare.percent", percent=round(100 * chance))
    )
    if luck.wins >= luck.expected:
        return words("ending.rare.good", who=who, rare=rare)
    return words("ending.rare.bad", who=who, rare=rare)


def _turns(told: Told, width: int) -> list[Row]:
    turns = told.account.turns
    if not turns:
        return wrapped(words("ending.turn.none"), width)
    found = rows([words("ending.turn.heading", count=len(turns))], "heading")
    for number, turn in enumerate(turns, 1):
        first, *more = wrapped(f"{number}. {_turn(told, turn)}", width - 2, indent=INDENT)
        found += [Row(first.line, Spot(turn.at)), *more]
    found += wrapped(words("ending.turn.about", side=side_word(told, Side.ONE)), width, "muted")
    return [*found, Row(line(words("ending.turn.enter"), "muted"))]


def _turn(told: Told, turn: Turn) -> str:
    """Where, what, how likely, and what it was worth."""
    say = Phrases(told.catalog, told.account.names, turn.before)
    place = words("ending.turn.place", waves=told.quest, leg=turn.leg, round=turn.round)
    entries = [entry for entry in log_entries(turn.told, say) if entry.kind == "attack"]
    struck = [entry for entry in entries if entry.target == turn.unit] or entries
    what = f"{struck[0].headline.rstrip('.')}. " if struck else ""
    who, chance = capital(say.who(turn.unit)), turn.chance
    came = (
        words("ending.turn.out", who=who, chance=chance)
        if turn.out
        else words("ending.turn.stayed", who=who, chance=chance)
    )
    swing = words("ending.turn.swing", swing=round(turn.swing))
    return f"{place}{what}{came} {swing}"

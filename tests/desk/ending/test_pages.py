"""The pages at the end of a run: what they say, how wide they are, and what files they make."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import attrs
import pytest

from starquest.desk.ending.files import as_svg, as_text, wide
from starquest.desk.ending.pages import PAGES, page_name, page_rows, pages_of
from starquest.desk.ending.told import Told, told_of
from starquest.desk.ending.writing import beside, write
from starquest.desk.glyphs import ASCII, UNICODE
from starquest.desk.styled import plain
from starquest.engine.game import open_game
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import scene_of
from starquest.model.component import Gone
from starquest.model.result import Happened
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import Outcome
from starquest.play.bots import bot_named
from starquest.play.modes.skirmish.words import read_skirmish
from starquest.play.session import Session, Whose, play_one, whose
from tests.support.board import Kind, catalog, fighter
from tests.support.matches import field

NAMED = QuestSetup((Recruit("breacher", "A [b]sh<", "Ann"), Recruit("medic")), small=True)


def session(setup: object, commands: int, bot: str = "greedy") -> Session:
    opened = open_game(setup, 4, catalog())
    run = Session(opened.state, (Happened(None, opened.events, opened.state),))
    player = bot_named(bot, 1)
    while len(run.history) < commands and whose(run.state) is not Whose.OVER:
        if whose(run.state) is Whose.PROGRAM:
            run.mind_step()
        else:
            play_one(run, player)
    return run


@cache
def told(reason: str = "party_down") -> Told:
    run = session(NAMED, 400)
    run.state = attrs.evolve(run.state, outcome=Outcome(1, reason))
    return attrs.evolve(told_of(run, ("A note.",)), name="doomed")


@cache
def skirmish() -> Told:
    setup = read_skirmish(catalog(), "cinder_raiders,vant_syndicate", points=100, board="small")
    return told_of(session(setup, 600))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("width", [74, 114])
@pytest.mark.parametrize("which", [told, skirmish])
def test_no_line_is_wider_than_the_room(page: str, width: int, which: object) -> None:
    found = page_rows(which(), page, (width, 20), UNICODE)  # type: ignore[operator]
    assert found
    for row in found:
        assert wide(plain(row.line)) <= width + 2, plain(row.line)


def test_the_first_page_tells_result_cause_and_everybody() -> None:
    lines = [plain(row.line) for row in page_rows(told(), "result", (90, 20), UNICODE)]
    assert lines[0] == "Everybody is down."
    assert any(line.startswith("A [b]sh< (Ann)") for line in lines)
    assert any(line.startswith("Medic") for line in lines)
    assert "A note." in lines


def test_dice_and_waves_lead_to_their_places() -> None:
    dice = [row.spot for row in page_rows(told(), "dice", (90, 20), UNICODE) if row.spot]
    assert [spot.at for spot in dice] == [turn.at for turn in told().account.turns]
    waves = [row.spot for row in page_rows(told(), "waves", (90, 20), ASCII) if row.spot]
    assert [(spot.at, spot.leg) for spot in waves] == [
        (leg.at, leg.number) for leg in told().account.legs
    ]


def test_the_board_is_as_large_as_the_table() -> None:
    found = page_rows(told(), "board", (90, 10), UNICODE)
    assert len(found) == told().state.table.grid.height


def test_a_text_file_has_every_page() -> None:
    text = as_text(told())
    for name in ("Result", "Dice", "Waves", "Board", "Honours", "Story"):
        assert f"- {name} -" in text
    assert "Seed       4" in text


def test_a_picture_is_sound_xml_and_keeps_outside_names_as_text() -> None:
    root = ET.fromstring(as_svg(told()))  # noqa: S314 - our own
    texts = [part.text or "" for part in root.iter() if part.text]
    assert any("A [b]sh<" in text for text in texts)


def test_files_are_written_beside_the_run_and_say_so(tmp_path: Path) -> None:
    for suffix in (".txt", ".svg"):
        path = beside(tmp_path, told(), suffix)
        assert write(path, told()) == f"Written to doomed{suffix}."
        assert path.stat().st_size > 2000


def test_a_skirmish_has_no_honours_and_rounds_for_waves() -> None:
    assert pages_of(told()) == [*PAGES]
    assert "honours" not in pages_of(skirmish())
    assert page_name(skirmish(), "waves") == "Rounds"
    assert plain(page_rows(skirmish(), "waves", (90, 20), UNICODE)[0].line) == "The rounds"


def test_the_result_of_a_match_has_markers_by_round_losses_by_unit_and_luck() -> None:
    drawing = "11....a\n......b"
    kinds: dict[str, Kind] = {"1": [fighter()] * 2, "a": fighter(), "b": "scrap_cutters"}
    state = field(drawing, kinds, {(0, 0): 0, (6, 1): -1}, round_number=3)
    world = state.world.copy()
    for unit, points in zip([*world.units], (40, 60, 30), strict=True):
        world.units[unit] = attrs.evolve(world.units[unit], points=points)
    guard, brute, _ = world.units
    gone, build = world.units.pop(brute), world.builds[brute]
    for model in world.squads.pop(brute).members:
        del world.bodies[model], world.places[model]
    world.gone[brute] = Gone(gone, build, 2, "gun", guard)
    ledger = attrs.evolve(
        field_of(scene_of(state)), worth=(40, 90), lost=(0, 60), course=((-1, -1), (0, -1), (0, 1))
    )
    over = attrs.evolve(state, world=world, ledger=ledger, outcome=Outcome(0, "markers"))
    found = page_rows(told_of(Session(over)), "result", (74, 40), UNICODE)
    lines = [plain(row.line) for row in found]
    course = next(at for at, line in enumerate(lines) if line.startswith("Marker 1"))
    assert [line.split() for line in lines[course : course + 4]] == [
        ["Marker", "1", "-", "Side", "1", "Side", "1"],
        ["Marker", "2", "-", "-", "Side", "2"],
        ["Held", "by", "Side", "1", "0", "1", "1"],
        ["Held", "by", "Side", "2", "0", "0", "1"],
    ]
    assert "Side 2: 60 of 90 points lost" in lines
    assert ["1", "40", "2/2", "0", "0", "0"] in [line.split() for line in lines]
    assert ["a", "60", "0/1", "60", "0", "0", "0"] in [line.split() for line in lines]
    assert "Side 1: no dice." in lines


def test_how_dice_were_rolled_is_told() -> None:
    def dice(waves: int) -> str:
        summary = attrs.evolve(told().summary, wave=4, steadied=waves)
        rows = page_rows(attrs.evolve(told(), summary=summary), "story", (74, 20), ASCII)
        return next(plain(row.line) for row in rows if plain(row.line).startswith("Dice"))

    assert dice(0).split(maxsplit=1)[1] == "pure"
    assert dice(4).split(maxsplit=1)[1] == "steadied"
    assert dice(3).split(maxsplit=1)[1] == "steadied, in 3 of 4 waves"


def test_the_difficulty_is_told_where_one_was_chosen() -> None:
    def lines(difficulty: str) -> list[str]:
        summary = attrs.evolve(told().summary, difficulty=difficulty)
        rows = page_rows(attrs.evolve(told(), summary=summary), "story", (74, 20), ASCII)
        return [plain(row.line) for row in rows]

    assert "Difficulty Story" in lines("story")
    assert not any(line.startswith("Difficulty") for line in lines(""))

"""A hint the first time a thing happens, once for ever, with the keys as they are."""

from starquest.content.loader import load_catalog
from starquest.desk.first_hints import Hinter, hint_names, page, said
from starquest.desk.glyphs import SETS
from starquest.desk.learned import Learned
from starquest.desk.playing import Playing
from starquest.desk.styled import plain
from starquest.model.command import Activate
from starquest.model.event import (
    AlertnessRaised,
    DangerRolled,
    Event,
    ObjectiveDamaged,
    StatusChanged,
    WaveStarted,
    WentDown,
    Wounded,
)
from starquest.model.ids import EntityId
from starquest.play.session import Session
from starquest.text.locale import words_of
from tests.support.finding import uid
from tests.support.quest import quest


def hinter(seen: Learned | None = None, drawing: str = "1...A.....a") -> Hinter:
    state = quest(drawing, {"1": "marksman"}, {"a": "husks"}, {"A": 1})
    playing = Playing(Session(state), load_catalog(), SETS["ascii"], open_table=True)
    return Hinter(playing, seen or Learned())


def shown(found: Hinter) -> str:
    return " ".join(map(plain, found.lines(70)))


def wounded(found: Hinter) -> Event:
    hero = uid(found.playing.state, "1")
    return Wounded(hero, hero, 1, 1, "")


def test_a_first_wound_is_explained_and_a_second_is_not() -> None:
    found = hinter()
    found.note((wounded(found),))
    assert "wounds stay" in shown(found)
    assert found.learned.seen == {"wound"}
    again = hinter(found.learned)
    again.note((wounded(again),))
    assert shown(again) == ""


def test_each_thing_has_its_hint() -> None:
    hero = uid(hinter().playing.state, "1")
    foe = uid(hinter().playing.state, "a")
    things: dict[str, Event] = {
        "shaken_hero": StatusChanged(hero, "shaken", on=True, source=""),
        "shaken": StatusChanged(foe, "shaken", on=True, source=""),
        "down": WentDown(hero, ""),
        "damage": ObjectiveDamaged(EntityId(9), 1, 1, 1),
        "boss": WaveStarted(4, 100, boss=True),
        "alertness": AlertnessRaised(1, 5),
    }
    for name, event in things.items():
        found = hinter()
        found.note((event,))
        assert found.learned.seen == {name}


def test_a_plain_wave_and_low_alertness_are_nothing_new() -> None:
    found = hinter()
    found.note((WaveStarted(1, 50, boss=False), AlertnessRaised(1, 1)))
    assert found.learned.seen == set()


def test_whoever_is_about_to_act_hears_of_the_turn_first() -> None:
    found = hinter()
    found.playing.apply(Activate(uid(found.playing.state, "1")))
    found.note(())
    assert found.learned.seen == {"turn"}
    found.note(())
    assert found.learned.seen == {"turn", "shoot"}


def test_a_hint_goes_after_some_commands_of_ones_own() -> None:
    found = hinter()
    found.note((wounded(found),))
    for _ in range(3):
        assert shown(found)
        found.note(())
    assert shown(found) == ""


def test_who_wants_no_hints_has_none_and_misses_none() -> None:
    found = hinter()
    found.on = False
    found.note((wounded(found),))
    assert shown(found) == ""
    assert found.learned.seen == set()


def test_every_hint_has_a_name_and_words_with_live_keys() -> None:
    found = hinter()
    assert set(hint_names()) == set(words_of("lessons.about"))
    standard = {name: said(name, found) for name in hint_names()}
    assert all(standard.values())
    assert "d: that is sure" in standard["token"]


def test_the_page_has_all_of_them_and_marks_what_was_met() -> None:
    found = hinter()
    found.learned.meet(["wound"])
    lines = [plain(row) for row in page(found, 70)]
    assert max(map(len, lines)) <= 70
    assert next(row for row in lines if row.startswith("* ")).startswith("* Wounds")
    assert sum(row[:2] in ("* ", "  ") and row[2] != " " for row in lines) == len(hint_names())


def test_bad_ground_is_explained() -> None:
    found = hinter()
    found.note((DangerRolled.__new__(DangerRolled),))
    assert found.learned.seen == {"danger"}

"""A level by keys: what it changes is said before, walked back, and confirmed."""

from dataclasses import replace

from starquest.desk.growing import weighed
from starquest.desk.waits import Wait
from starquest.model.command import Choose
from starquest.model.modes.quest.ask_facts import SkillFacts
from starquest.model.step import AskKind
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.ui.states import level_up
from tests.ui.support import QUICK, Desk, opened, play


def kind(desk: Desk) -> AskKind | None:
    """What is asked."""
    return desk.playing.ask.kind if desk.playing.ask else None


def test_a_level_says_what_changes_and_is_walked_back() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            assert "Tough (wounds it bears) 9 -> 10." in desk.text()
            assert "Answer before" not in desk.text(), "there is none"
            await desk.keys("b")
            assert kind(desk) is AskKind.LEARN
            assert "Strength" in desk.text()
            assert "u Answer before" in desk.text()
            await desk.keys("u")
            assert kind(desk) is AskKind.LEVEL
            assert not desk.playing.history

    play(scene())


def test_the_last_answer_is_confirmed_before_the_shop_opens() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            await desk.keys("a", "a", "b")
            assert "Is that all as you want it?" in desk.text()
            assert "Ash: level 2 -> +1 Tough" in desk.text()
            assert "Who gets the odd XP? -> Birch" in desk.text()
            assert desk.playing.history == [Choose(0)] * 2, "the third is not given yet"
            await desk.keys("b")
            assert "1 odd point left" in desk.text(), "asked again"
            await desk.keys("u", "b")
            assert "Birch learns a skill" in desk.text(), "and the level, too"
            await desk.keys("a", "a", "a")
            assert desk.wait is Wait.SHOP

    play(scene())


def test_below_a_list_of_skills_stands_what_the_one_under_the_bar_does() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            await desk.keys("b")
            first, second = (catalog().skills[n].text[:20] for n in listed(desk)[:2])
            assert first in desk.text()
            await desk.keys("down")
            assert second in desk.text()
            assert first not in desk.text()
            assert desk.fits()

    play(scene())


def listed(desk: Desk) -> list[str]:
    """The skills in the order of the list."""
    ask, playing = desk.playing.ask, desk.playing
    assert ask is not None
    skills = ask.about(SkillFacts).skills
    found = weighed(playing.state, ask, Phrases.of(playing.state, catalog()))
    return [skills[at] for at in found.listed]


def test_skills_are_listed_by_chance_and_three_are_suggested() -> None:
    async def scene() -> None:
        async with opened(level_up(), size=(120, 36)) as desk:
            await desk.keys("b")
            rows = [row for row in desk.rows() if "+ (" in row and "%" in row]
            chances = [int(row.split("+ (")[1].split("%")[0]) for row in rows]
            assert chances == sorted(chances, reverse=True)
            assert chances[0] == 50
            assert ["suggested" in row for row in rows] == [True] * 3 + [False] * (len(rows) - 3)

    play(scene())


def test_a_letter_goes_to_a_skill_and_takes_it_when_pressed_again() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            await desk.keys("b", "c")
            third = listed(desk)[2]
            assert kind(desk) is AskKind.LEARN, "nothing is chosen unread"
            assert catalog().skills[third].text[:20] in desk.text()
            assert "again: choose" in desk.text()
            await desk.keys("c")
            hero = next(iter(desk.playing.state.world.heroes.values()))
            assert third in hero.skills

    play(scene())


def test_what_is_confirmed_says_what_a_skill_does() -> None:
    async def scene() -> None:
        async with opened(level_up(), size=(120, 36)) as desk:
            await desk.keys("b")
            first = catalog().skills[listed(desk)[0]]
            await desk.keys("enter", "a", "b")
            assert "Is that all as you want it?" in desk.text()
            assert f"-> {first.name}: {first.text[:12]}" in desk.text()

    play(scene())


def test_a_card_says_what_the_autopilot_chose() -> None:
    async def scene() -> None:
        async with opened(level_up(), options=replace(QUICK, growth="autopilot")) as desk:
            await desk.keys("escape", "A")
            assert "Birch: level 2" in desk.text(), "the other hero is somebody's"
            await desk.keys("escape", "A")
            assert "The autopilot chose" in desk.text()
            assert "Ash: level 2 -> +1" in desk.text()
            assert "Birch: level 2 -> +1" in desk.text()

    play(scene())

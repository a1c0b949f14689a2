"""What each wave brought, kept and told."""

from starquest.engine.modes.quest.party import quest_of
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import Side
from starquest.text.story import Chapter, Story, tale, wave_page
from tests.support.finding import objective
from tests.text.examples import FOE, MODEL, ONE, STATE, TWO, phrases

SHOT = events.HitsRolled(ONE, FOE, "rifle", (5,), 5, 5, (), 1, 0)
FALL = events.ModelDown(MODEL, FOE, "rifle")
WAVE = (
    events.WaveStarted(2, 80, boss=False), SHOT, FALL, FALL,
    events.HitsRolled(FOE, TWO, "cleavers", (6,), 5, 5, (), 1, 1), events.WentDown(TWO, "cleavers"),
    events.ObjectiveDamaged(objective(STATE, 1), 1, 1, 2),
    events.ObjectiveDamaged(objective(STATE, 1), 3, 1, 3, destroyed=True),
    events.WaveEnded(2, (1, 4), priority=True, xp=5, doubled=False, salvage=7),
    events.XpGained(ONE, 2, 4, "wave"), events.XpGained(ONE, 1, 5, "wave"),
)  # fmt: skip


def told(*happened: Event) -> Story:
    story = Story()
    story.add(happened, phrases())
    return story


def test_a_wave_is_summed_up() -> None:
    assert wave_page(told(*WAVE).chapters[0], phrases()) == [
        "Held:           objectives 1 and 4, the priority among them",
        "Damage:         objective 1 at 2 of 3; objective 3 destroyed",
        "XP:             5 for the party",
        "Salvage:        7c",
        "Enemies felled: 2",
        "Went down:      Medic",
    ]


def test_shares_and_injuries_are_told_when_they_are_settled() -> None:
    """Five XP: three went to one hero, a question stood in between, two go to the other."""
    injury = next(iter(phrases().catalog.injuries.values()))
    rest = (events.XpGained(TWO, 2, 2, "wave"), events.Injured(TWO, injury.id, 3))
    page = wave_page(told(*WAVE, *rest).chapters[0], phrases())
    assert page[2] == "XP:             5 for the party (Commander 3, Medic 2)"
    assert page[-1] == f"Injuries:       Medic, {injury.name}"


def test_a_wave_in_which_nothing_happened() -> None:
    end = events.WaveEnded(1, (), priority=False, xp=0, doubled=True, salvage=0)
    assert wave_page(Chapter(1, end=end), phrases())[:3] == [
        "Held:           none",
        "Damage:         none",
        "XP:             0 for the party, doubled for the boss",
    ]


def test_a_lone_objective_is_the_priority_by_itself() -> None:
    end = events.WaveEnded(1, (4,), priority=True, xp=3, doubled=False, salvage=0)
    assert wave_page(Chapter(1, end=end), phrases())[0] == (
        "Held:           objective 4, the priority"
    )


def test_the_whole_story_has_a_line_for_each_wave() -> None:
    injury = next(iter(phrases().catalog.injuries.values()))
    hurt, up = events.Injured(TWO, injury.id, 3), events.LevelReached(ONE, 2)
    first, second = tale(told(*WAVE, up, hurt, events.WaveStarted(3, 90, boss=False)), phrases())
    assert first == (
        "Wave 2: 2 enemy models felled; held 1 and 4; lost objective 3; Medic went down; "
        f"Commander reached level 2; Medic came back hurt ({injury.name})."
    )
    assert second == "Wave 3: 0 enemy models felled."


def test_who_felled_whom_is_remembered() -> None:
    story = told(*WAVE, events.Activated(FOE), FALL)
    assert dict(story.felled) == {ONE: 2, FOE: 0}
    assert story.chapters[0].felled == 3


def test_a_story_that_begins_in_the_middle_belongs_to_the_present_wave() -> None:
    story = told(SHOT, FALL, events.UnitDestroyed(FOE, Side.TWO, "rifle"))
    assert [chapter.wave for chapter in story.chapters] == [quest_of(STATE).wave]


def test_who_rises_together_is_told_together() -> None:
    risen = (events.LevelReached(ONE, 2), events.LevelReached(TWO, 2), events.LevelReached(TWO, 3))
    start = events.WaveStarted(2, 80, boss=False)
    assert tale(told(start, *risen[:2]), phrases()) == [
        "Wave 2: 0 enemy models felled; Commander and Medic reached level 2."
    ]
    assert tale(told(start, *risen), phrases()) == [
        "Wave 2: 0 enemy models felled; Commander reached level 2; Medic reached level 3."
    ]


def test_who_falls_twice_is_named_once() -> None:
    fall = events.WentDown(TWO, "cleavers")
    story = told(events.WaveStarted(2, 80, boss=False), fall, fall)
    assert tale(story, phrases()) == ["Wave 2: 0 enemy models felled; Medic went down."]
    assert "Went down:      Medic" in wave_page(story.chapters[0], phrases())


def test_destroyed_objectives_are_remembered() -> None:
    assert told(*WAVE).lost() == [3]
    again = events.ObjectiveDamaged(objective(STATE, 1), 1, 1, 3, destroyed=True)
    assert told(*WAVE, events.WaveStarted(3, 90, boss=False), again).lost() == [1, 3]


def test_several_lost_objectives_are_told_in_the_plural() -> None:
    goal = objective(STATE, 1)
    ruins = [events.ObjectiveDamaged(goal, number, 1, 3, destroyed=True) for number in (2, 5)]
    story = told(events.WaveStarted(2, 80, boss=False), *ruins)
    assert tale(story, phrases()) == ["Wave 2: 0 enemy models felled; lost objectives 2 and 5."]

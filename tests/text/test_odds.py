"""How hard a mission is, in numbers and sentences; by hand from the odds in support/odds.py."""

import attrs

from starquest.engine.modes.quest.in_force import by_the_rules
from starquest.text.codex import entry
from starquest.text.odds import (
    effect_beside,
    effect_lines,
    here_line,
    lever_lines,
    number_lines,
    odds_table,
    page_effects,
    page_numbers,
    page_odds,
)
from tests.support.board import catalog
from tests.support.odds import NOTHING, OLD, SAMPLE

RULES = by_the_rules(catalog().quest)
OTHER = "These odds are of other data than yours."


def test_every_number_is_told_before_and_after() -> None:
    here = attrs.evolve(RULES, share=30, bleeding=RULES.bleeding + 1)
    told = number_lines(catalog(), here)
    assert told[1] == f"Wave size, % of the party  {RULES.share:>3} -> 30"
    assert told[2] == f"Credits at the start       {RULES.credits:>3}"
    assert told[5] == f"Bleeds out on a die up to  {RULES.bleeding:>3} -> {RULES.bleeding + 1}"
    assert len(told) == 6


def test_a_number_tells_its_bounds() -> None:
    assert lever_lines(catalog(), "healing")[1] == f"From 0 to 12; {RULES.healing} by the rules."


def test_what_was_measured_stands_in_a_table() -> None:
    told = odds_table(catalog(), SAMPLE, "story", 3)
    assert told[1:5] == [
        "           2 heroes  >3 heroes   4 heroes",
        ">Story     -          75 (69-80) -",
        " Standard  30 (26-35) 32 (28-37) 35 (30-40)",
        " Veteran   -          10 (7-14)  -",
    ]
    assert OTHER not in told
    assert max(map(len, told[1:5])) <= 43


def test_odds_of_other_data_say_so() -> None:
    assert odds_table(catalog(), OLD, "story", 3)[-1] == OTHER
    assert here_line(catalog(), OLD, "standard", 2).endswith(OTHER)
    assert effect_lines(OLD, "events")[-1] == OTHER
    assert page_odds(OLD, "story").endswith(OTHER)
    assert page_effects(OLD).endswith(OTHER)


def test_without_odds_nothing_is_made_up() -> None:
    nothing = "No odds have been measured for this data."
    assert odds_table(catalog(), NOTHING, "story", 3) == [nothing]
    assert here_line(catalog(), NOTHING, "standard", 2) == nothing
    assert page_odds(NOTHING, "story") == page_effects(NOTHING) == nothing
    assert effect_lines(NOTHING, "boss") == ["Boss fights: what it changes has not been measured."]
    assert effect_beside(NOTHING, "boss") == ("", "")


def test_the_odds_of_this_very_mission_are_a_sentence() -> None:
    assert here_line(catalog(), SAMPLE, "standard", 2) == (
        "Standard: of 100 such missions the bot greedy wins 30 (26 to 35), without challenges."
    )
    told = here_line(catalog(), SAMPLE, "standard", 2, "small")
    assert told.endswith("wins 30 (26 to 35), without challenges, on the small board.")
    table = odds_table(catalog(), SAMPLE, "standard", 2, "standard")
    assert table[-1] == "Pure dice, no challenges, standard board."
    assert here_line(catalog(), SAMPLE, "story", 2) == (
        "Story: no odds were measured for 2 heroes."
    )
    assert here_line(catalog(), SAMPLE, "", 2) == (
        "Your own numbers: no odds were measured for them."
    )


def test_a_challenge_tells_what_it_changes() -> None:
    told = effect_lines(SAMPLE, "events")
    assert told[0] == "Events: -4 points, plus or minus 3."
    assert "400 missions with 3 heroes" in told[1]
    assert effect_beside(SAMPLE, "events") == ("-4 points, plus or minus 3", "-4 ±3")
    assert effect_beside(SAMPLE, "events", plain=True)[1] == "-4 +-3"
    assert effect_lines(SAMPLE, "boss")[0] == "Boss fights: -1 point, plus or minus 2."


def test_what_is_picked_has_its_own_effect_or_says_that_it_was_rolled() -> None:
    assert effect_lines(SAMPLE, "time", "night")[0] == "Time of day: -12 points, plus or minus 4."
    assert effect_beside(SAMPLE, "time", "night")[1] == "-12 ±4"
    assert effect_lines(SAMPLE, "time", "dusk")[0] == "As rolled: -6 points, plus or minus 4."
    assert effect_beside(SAMPLE, "time", "dusk") == ("", ""), "no effect of something else"
    assert "not been measured" in effect_lines(SAMPLE, "weather", "bad")[0]


def test_the_codex_has_each_difficulty_in_numbers() -> None:
    here = attrs.evolve(RULES, healing=RULES.healing + 1)
    told = page_numbers(catalog(), here)
    assert f"Wounds healed by a wave: {RULES.healing + 1} ({RULES.healing} by the rules)" in told
    assert f"Wave size, % of the party: {RULES.share};" in told
    assert "75 with 3 heroes (69 to 80, 240 missions played)" in page_odds(SAMPLE, "story")
    assert "Events -4 points, plus or minus 3" in page_effects(SAMPLE)
    for name, kind in catalog().difficulties.items():
        page = entry(catalog(), f"difficulties.{name}")
        assert page is not None
        levers = [n for n in attrs.asdict(kind.levers).values() if n is not None]
        assert all(f": {number}" in page.text for number in levers)

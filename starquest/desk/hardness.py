"""What difficulty, luck and challenges of a new game mean: every number, and what was measured."""

from starquest.content.catalog import Catalog
from starquest.content.difficulties import CUSTOM
from starquest.content.published_odds import OddsFound
from starquest.content.skies import idle, skies
from starquest.desk.mission_dials import chosen, in_force
from starquest.desk.recruiting import Recruiting
from starquest.model.setup import SKIES
from starquest.play.modes.quest.words import BOARDS, fits_small
from starquest.text.locale import words, words_in
from starquest.text.odds import (
    effect_lines,
    here_line,
    lever_lines,
    number_lines,
    odds_table,
)
from starquest.text.phrases import row
from starquest.text.skies import course_lines, roll_lines

HARDNESS = ("difficulty", "lever", "luck")
"""The lines about how hard the mission is."""
PAGES = {"boss": "boss_fights", "injuries": "injuries", "events": "random_events"}
"""The page of the codex on a challenge."""


def hardness_lines(setup: Recruiting, catalog: Catalog, line: str, found: OddsFound) -> list[str]:
    """What the line of difficulty, of a number of one's own, or of luck means."""
    name, _, lever = line.partition(":")
    if name == "luck":
        return [words_in("new_game.about_luck", setup.luck), words("new_game.about.luck")]
    numbers = number_lines(catalog, in_force(setup, catalog))
    if name == "lever":
        return [*lever_lines(catalog, lever), "", *numbers, "", words("odds.own")]
    kind = catalog.difficulties.get(setup.difficulty)
    if kind is None:
        about = [words("odds.custom"), words("odds.custom_about")]
        return [*about, "", *numbers, "", words("odds.own")]
    board = measured_on(setup, catalog)
    odds = odds_table(catalog, found, setup.difficulty, len(setup.heroes), board)
    return [kind.name, kind.text, "", *numbers, "", *odds]


def challenge_lines(
    setup: Recruiting, catalog: Catalog, challenge: str, found: OddsFound
) -> list[str]:
    """What a challenge does, as it is chosen, and what that changes."""
    value = chosen(setup, challenge)
    picked = value if value in skies(catalog, challenge) else ""
    if picked:
        told = course_lines(catalog, challenge, picked)
    elif challenge in SKIES:
        told = [words_in("new_game.about", challenge), *roll_lines(catalog, challenge)]
    else:
        told = [catalog.codex[PAGES[challenge]].text]
    return [*told, "", *effect_lines(found, challenge, picked)]


def measured_on(setup: Recruiting, catalog: Catalog) -> str:
    """The board odds are of, if that is not the chosen one: each size has its usual one."""
    small = fits_small(catalog, len(setup.heroes))
    return "" if setup.small == small else BOARDS[small]


def start_lines(setup: Recruiting, catalog: Catalog, found: OddsFound) -> list[str]:
    """How hard it will be, the challenges that are on, and which of them will do nothing."""
    difficulty = "" if setup.difficulty == CUSTOM else setup.difficulty
    told = [here_line(catalog, found, difficulty, len(setup.heroes), measured_on(setup, catalog))]
    if setup.challenges:
        told.append(words("new_game.with", count=len(setup.challenges)))
    names = [skies(catalog, kind)[sky].name for kind, sky in setup.picked.items()
             if idle(catalog, kind, sky)]  # fmt: skip
    return [*told, words("new_game.sky.idle", names=row(names))] if names else told

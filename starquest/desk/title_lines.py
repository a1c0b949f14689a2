"""What the title says about the run to go on with."""

from starquest.desk import run_lines
from starquest.desk.recovery_lines import moment, recovered
from starquest.play.saves import Entry, RunLibrary, SaveError
from starquest.play.saves.recover import recover
from starquest.text.clean import clean
from starquest.text.locale import words

LONGEST = 200


def welcome(library: RunLibrary) -> tuple[str, str]:
    """The run to go on with in a few words, and what was recovered of it; both may be empty."""
    newest = library.newest()
    if newest is None:
        return "", ""
    try:
        # Only read: whoever has the run open may go on.
        found = recover(library.disk, library.folder, newest.name, library.catalog)
    except SaveError as error:
        return _short(library, newest, run_lines.moment(newest.summary)), clean(str(error), LONGEST)
    told = recovered(found.troubles, found.state)
    news = clean(words("runs.news", name=newest.name, told=told), LONGEST) if told else ""
    return _short(library, newest, clean(moment(found.state), LONGEST)), news


def _short(library: RunLibrary, entry: Entry, where: str) -> str:
    names = [clean(name or kind, 12) for kind, name, _ in entry.summary.party]
    who = ", ".join(names) or run_lines.party(entry.summary, library.catalog)
    return words("runs.short", party=who, where=where)

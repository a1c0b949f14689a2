"""What the title says about the run to go on with."""

from starquest.desk import run_lines
from starquest.play.saves import Entry, RunLibrary, SaveError
from starquest.play.saves.recover import recover
from starquest.play.saves.summary import moment
from starquest.text.clean import clean

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
        return _short(newest, run_lines.moment(newest.summary)), clean(str(error), LONGEST)
    news = clean(f"{newest.name}: {found.sentence}", LONGEST) if found.sentence else ""
    return _short(newest, clean(moment(found.state), LONGEST)), news


def _short(entry: Entry, where: str) -> str:
    names = [clean(name or kind, 12) for kind, name, _ in entry.summary.party]
    return f"{', '.join(names)}: {where}"

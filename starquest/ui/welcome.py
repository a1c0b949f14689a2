"""What the title says about the run to go on with."""

from starquest.play.saves import Entry, SaveError, Shelf
from starquest.play.saves.recover import recover
from starquest.play.saves.summary import moment
from starquest.text.clean import clean
from starquest.ui import runlines

LONGEST = 200


def welcome(shelf: Shelf) -> tuple[str, str]:
    """The run to go on with in a few words, and what was recovered of it; both may be empty."""
    newest = shelf.newest()
    if newest is None:
        return "", ""
    try:
        # Only read: whoever has the run open may go on.
        found = recover(shelf.disk, shelf.folder, newest.name, shelf.lore)
    except SaveError as error:
        return _short(newest, runlines.moment(newest.summary)), clean(str(error), LONGEST)
    news = clean(f"{newest.name}: {found.sentence}", LONGEST) if found.sentence else ""
    return _short(newest, clean(moment(found.state), LONGEST)), news


def _short(entry: Entry, where: str) -> str:
    names = [clean(name or kind, 12) for kind, name, _ in entry.summary.party]
    return f"{', '.join(names)}: {where}"

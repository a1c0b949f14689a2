"""What the title says about the run to go on with."""

from starquest.play.saves import Entry, SaveError, Shelf
from starquest.play.saves.recover import recover
from starquest.text.clean import clean
from starquest.ui import runlines

LONGEST = 200


def welcome(shelf: Shelf) -> tuple[str, str]:
    """The run to go on with in a few words, and what was recovered of it; both may be empty."""
    newest = shelf.newest()
    if newest is None:
        return "", ""
    return _short(newest), _news(shelf, newest)


def _short(entry: Entry) -> str:
    names = [clean(name or kind, 12) for kind, name, _ in entry.summary.party]
    return f"{', '.join(names)}: {runlines.moment(entry.summary)}"


def _news(shelf: Shelf, entry: Entry) -> str:
    """The sentence of the recovery there would be; the files are only read."""
    try:
        found = recover(shelf.disk, shelf.folder, entry.name, shelf.lore)
    except SaveError as error:
        return clean(str(error), LONGEST)
    return clean(f"{entry.name}: {found.sentence}", LONGEST) if found.sentence else ""

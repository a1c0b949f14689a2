"""Army lists that are kept: saved, opened, turned into codes and back."""

from pathlib import Path

from starquest.content.armies.list_code import LONGEST as LONGEST_CODE
from starquest.content.armies.list_code import list_code, read_code
from starquest.content.loader import load_catalog
from starquest.content.problem import DataError
from starquest.desk.army_builder import Builder
from starquest.model.army import ArmyList
from starquest.play.army_shelf import ArmyShelf
from starquest.text.armies import list_about
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.problems import told_problem
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.naming import Naming


class ListsScreen(OwnScreen[None]):
    """What a screen with a list under construction does with files and codes."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__()
        self._shelf = ArmyShelf(folder) if folder else None
        self.builder = Builder(load_catalog())

    def fill(self, *, first: bool = False) -> None:
        """Draw everything as it stands; `first` puts the bar on its first line."""
        raise NotImplementedError

    def action_save(self) -> None:
        """Keep the list."""
        if self._shelf is None:
            self.say(words("builder.no_folder"))
            return
        try:
            path = self._shelf.save(self.builder.army)
        except OSError as error:
            self.say(words("builder.not_saved", reason=error.strerror or str(error)))
            return
        self.builder.saved = self.builder.army
        self.say(words("builder.saved", file=path.name))
        self.fill()

    def action_open_list(self) -> None:
        """Choose one of the lists there are."""
        found = self._readable()
        options = [(name, head) for name, head, _ in found]
        asked = Choosing(words("builder.pick_title"), "", options)
        self.open_over(asked, lambda at: self.opened(found[at][2]) if at is not None else None)

    def _readable(self) -> list[tuple[str, str, ArmyList]]:
        found = list[tuple[str, str, ArmyList]]()
        shelf = self._shelf or ArmyShelf(Path())
        for row in shelf.lists():
            try:
                army = shelf.read(row.path)
            except DataError:
                continue
            about = list_about(self.builder.catalog, army)
            told = words("builder.kept", about=about, own=row.own)
            found.append((clean(army.name), told, army))
        return found

    def opened(self, army: ArmyList) -> None:
        """Another list is open."""
        self.builder.open(army)
        self.fill(first=True)

    def action_code(self) -> None:
        """The code of the list, said and laid into the clipboard."""
        code = list_code(self.builder.army)
        self.app.copy_to_clipboard(code)
        self.say(words("builder.copied", code=code))

    def action_from_code(self) -> None:
        """Type or paste a code."""
        asked = Naming(words("builder.code_title"), "", LONGEST_CODE)
        self.open_over(asked, self._decode)

    def _decode(self, code: str | None) -> None:
        if not code:
            return
        try:
            self.opened(read_code(self.builder.catalog, code))
        except DataError as error:
            self.say(told_problem(error.problems[0]))

    def say(self, told: str) -> None:
        """A word to the player."""
        self.notify(told, markup=False)

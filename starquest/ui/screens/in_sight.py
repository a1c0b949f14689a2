"""Everything in sight to choose from: the list at once, what enemies are up to as it is found."""

from collections.abc import Callable, Sequence

from starquest.desk.in_sight import Sighted
from starquest.ui.screens.choosing import Choosing
from starquest.ui.widgets.lines import Lines


class InSight(Choosing):
    """Gives the index of the thing to go to, or None."""

    def __init__(
        self, title: str, things: Sequence[Sighted], threat: Callable[[Sighted], str]
    ) -> None:
        super().__init__(title, "", [(thing.place, thing.told) for thing in things])
        self._things, self._threat = things, threat
        self._next = 0

    def on_mount(self) -> None:
        """Show the list; whom enemies threaten is told little by little."""
        super().on_mount()
        self.call_after_refresh(self._tell_on)

    def _tell_on(self) -> None:
        """Whom the next enemy threatens."""
        enemies = [at for at, thing in enumerate(self._things) if thing.enemy]
        if self._next >= len(enemies) or not self.is_active:
            return
        at = enemies[self._next]
        self._next += 1
        thing = self._things[at]
        options = list(self._options)
        options[at] = (thing.place, self._threat(thing))
        self._options = options
        self.query_one(Lines).replace_option_prompt_at_index(at, self._line(at))
        self.call_after_refresh(self._tell_on)

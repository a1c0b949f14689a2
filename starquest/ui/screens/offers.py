"""What may be done: offered one by one, as a menu, or aimed on the map."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from starquest.desk.choices import Choice
from starquest.desk.enter_action import Deed, meant
from starquest.desk.enter_hint import verdict
from starquest.desk.menus import choice_name, choice_text, keyed, own_keys
from starquest.desk.waits import Wait
from starquest.model.command import Activate
from starquest.text.labels import action_help, action_name, label, lacking
from starquest.text.phrases import capital
from starquest.ui.inspecting import attack_odds
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.flow import GameFlow
from starquest.ui.widgets.panels import hero_state


class GameOffers(GameFlow):
    """A mission whose next deed is chosen."""

    def action_confirm(self) -> None:
        """Do the plain thing with what is under the cursor."""
        if self.playing.wait is Wait.ASK:
            self.ask()
            return
        found = meant(self.playing)
        if not found and self.playing.wait is not Wait.HORDE:
            told = verdict(self.playing, self.phrases())
            self._remind(capital(told) or "Nothing to do there; m lists the actions.")
        self._offer(found)

    def _remind(self, told: str) -> None:
        """Say why not; while a hero is to be picked, go to one that may be."""
        playing = self.playing
        if playing.wait is Wait.PICK:
            cells = [] if meant(playing) else playing.scene.cells(playing.focus)
            if cells:
                self.point(cells[0])
            told = f"{told} Enter picks {self.phrases().who(playing.focus)}."
        self.say(told)

    def _offer(self, found: list[Deed]) -> None:
        """Do the only thing, or let the player choose."""
        if len(found) == 1:
            self.do_all(found[0])
        elif found:
            say, odds = self.phrases(), attack_odds(self.playing)
            options = [(label(deed[-1], say), odds.get(type(deed[-1]), "")) for deed in found]
            self._choose("How?", "", options, lambda index: self.do_all(found[index]))

    def _choose(
        self,
        title: str,
        body: str,
        options: list[tuple[str, str]],
        then: Callable[[int], None],
        disabled: tuple[int, ...] = (),
        keys: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        def chosen(index: int | None) -> None:
            if index is not None:
                then(index)

        self.open_over(Choosing(title, body, options, disabled=disabled, keys=keys), chosen)

    def action_act(self, action: str) -> None:
        """Start an action: at once if there is nothing to aim."""
        playing = self.playing
        if playing.wait is Wait.PICK:
            # a key too many after the horde's film must not spend anything
            self._remind("First pick who acts.")
        if playing.wait not in (Wait.ACT, Wait.AIM):
            return
        if playing.aim is not None and action == "end":
            playing.aim = None
            self.redraw()
            self.say("Nothing is aimed any more; once more to end the turn.")
            return
        found = [choice for choice in playing.choices() if choice.action == action]
        if not found:
            why = lacking(playing.missing()[action], playing.state.table)
            self.say(f"{action_name(action)}: {why}")
        elif len(found) == 1:
            self.aim(found[0])
        else:
            self._choose(
                action_name(action),
                action_help(action, playing.state.table),
                self._described(found),
                lambda i: self.aim(found[i]),
            )

    def _described(self, found: list[Choice]) -> list[tuple[str, str]]:
        say = self.phrases()
        return [(choice_name(choice, say), choice_text(choice, say)) for choice in found]

    def aim(self, choice: Choice) -> None:
        """Aim an action, or do it if it has but one way."""
        playing = self.playing
        if choice.plain and choice.listed:
            self._offer([(command,) for command in choice.listed])
            return
        playing.aim = choice
        targets = playing.targets()
        if choice.units and targets:
            playing.cursor = targets[0]
        self.redraw()

    def action_menu(self) -> None:
        """Everything that may be done, and why the rest may not."""
        playing = self.playing
        if playing.wait is Wait.PICK:
            self._menu_of_heroes()
        if playing.wait not in (Wait.ACT, Wait.AIM):
            return
        found, absent = playing.choices(), playing.missing()
        table = playing.state.table
        told = zip(found, self._described(found), strict=True)
        options = [(keyed(name, choice.action), text) for choice, (name, text) in told]
        options += [(keyed(action_name(a), a), lacking(why, table)) for a, why in absent.items()]
        disabled = tuple(range(len(found), len(options)))
        keys = own_keys([choice.action for choice in found])
        self._choose("Actions", "", options, lambda i: self.aim(found[i]), disabled, keys)

    def _menu_of_heroes(self) -> None:
        """Who may be picked, and why the others may not."""
        playing = self.playing
        heroes, ready = list(playing.state.world.heroes), playing.ready()
        names = [(self.phrases().who(hero), hero_state(playing.scene, hero)) for hero in heroes]
        disabled = tuple(at for at, hero in enumerate(heroes) if hero not in ready)
        self._choose("Whose turn?", "", names, lambda at: self.do(Activate(heroes[at])), disabled)

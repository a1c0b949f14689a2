"""What may be done: offered one by one, as a menu, or aimed on the map."""

from collections.abc import Callable, Mapping

from starquest.desk.choices import MOVES, Choice
from starquest.desk.chronicle import Chronicle
from starquest.desk.cursor import targets, towards
from starquest.desk.enter_action import Deed, meant
from starquest.desk.enter_hint import verdict
from starquest.desk.few_keys import again, gives_away, repeatable
from starquest.desk.forecast_lines import deed_odds, unaimed_text
from starquest.desk.hints import key
from starquest.desk.idle_choices import is_idle
from starquest.desk.menus import choice_name, choice_text, menu_actions
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.risk_lines import fatal_risk
from starquest.desk.travel import is_stuck, leg_of, remembered, settle, trip_of
from starquest.desk.trips import Halt
from starquest.desk.turn_sense import unspent
from starquest.desk.vain_boosts import is_vain
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import Activate, Command, Done
from starquest.model.state import GameState
from starquest.text.labels import action_help, action_name, label, lacking
from starquest.text.locale import words, words_in
from starquest.text.outlook import may_fall
from starquest.text.phrases import capital, listed
from starquest.ui.table.asking import Asking
from starquest.ui.table.shown import Shown


class Offers:
    """Has the next deed chosen."""

    def __init__(
        self,
        playing: Playing,
        chronicle: Chronicle,
        shown: Shown,
        asking: Asking,
        do: Callable[[Deed], None],
    ) -> None:
        """Whatever is chosen is handed to `do`."""
        self._playing, self._chronicle = playing, chronicle
        self._shown, self._asking, self._carry_out = shown, asking, do
        self.reminds = True
        """Whether a turn that ends too early is told of."""
        self._reminded = -1
        """How many commands there were when it was."""
        self.warns = True
        """Whether it is asked before a move to where a unit may fall."""
        self._asked: tuple[GameState, Deed] | None = None
        """What it was asked for last."""
        self.ends: Callable[[], None] = lambda: None
        """Ends the round for all who wait."""
        self.ends_wave: Callable[[], None] = lambda: None
        """Ends the wave for all who wait."""
        self.told: Callable[[], None] = lambda: None
        """Says which heroes go no farther by themselves."""
        self._last: Command | None = None
        """The deed that may be done again."""

    def _do(self, deed: Deed) -> None:
        """Have a deed carried out, and remember it for the key that does it again."""
        playing, leg = self._playing, leg_of(self._playing)
        trip = trip_of(playing, leg) if leg and leg.deed == deed else None
        hero, count = playing.focus, len(playing.history)
        self._last = repeatable(deed) or self._last
        self._carry_out(deed)
        if trip and len(playing.history) > count:
            settle(playing, hero, trip)
            self.told()

    def travel(self) -> None:
        """Go towards the cursor's cell, or on to where the hero is bound for."""
        playing, goal = self._playing, remembered(self._playing)
        if leg_of(playing) is None and goal is not None:
            self._shown.point(goal)
        if leg_of(playing) is None and goal is None:
            self._shown.say(words("travel.nowhere"))
        else:
            self.confirm()

    def reshape(self, change: Callable[[Playing], bool]) -> None:
        """Another formation for the squad that acts, and say which."""
        playing = self._playing
        if playing.wait not in (Wait.ACT, Wait.AIM):
            return
        told = words("ghosts.none")
        if change(playing):
            shape = words_in("ghosts.shape", playing.shape or "any")
            other, turned = key("shape", playing), key("turn_shape", playing)
            told = words("ghosts.said", shape=shape, key=other, turn=turned)
        self._shown.point(playing.cursor)
        self._shown.say(told)

    def forget(self) -> bool:
        """Forget where the hero that acts is bound for; whether there was anything to forget."""
        playing = self._playing
        there = remembered(playing) is not None and playing.trips.forget(playing.focus)
        if there:
            cells = playing.scene.cells(playing.focus)
            self._shown.point(cells[0] if cells else playing.cursor)
            who = self._chronicle.phrases().who(playing.focus)
            self._shown.say(words("travel.forgotten", who=who))
        return there

    def again(self) -> None:
        """The last kind of deed once more: to the same target, else it is aimed anew."""
        choice, deeds = again(self._playing, self._last)
        if choice is None:
            self._shown.say(words("screens.game.again_nothing", menu=key("menu")))
        elif deeds:
            self._offer(deeds[:1])
        else:
            self.aim(choice)

    def end_round(self) -> None:
        """End the round for all who wait; asked first if that costs anybody a main action."""
        playing = self._playing
        if playing.wait not in (Wait.PICK, Wait.ACT):
            return
        if not self.reminds or not gives_away(playing):
            self.ends()
            return
        options = [
            (words("screens.game.end_round_no"), words("screens.game.end_round_no_about")),
            (words("screens.game.end_round_yes"), words("screens.game.end_round_yes_about")),
        ]
        body = words("screens.game.end_round_body")
        title = words("screens.game.end_round")
        self._asking.choose(title, options, lambda at: self.ends() if at else None, body=body)

    def end_wave(self) -> None:
        """End the wave for all who wait, once nobody is left of it; asked first."""
        playing = self._playing
        if playing.wait not in (Wait.PICK, Wait.ACT):
            return
        if not look_of(playing.state).swept(playing):
            self._shown.say(words("screens.game.end_wave_not"))
        elif not self.reminds:
            self.ends_wave()
        else:
            options = [
                (words("screens.game.end_round_no"), words("screens.game.end_round_no_about")),
                (words("screens.game.end_wave_yes"), words("screens.game.end_wave_yes_about")),
            ]
            title, body = words("screens.game.end_wave"), words("screens.game.end_wave_body")
            self._asking.choose(
                title, options, lambda at: self.ends_wave() if at else None, body=body
            )

    def confirm(self) -> None:
        """Do the plain thing with what is under the cursor."""
        found, leg = meant(self._playing), leg_of(self._playing)
        if not found and self._takes_model():
            return
        if not found and leg and leg.deed:
            self._warn(leg.deed)
            return
        if not found and is_stuck(self._playing):
            self._playing.trips.halt(self._playing.focus, Halt.BLOCKED)
            self.told()
        if not found and self._playing.wait is not Wait.HORDE:
            told = verdict(self._playing, self._chronicle.phrases())
            nothing = words("screens.game.nothing_there", menu=key("menu"))
            self._remind(capital(told) or nothing)
        self._offer(found)

    def _takes_model(self) -> bool:
        """While models are placed by hand: take the one under the cursor; whether there was one."""
        playing = self._playing
        other = playing.model_at(playing.cursor) if playing.wait is Wait.TIDY else None
        if other is not None:
            playing.take_model(other)
            self._shown.redraw()
        return other is not None

    def _remind(self, told: str) -> None:
        """Say why not; while a hero is to be picked, go to one that may be."""
        playing = self._playing
        if playing.wait is Wait.PICK:
            cells = [] if meant(playing) else playing.scene.cells(playing.focus)
            if cells:
                self._shown.point(cells[0])
            who = self._chronicle.phrases().who(playing.focus)
            confirm = key("confirm")
            told = words("screens.game.picks", told=told, confirm=confirm, who=who)
        self._shown.say(told)

    def _offer(self, found: list[Deed]) -> None:
        """Do the only thing, or let the player choose."""
        if len(found) == 1:
            self._warn(found[0])
        elif found:
            say = self._chronicle.phrases()
            options = [(label(deed[-1], say), deed_odds(self._playing, deed)) for deed in found]
            self._asking.choose(
                words("screens.game.how"), options, lambda index: self._do(found[index])
            )

    def _warn(self, deed: Deed) -> None:
        """Do it; before a move to where the unit may fall, ask once."""
        playing, risk = self._playing, fatal_risk(self._playing, deed)
        asked = playing.state, deed
        if risk is None or not self.warns or asked == self._asked:
            self._do(deed)
            return
        self._asked = asked
        options = [
            (words("outlook.ask.stay"), words("outlook.ask.stay_about")),
            (words("outlook.ask.go"), words("outlook.ask.go_about")),
        ]
        told = may_fall(risk, self._chronicle.phrases().who(playing.focus))
        title = words("outlook.ask.title")
        self._asking.choose(title, options, lambda at: self._do(deed) if at else None, body=told)

    # an action by its name

    def act(self, action: str) -> None:
        """Start an action: at once if there is nothing to aim."""
        playing = self._playing
        if playing.wait is Wait.PICK:
            # a key too many after the horde's film must not spend anything
            self._remind(words("screens.game.pick_first"))
        ends = playing.wait in (Wait.DEPLOY, Wait.TIDY) and action == "end"
        if ends and Done() in legal(playing.state):
            self._do((Done(),))  # who may wait in reserve goes on waiting
            return
        if playing.wait not in (Wait.ACT, Wait.AIM):
            return
        if playing.aim is not None and action == "end":
            self.stop_aiming()
            self._reminded = len(playing.history)
            self._shown.say(words("screens.game.unaimed"))
            return
        found = [choice for choice in playing.choices() if choice.action == action]
        if not found:
            why = lacking(playing.missing()[action], playing.state.table)
            self._shown.say(words("screens.game.cannot", action=action_name(action), why=why))
        elif len(found) == 1:
            self.aim(found[0])
        else:
            told, options = action_help(action, playing.state.table), self._described(found)
            self._asking.choose(
                action_name(action), options, lambda i: self.aim(found[i]), body=told
            )

    def _described(self, found: list[Choice]) -> list[tuple[str, str]]:
        say = self._chronicle.phrases()
        playing = self._playing
        texts = [unaimed_text(playing, one, choice_text(one, say), say) for one in found]
        pairs = zip(found, texts, strict=True)
        return [(choice_name(one, say), self._warned(one, text)) for one, text in pairs]

    def _warned(self, choice: Choice, text: str) -> str:
        """What a choice does, after a word if it would do nothing now."""
        if is_idle(self._playing, choice):
            return words("hints.menu.idle", text=text)
        return words("hints.menu.vain", text=text) if is_vain(self._playing, choice) else text

    def aim(self, choice: Choice) -> None:
        """Aim an action, or do it if it has but one way."""
        playing = self._playing
        if choice.plain and choice.listed:
            if self._gives_away(choice.listed[0]):
                return
            before = (choice.first,) if choice.first else ()
            self._offer([(*before, command) for command in choice.listed])
            return
        playing.aim = choice
        cells = targets(playing)
        if choice.units and cells:
            playing.cursor = cells[0]
        elif choice.action in MOVES:
            playing.cursor = towards(playing, playing.cursor)
        self._shown.redraw()

    def _gives_away(self, command: Command) -> bool:
        """Say once that a turn would end with its main action unspent; whether it was said now."""
        playing, moment = self._playing, len(self._playing.history)
        if not self.reminds or self._reminded == moment or not unspent(playing, command):
            return False
        self._reminded = moment
        who = self._chronicle.phrases().who(playing.focus)
        self._shown.say(words("screens.game.unspent", who=who, end=key("end", playing)))
        return True

    def stop_aiming(self) -> None:
        """Aim at nothing any more."""
        self._playing.aim = None
        self._shown.redraw()

    def cancel(self) -> None:
        """Aim at nothing any more; who aims at nothing forgets where it is bound for."""
        if self._playing.aim is not None or not self.forget():
            self.stop_aiming()

    # the menu

    def menu(self) -> None:
        """Everything that may be done, and why the rest may not."""
        playing = self._playing
        if playing.wait is Wait.PICK:
            self._menu_of_units()
        if playing.wait not in (Wait.ACT, Wait.AIM):
            return
        found = [choice for choice in playing.choices() if not choice.lavish]
        absent = playing.missing()
        keys = menu_actions(playing.state.settings.mode)
        actions = list(keys)
        options = [(action_name(a), self._about(a, found, absent)) for a in actions]
        self._asking.choose(
            words("screens.game.actions"),
            options,
            lambda i: self.act(actions[i]),
            disabled=tuple(at for at, action in enumerate(actions) if action in absent),
            keys={key: at for at, key in enumerate(keys.values()) if key},
        )

    def _about(self, action: str, found: list[Choice], absent: Mapping[str, str]) -> str:
        """What an action of the menu would do, which there are of it, or why it cannot be done."""
        if action in absent:
            return lacking(absent[action], self._playing.state.table)
        told = self._described([choice for choice in found if choice.action == action])
        if len(told) == 1:
            name, text = told[0]
            own = name != action_name(action)
            return words("hints.menu.only", name=name, text=text) if own else text
        return listed(name for name, _ in told)

    def _menu_of_units(self) -> None:
        """Who may be picked, and why the others may not."""
        playing, say = self._playing, self._chronicle.phrases()
        states, ready = look_of(playing.state).states(playing), playing.ready()
        units = list(states)
        names = [(say.who(unit), state) for unit, state in states.items()]
        disabled = tuple(at for at, unit in enumerate(units) if unit not in ready)
        self._asking.choose(
            words("screens.game.whose_turn"),
            names,
            lambda at: self._do((Activate(units[at]),)),
            disabled=disabled,
        )

"""The special rules of a unit or weapon, sorted by the hooks they use.

A hook is named by its method, as in `kit.any(Rule.flies)`, so that a misspelt one or one that
answers something else is found before the game runs.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, ParamSpec, TypeVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import HOOKS, RULES, Rule
from starquest.engine.memo import Memo
from starquest.engine.rules import register_all
from starquest.model.event import Mod
from starquest.model.profile import Profile, RuleRef, Weapon

register_all()

A = ParamSpec("A")
R = TypeVar("R")
Voice = tuple[str, Callable[A, R]]
"""A rule's id and its own answer to a hook."""


class Kit:
    """Rules by hook; a hook nobody uses gives an empty tuple."""

    def __init__(self, rules: tuple[Rule, ...], profiles: tuple[Profile, ...]) -> None:
        self.rules = rules
        self._voices = _voices(rules)
        self._said: dict[Callable[[Rule], bool], bool] = {}
        self.quality = min((p.quality for p in profiles), default=0)
        self.defense = _common_defense(profiles)
        self.footprint = max((p.footprint for p in profiles), default=1)
        self.advance = sum(inches() for _, inches in self.on(Rule.advance))
        self.rush = sum(inches() for _, inches in self.on(Rule.rush))
        self.flies = self.any(Rule.flies)
        self.strides = self.flies or self.any(Rule.ignores_difficult)
        self.hold_only = self.any(Rule.hold_only)
        self.tough = self.best(Rule.toughness, 1)
        self.flanks = any(rule.flanks for rule in rules)
        self.ranged = tuple(dict.fromkeys(w for p in profiles for w in p.weapons if not w.melee))

    def on(self, hook: Callable[Concatenate[Rule, A], R]) -> tuple[Voice[A, R], ...]:
        """The rules that use a hook, each with its own answer."""
        return self._voices.get(hook, ())

    def any(self, hook: Callable[[Rule], bool]) -> bool:
        """Whether a rule says yes to a hook that asks nothing else."""
        known = self._said.get(hook)
        if known is None:
            known = self._said[hook] = any(says() for _, says in self.on(hook))
        return known

    def best(self, hook: Callable[[Rule], int], least: int = 0) -> int:
        """The largest number any rule gives for a hook that asks nothing else."""
        voices = self.on(hook)
        return max([says() for _, says in voices]) if voices else least

    def source(self, hook: Callable[..., object]) -> str:
        """The id of the first rule that uses a hook; empty if none does."""
        voices = self._voices.get(hook)
        return voices[0][0] if voices else ""

    def traces(self, hook: Callable[[Rule, Attack], int], attack: Attack) -> tuple[Mod, ...]:
        """What each rule adds to an attack, without those that add nothing."""
        voices = self._voices.get(hook)
        if voices is None:
            return ()
        return tuple([Mod(source, value) for source, says in voices if (value := says(attack))])


def _voices(rules: tuple[Rule, ...]) -> dict[Callable[..., Any], tuple[Voice[..., Any], ...]]:
    found: dict[Callable[..., Any], tuple[Voice[..., Any], ...]] = {}
    for rule in rules:
        for name, hook in HOOKS.items():
            if getattr(type(rule), name) is not hook:
                found[hook] = (*found.get(hook, ()), (rule.id, getattr(rule, name)))
    return found


def _common_defense(profiles: tuple[Profile, ...]) -> int:
    """What most models have; the worse value when as many have each."""
    values = [p.defense for p in profiles]
    return max(values, key=lambda value: (values.count(value), value), default=6)


def make(ref: RuleRef) -> Rule:
    """The rule a reference names."""
    return RULES[ref.name](ref.value)


@lru_cache(maxsize=4096)
def kit_of(profiles: tuple[Profile, ...], lent: tuple[RuleRef, ...] = ()) -> Kit:
    """The rules a group of models has together, with those it has for a time."""
    refs = dict.fromkeys(ref for p in profiles for ref in p.rules)
    kept = [ref for ref in refs if _holds(ref, profiles)]
    return Kit(tuple(make(ref) for ref in dict.fromkeys((*kept, *lent))), profiles)


def _holds(ref: RuleRef, profiles: tuple[Profile, ...]) -> bool:
    if not RULES[ref.name].whole_unit:
        return True
    return all(any(own.name == ref.name for own in p.rules) for p in profiles)


@lru_cache(maxsize=4096)
def kit_of_rules(rules: tuple[RuleRef, ...]) -> Kit:
    """The rules of a weapon or of a spell's hits."""
    return Kit(tuple(make(ref) for ref in rules), ())


@lru_cache(maxsize=4096)
def kit_of_attack(profile: Profile, weapon: Weapon) -> Kit:
    """The rules of a model and then those of the weapon it uses."""
    return Kit(tuple(make(ref) for ref in (*profile.rules, *weapon.rules)), ())


kit_of_model: Memo[Profile, Kit] = Memo(lambda profile: kit_of((profile,)))
"""The rules of one model."""

NO_KIT = kit_of_rules(())
"""No rules at all."""

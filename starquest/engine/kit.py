"""The special rules of a unit or weapon, sorted by the hooks they use."""

from functools import lru_cache

from starquest.engine.hooks import HOOKS, RULES, Rule
from starquest.engine.rules import register_all
from starquest.model.profile import Profile, RuleRef

register_all()


class Kit:
    """Rules by hook; a hook nobody uses gives an empty tuple."""

    def __init__(self, rules: tuple[Rule, ...], profiles: tuple[Profile, ...]) -> None:
        self.rules = rules
        self._said: dict[str, bool] = {}
        self._hooks = {hook: tuple(rule for rule in rules if _uses(rule, hook)) for hook in HOOKS}
        self.quality = min((p.quality for p in profiles), default=0)
        self.defense = _common_defense(profiles)
        self.footprint = max((p.footprint for p in profiles), default=1)
        self.advance = sum(rule.advance() for rule in self._hooks["advance"])
        self.rush = sum(rule.rush() for rule in self._hooks["rush"])
        self.flies = self.any("flies")
        self.strides = self.flies or self.any("ignores_difficult")
        self.hold_only = self.any("hold_only")
        self.tough = max((rule.toughness() for rule in self._hooks["toughness"]), default=1)
        self.ranged = tuple(dict.fromkeys(w for p in profiles for w in p.weapons if not w.melee))

    def on(self, hook: str) -> tuple[Rule, ...]:
        """The rules that use a hook."""
        return self._hooks[hook]

    def any(self, hook: str) -> bool:
        """Whether a rule says yes to a hook that asks nothing else."""
        known = self._said.get(hook)
        if known is None:
            known = self._said[hook] = any(getattr(rule, hook)() for rule in self._hooks[hook])
        return known

    def best(self, hook: str, least: int = 0) -> int:
        """The largest number any rule gives for a hook that asks nothing else."""
        rules = self._hooks[hook]
        return max([getattr(rule, hook)() for rule in rules]) if rules else least


def _uses(rule: Rule, hook: str) -> bool:
    return getattr(type(rule), hook) is not getattr(Rule, hook)


def _common_defense(profiles: tuple[Profile, ...]) -> int:
    """What most models have; the worse value when as many have each."""
    values = [p.defense for p in profiles]
    return max(values, key=lambda value: (values.count(value), value), default=6)


def make(ref: RuleRef) -> Rule:
    """The rule a reference names."""
    return RULES[ref.name](ref.value)


@lru_cache(maxsize=4096)
def kit_of(profiles: tuple[Profile, ...]) -> Kit:
    """The rules a group of models has together."""
    if len(profiles) == 1:
        return Kit(tuple(make(ref) for ref in profiles[0].rules), profiles)
    refs = dict.fromkeys(ref for p in profiles for ref in p.rules)
    kept = (ref for ref in refs if _holds(ref, profiles))
    return Kit(tuple(make(ref) for ref in kept), profiles)


def _holds(ref: RuleRef, profiles: tuple[Profile, ...]) -> bool:
    if not RULES[ref.name].whole_unit:
        return True
    return all(any(own.name == ref.name for own in p.rules) for p in profiles)


@lru_cache(maxsize=4096)
def kit_of_rules(rules: tuple[RuleRef, ...]) -> Kit:
    """The rules of a weapon or of a spell's hits."""
    return Kit(tuple(make(ref) for ref in rules), ())

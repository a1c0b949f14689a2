"""What is wrong with data or with a saved value, in words."""

from starquest.content.fault import Fault
from starquest.content.problem import Problem
from starquest.text.locale import spoken


def told_fault(fault: Fault) -> str:
    """A fault as part of a sentence."""
    facts = {
        name: told_fault(fact) if isinstance(fact, Fault) else fact
        for name, fact in fault.facts.items()
    }
    return spoken().say(fault.id, facts)


def told_problem(problem: Problem) -> str:
    """File, path inside it where there is one, and what is wrong there."""
    parts = problem.file, problem.path, told_fault(problem.fault)
    return ": ".join(part for part in parts if part)

"""Questions of an army before the fight."""

from starquest.model.modes.field.ledger import Edge
from starquest.model.step import Ask
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.parts import Answer, Question
from starquest.text.sides import side_called


def edge(ask: Ask, say: Phrases) -> Question:
    """From which edge a side comes."""
    who = side_called(say.state, ask.side) if say.state else ""
    answers = [
        Answer(
            words("questions.edge.choice", edge=Edge(option).name.lower()),
            words("questions.edge.choice_help", edge=Edge(option).name.lower()),
        )
        for option in ask.options
    ]
    title, body = words("questions.edge.title", who=who), words("questions.edge.body")
    return Question(title, body, tuple(answers))

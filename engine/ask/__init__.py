"""The engine's one question-and-answer form: a JSON object in, a JSON object out.

`answer` is the only function to call. `TOPICS` lists the questions; each topic module has a table
`QUESTIONS` that maps a question to the fields it takes and the function that answers it.
"""

from .. import games
from ..compat import TYPE_CHECKING, is_object, load_module
from ..errors import InputError, RuleError
from ..fields import MAX_WORD, Fields, cut, sentence
from ..texts import text

if TYPE_CHECKING:
    from typing import Any

    from ..types import Answer

__all__ = ["MAX_WORD", "TOPICS", "answer", "cut", "problem"]

# Question -> the module that answers it.
TOPICS = (
    (
        ("meld", "engine.ask.rummy"),
        ("deadwood", "engine.ask.rummy"),
        ("best_discard", "engine.ask.rummy"),
    )
    + games.QUESTIONS
    + (
        ("score", "engine.ask.play"),
        ("deal", "engine.ask.play"),
        ("games", "engine.ask.book"),
        ("rule", "engine.ask.book"),
    )
)


def _module(name: str) -> "Any":
    for ask, module in TOPICS:
        if ask == name:
            return load_module(module)
    return None


def problem(field: str, why: str) -> "Answer":
    """Return the answer to a bad question: `field` names what is wrong, `why` is one sentence."""
    return {"error": why, "field": field[:MAX_WORD]}


def answer(question: object) -> "Answer":
    """Return the answer, a dict, to `question`, a dict as read from JSON.

    A bad question is answered with `error` and `field`. What only breaks a rule of play is answered
    with `ok` false, its `rule` and `why`. No content of a question raises an exception.

    >>> answer({"ask": "meld"})["field"]
    'game'
    """
    if not is_object(question):
        return problem("line", text("ask.no_object"))
    ask = question.get("ask")
    module = _module(ask) if isinstance(ask, str) else None
    if module is None:
        names = ", ".join([known for known, _ in TOPICS])
        return problem("ask", text("ask.unknown_ask", names=names))
    names, function = module.QUESTIONS[ask]
    try:
        fields = Fields(question, names)
        return function(fields)
    except InputError as error:
        return problem(error.field, sentence(error))
    except RuleError as error:
        return {"ok": False, "rule": error.rule, "why": sentence(error)}

"""The engine's one question-and-answer form: a JSON object in, a JSON object out.

`answer` is the only function to call. `TOPICS` lists the questions; each topic module has a table
`QUESTIONS` that maps a question to the fields it takes and the function that answers it.
"""

from .. import games
from ..compat import TYPE_CHECKING, is_object, load_module
from ..errors import InputError, RuleError
from ..game.fields import MAX_WORD, Fields, cut, sentence
from ..texts import LANGUAGES, language, listed, quoted, use

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..game.game import Game
    from ..types import Answer, Progress

__all__ = ["MAX_WORD", "TOPICS", "answer", "answered", "cut", "problem", "unknown_game"]

# What says which moment of a form's game a question is about.
MOMENT = ("round", "players", "turned", "total", "stage")
# Question -> the module that answers it.
TOPICS = (
    (
        ("meld", "engine.ask.rummy"),
        ("deadwood", "engine.ask.rummy"),
        ("best_discard", "engine.ask.rummy"),
        ("pays", "engine.ask.rummy"),
        ("may_end", "engine.ask.rummy"),
        ("opens", "engine.ask.rummy"),
        ("layoff", "engine.ask.rummy"),
    )
    + tuple([row for row in games.QUESTIONS if row[0] != "layoff"])
    + (
        ("score", "engine.ask.play"),
        ("deal", "engine.ask.play"),
        ("show", "engine.ask.show"),
        ("games", "engine.ask.book"),
        ("rule", "engine.ask.book"),
    )
)


def _game(name: str, allowed: "Sequence[str]") -> "type[Game]":
    known = allowed or games.names()
    if name not in known and (allowed or not games.known(name)):
        raise unknown_game(name, known)
    return games.load(name)


def _form(name: str) -> bool:
    """Return whether a score form has this name."""
    prefix = games.forms.PREFIX
    return bool(games.forms.row_of(name if name.startswith(prefix) else prefix + name))


def unknown_game(name: str, known: "Sequence[str]") -> InputError:
    """Return the error that none of the games `known` is meant by a name, with what may be meant.

    >>> str(unknown_game("ruminno", ["rumino", "gin"]))
    "there is no game ruminno; choose from: rumino, gin; did you mean 'rumino'?"
    >>> str(unknown_game("hearts", ["rumino", "gin"]))
    'hearts is a score form: ask with "game": "form" and "form": "hearts"'
    """
    short = name[5:] if name.startswith(games.forms.PREFIX) else name
    if _form(name) and short not in known:
        return InputError("game", "ask.is_a_form", name=short)
    key = "ask.other_game" if games.known(name) else "ask.unknown_game"
    said = (key, {"name": quoted(name), "names": listed(known, True)})
    near = load_module("engine.games.forms.mistakes").nearest(short, known)
    if not near or key == "ask.other_game":
        return InputError("game", key, **said[1])
    return InputError("game", "forms.did_you_mean", what=said, near=near)


def _module(name: str) -> "Any":
    for ask, module in TOPICS:
        if ask == name:
            return load_module(module)
    return None


def problem(field: str, why: str) -> "Answer":
    """Return the answer to a bad question: `field` names what is wrong, `why` is one sentence."""
    return {"error": why, "field": field[:MAX_WORD]}


def answered(question: object, progress: "Progress | None" = None) -> "Answer":
    """Return the answer to `question` as `answer` does, in the language in use.

    Raises InputError, RuleError or Cancelled.
    """
    if not is_object(question):
        raise InputError("line", "ask.no_object")
    ask = question.get("ask")
    module = _module(ask) if isinstance(ask, str) else None
    if module is None:
        raise InputError(
            "ask", "ask.unknown_ask", names=listed([known for known, _ in TOPICS], True)
        )
    names, function = module.QUESTIONS[ask]
    game = question.get("game")
    if "game" in names and isinstance(game, str) and game not in games.names():
        # A form is asked about otherwise: that comes before what other fields lack. A saved game of
        # one has its whole name.
        if _form(game) and not game.startswith(games.forms.PREFIX):
            raise unknown_game(game, games.names())
    return function(Fields(question, names, _game, progress))


def _language(question: object) -> str:
    """Return the language that a question is asked in; raise InputError if it is not there."""
    if not is_object(question) or "language" not in question:
        return language()
    asked = question["language"]
    if asked not in LANGUAGES:
        names = listed(LANGUAGES, True)
        raise InputError("language", "ask.no_language", name=quoted(asked), names=names)
    return asked


def answer(question: object, progress: "Progress | None" = None) -> "Answer":
    """Return the answer, a dict, to `question`, a dict as read from JSON.

    A long search calls `progress` with how many percent of it are done, 0 to 99; where that returns
    a true value, Cancelled is raised. A search that nobody follows so ends after two seconds of
    work at most: `proved` is false then.

    A bad question is answered with `error` and `field`. What only breaks a rule of play is answered
    with `ok` false, its `rule` and `why`, all in the `language` of the question, if it names one.
    No content of a question raises an exception.

    >>> answer({"ask": "meld"})["field"]
    'game'
    """
    before = language()
    try:
        use(_language(question))
        return answered(question, progress)
    except InputError as error:
        return problem(error.field, sentence(error))
    except RuleError as error:
        return {"ok": False, "rule": error.rule, "why": sentence(error)}
    finally:
        use(before)

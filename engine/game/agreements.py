"""What the table agrees on during a game: questions that the rules leave to it (ALL-14).

An agreement answers a question of players (`engine.texts.disputes`): one that no rule answers, or
one that depends on a house rule of `Game.midgame_options`. The first is noted in `Game.agreed`,
the second becomes the house rule of the game from then on.
"""

from ..compat import TYPE_CHECKING
from ..errors import InputError
from ..texts import disputes, listed, quoted, text, variants
from . import house
from .questions import pick

if TYPE_CHECKING:
    from typing import Any, Protocol

    from ..texts.disputes import Dispute
    from ..types import Event, Facts, House, Label, Note, Questions
    from .declared import EntrySoFar
    from .house import Option

    class Agreeing(Protocol):
        """A game, or its class, about whose questions a table agrees."""

        # Its house rules, and the names of those that may change during a game.
        options: tuple[Option, ...]
        midgame_options: tuple[str, ...]

    class AgreeingGame(Agreeing, Protocol):
        """A game in which a table agrees."""

        house: House
        agreed: dict[str, Any]
        _rules: Any

        @property
        def prefix(self) -> str:
            """What the numbers of its rules begin with."""
            ...

        @property
        def section(self) -> str:
            """What the keys of its texts begin with."""
            ...


def may_agree(game: "Agreeing | type[Agreeing]", one: "Dispute") -> bool:
    """Return whether the table may agree on a question during a game."""
    return one.is_open or one.option in game.midgame_options


def values(game: "Agreeing | type[Agreeing]", one: "Dispute") -> "list[Any]":
    """Return the values among which the table chooses."""
    if one.option is None:
        return list(one.values())
    option = house.find(game.options, one.option)
    return list(option.values) if option else []


def value(game: "Agreeing | type[Agreeing] | None", rules: "House", one: "Dispute") -> "Any":
    """Return the value that holds under the house rules `rules`, None if nothing is agreed on."""
    if one.option is not None:
        return rules.get(one.option)
    return getattr(game, "agreed", {}).get(one.name)


def answer(
    game: "Agreeing | type[Agreeing] | None", rules: "House", one: "Dispute"
) -> "str | None":
    """Return the case of the answer to a question that holds under the house rules, or None."""
    return one.case(value(game, rules, one), _with_players(game, rules))


def deciding(game: "Agreeing | type[Agreeing]", rules: "House", one: "Dispute") -> list[str]:
    """Return the names of the house rules whose change alone changes the answer under `rules`."""
    now = _words(game, rules, one)
    found: list[str] = []
    for name in one.house_rules():
        option = house.find(game.options, name)
        for each in house.values(option) if option else ():
            if _words(game, dict(rules, **{name: each}), one) != now:
                found.append(name)
                break
    return found


def _words(game: "Agreeing | type[Agreeing]", rules: "House", one: "Dispute") -> str:
    case = answer(game, rules, one)
    if case is None:
        return ""
    key, facts = one.words(case, value(game, rules, one))
    return text(key, **facts)


def _with_players(game: "Any", rules: "House") -> "House":
    """Return house rules, with the number of those who play where there is a game."""
    found = dict(rules)
    if hasattr(game, "players"):
        found[disputes.PLAYERS] = len(game.in_play())
    return found


def in_short(game: "AgreeingGame", one: "Dispute", answer: object) -> "Label":
    """Return an answer for a list: the value of the house rule in words, or the answer."""
    if one.option is not None:
        key = house.value_key(game.section, one.option, str(answer))
        return (key, {}) if key else str(answer)
    return one.says(answer) or ""


def read_question(game: "AgreeingGame", entry: "EntrySoFar") -> str:
    """Return the name of a question on which the table may agree, or raise InputError."""
    name = entry.value
    one = disputes.find(game.prefix, name)
    if one is None or not may_agree(game, one):
        raise InputError("event", "all.no_question", name=quoted(name))
    return name


def read_answer(game: "AgreeingGame", entry: "EntrySoFar") -> "Any":
    """Return the value or the name of an answer to the question, or raise InputError."""
    answer = entry.value
    one = disputes.find(game.prefix, entry["question"])
    assert one is not None
    known = values(game, one)
    for each in known:
        if type(each) is type(answer) and each == answer:
            return answer
    names = listed([str(each) for each in known], True)
    raise InputError("event", "all.no_answer", name=quoted(answer), answers=names)


def agree(game: "AgreeingGame", question: str, answer: "Any") -> None:
    """Let an answer hold from now on."""
    one = disputes.find(game.prefix, question)
    assert one is not None
    if one.option is None:
        game.agreed = dict(game.agreed)
        game.agreed[question] = answer
        return
    # The house rules of copies of the game, and of its start, stay as they are.
    game.house = dict(game.house)
    game.house[one.option] = answer
    game._rules = None  # pyright: ignore[reportPrivateUsage]


def told(game: "AgreeingGame", entry: "EntrySoFar") -> "Facts":
    """Return the facts of an agreement's story: the question and the answer, and both in short."""
    event = entry.event
    one = disputes.find(game.prefix, event["question"])
    assert one is not None
    answer = one.says(event["answer"], _with_players(game, game.house))
    short = variants(answer[0], **answer[1])[-1] if answer else ""
    return dict(_asked(one), answer=answer, short=short)


def note(game: "AgreeingGame", entry: "EntrySoFar") -> "Note":
    """Return the remark on an agreement: what was asked, and what holds from now on."""
    one = disputes.find(game.prefix, entry["question"])
    assert one is not None
    answer = one.says(entry["answer"], _with_players(game, game.house))
    return one.rule, "all.did_agree", {"asked": one.asked(), "answer": answer}


def _asked(one: "Dispute") -> "Facts":
    """Return the facts of a question: as a player asks it, in short, and in the fewest words."""
    key, facts = one.label()
    return {"asked": one.asked(), "what": one.label(), "brief": variants(key, **facts)[-1]}


def ask(game: "AgreeingGame", old: "Event") -> "Questions":
    """Ask on which question the table agrees, and on which answer."""
    shelf: Any = disputes.Shelf(game.prefix)
    asked: list[tuple[str, Label]] = [
        (one.name, one.label()) for one in shelf if may_agree(game, one)
    ]
    question = yield pick("all.ask_question", asked, old.get("question"))
    one = disputes.find(game.prefix, question)
    assert one is not None
    before = old["answer"] if old.get("question") == question else value(game, game.house, one)
    answers: list[tuple[Any, Label]] = [
        (each, in_short(game, one, each)) for each in values(game, one)
    ]
    answer = yield pick("all.ask_agree", answers, before, **_asked(one))
    yield {"event": "agree", "question": question, "answer": answer}

"""Score forms: games whose scoring is a page of data (docs/forms.md), and those that are ready.

A shipped form is a module of `shipped/` with a function that returns it; only the table here is
read before it is played. The game made of a form is called `form:` and the form's name.
"""

from ... import texts
from ...compat import TYPE_CHECKING, const, drop_module, free_memory, is_object, load_module
from ...texts import rulebook

if TYPE_CHECKING:
    from typing import Any

    from ...game.game import Game
    from ...types import Table
    from .reading import Form

# The name, title, fewest and most players and prefix of each form that is ready.
SHIPPED = (
    ("hearts", "Hearts", 3, 7, "HRT"),
    ("spades", "Spades", 4, 4, "SPD"),
    ("oh_hell", "Oh Hell", 3, 7, "OHL"),
    ("king", "King", 4, 4, "KNG"),
    ("scala40", "Scala 40", 2, 6, "SCL"),
    ("scopa", "Scopa", 2, 6, "SCO"),
    ("burraco", "Burraco", 2, 4, "BUR"),
    ("canasta", "Canasta", 2, 4, "CAN"),
    ("euchre", "Euchre", 4, 4, "EUC"),
    ("skat", "Skat", 3, 5, "SKT"),
    ("schieber", "Schieber", 4, 4, "SCH"),
    ("rummy500", "Rummy 500", 2, 8, "RFH"),
    ("chinchon", "Chinchón", 2, 8, "CHN"),
    ("phase10", "Phase 10", 2, 6, "PTN"),
    ("ramino", "Ramino", 2, 6, "RAM"),
    ("conquian", "Conquián", 2, 3, "CNQ"),
    ("romme", "Rommé", 2, 6, "ROM"),
    ("kalooki", "Kalooki", 2, 6, "KAL"),
    ("liverpool", "Liverpool", 3, 8, "LIV"),
    ("continental", "Continental", 2, 6, "CNT"),
    ("indian_rummy", "Indian Rummy", 2, 6, "INR"),
    ("three_thirteen", "3-13 Rummy", 2, 8, "THT"),
    ("wizard", "Wizard", 3, 6, "WIZ"),
    ("doppelkopf", "Doppelkopf", 4, 5, "DOK"),
)
# Those that are offered before the others, by language: what people play first where it is spoken.
_FIRST = {"it": ("burraco", "scala40", "scopa", "ramino")}
PREFIX = "form:"
_HOME = "engine.games.forms.shipped."
# How many shipped forms stay where memory is short: that on the table, and one that is looked at.
# Each takes 9 to 23 KB of a board's.
_KEPT = const(2)
# Section -> [Form, when its game was loaded last], of those in use; and how often one was.
_forms: "dict[str, list[Any]]" = {}
_counted = [0]
# What was asked for last of `rules`, and what it is.
_told: "list[Any]" = [None, []]
# Name of its game -> its class, of the shipped forms that were read.
_shipped: "dict[str, type[Game]]" = {}
# Name -> (the data of a form that is not shipped, its class).
_own: "dict[str, tuple[Any, type[Game]]]" = {}
# The data and the class of the form that a question gave last, if one did.
_asked: "list[Any]" = []
# Name -> [title, fewest players, most players, what reads the form, (its data, its class) once it
# was read], of forms that are known before they are read. A title is a text, or {language: text}.
_announced: "dict[str, list[Any]]" = {}


def names() -> list[str]:
    """Return the names of the shipped forms' games."""
    return [PREFIX + row[0] for row in SHIPPED]


def offered() -> list[str]:
    """Return the same names in the order in which they are offered in the language of now."""
    first = [PREFIX + short for short in _FIRST.get(texts.language(), ())]
    return first + [name for name in names() if name not in first]


def named(prefix: str) -> str:
    """Return the name of the game of the shipped form with a prefix, or ""."""
    for row in SHIPPED:
        if row[4] == prefix:
            return PREFIX + row[0]
    return ""


def row_of(name: str) -> "tuple[str, Any, int, int, str] | None":
    """Return the row of the form whose game is called `name`, or None.

    Besides the shipped ones, those are known that were announced, or read since the program was
    started.
    """
    # Most games are none: every one is looked for here first.
    if not name.startswith(PREFIX):
        return None
    short = name[len(PREFIX) :]
    for row in SHIPPED:
        if row[0] == short:
            return row
    if short in _announced:
        title, least, most = _announced[short][:3]
        if is_object(title):
            title = title.get(texts.language(), title["en"])
        return name, title, least, most, ""
    if short not in _own:
        return None
    game = _own[short][1]
    return name, game.title, game.min_players, game.max_players, game.prefix


def announce(short: str, title: "Any", players: "tuple[int, int]", read: "Any") -> None:
    """Make a form known by its name; `read()` returns its data once its game is loaded.

    `title` is a text, or {language: text}; `players` are the fewest and the most.
    """
    _announced[short] = [title, players[0], players[1], read, None]


def forget(short: str) -> None:
    """Take back what was announced."""
    _announced.pop(short, None)


def _announced_game(short: str) -> "tuple[Any, type[Game]]":
    """Return (data, class) of a form that was announced; raise FormError."""
    row = _announced[short]
    if row[4] is None:
        data = row[3]()
        row[4] = (data, class_of(data))
    return row[4]


def data_of_own(name: str) -> "Any":
    """Return the data of the form `name` that is not shipped, or None."""
    short = name[len(PREFIX) :]
    if not name.startswith(PREFIX) or name in names():
        return None
    kept = _announced_game(short) if short in _announced else _own.get(short)
    return kept[0] if kept else None


def data_of(name: str) -> "Any":
    """Return the data of the shipped form called `name`."""
    return load_module(_HOME + name).form()


def load(name: str) -> "type[Game]":
    """Return the class of the game `name` of a form; raise KeyError if there is none.

    Raises FormError for one that was announced and cannot be read.
    """
    short = name[len(PREFIX) :]
    if name in names() and name not in _shipped:
        if len(_shipped) >= _KEPT and free_memory() is not None:
            _make_room()
        _shipped[name] = _made(data_of(short), name)
    if name in _shipped:
        game: Any = _shipped[name]
    else:
        game = (_announced_game(short) if short in _announced else _own[short])[1]
    _counted[0] += 1
    _forms[game.section][1] = _counted[0]
    return game


def _make_room() -> None:
    """Let go of the shipped forms loaded longest ago: of one in use, texts are read again."""
    while len(_shipped) >= _KEPT:
        name = min(_shipped, key=lambda one: _forms[one][1])
        del _shipped[name], _forms[name]
        texts.remove(name)
        drop_module(_HOME + name[len(PREFIX) :])


def class_of(data: "Any") -> "type[Game]":
    """Return the class of the game of a form that is not shipped; raise FormError."""
    name: Any = data.get("form") if is_object(data) else None
    if isinstance(name, str) and name in _own and _own[name][0] == data:
        return _own[name][1]
    game = _made(data, None)
    _own[game.form.name] = (data, game)
    return game


def asked(data: "Any") -> "type[Game]":
    """Return a class as `class_of` does, which is kept until a question gives another form.

    So who asks about many forms needs the memory of one. Raises FormError.
    """
    if _asked and _asked[0] == data:
        return _asked[1]
    if _asked:
        release(_asked[1])
        _asked.clear()
    game: type[Game] = _made(data, None)
    _asked[:] = [data, game]
    return game


def tried(data: "Any") -> "type[Game]":
    """Return a class as `class_of` does, of which nothing is kept after `release`; raise FormError.

    A form that is played stays as it is.
    """
    return _made(data, None)


def release(game: "Any") -> None:
    """Give back what is kept of the class that `tried` returned."""
    del _forms[game.section]
    texts.remove(game.section)


def read(data: "Any") -> "Form":
    """Return the Form of a form's data, with its melds; raise FormError."""
    form: Form = load_module("engine.games.forms.reading").Form(data)
    if "melds" in data:
        form.melds = load_module("engine.games.forms.melds").Melds(form, data["melds"])
    return form


def _free_prefix(prefix: str, data: "Any") -> str:
    """Return the prefix of a form that is not shipped: that of another game is changed.

    Otherwise the rules under its numbers would be now those of the one, now those of the other.
    """
    for other in [prefix] + [prefix[:2] + letter for letter in "XYZABCDEFGHIJKLMNOPQRSTUVW"]:
        if rulebook.rows_in("en", other, "rules") is None:
            owner = [row[0] for row in SHIPPED if row[4] == other]
            if not owner or data == data_of(owner[0]):
                return other
    return prefix


def _made(data: "Any", name: "str | None") -> "Any":
    form = read(data)
    if name is None:
        form.prefix = _free_prefix(form.prefix, data)
    _counted[0] += 1
    section = name or "%s%s/%d" % (PREFIX, form.name, _counted[0])
    _forms[section] = [form, _counted[0]]
    return load_module("engine.games.forms.game").made(form, name or PREFIX + form.name, section)


def table(section: str, language: str) -> "Table":
    """Return the texts of a form's game in a language; raise KeyError if none has that section."""
    return load_module("engine.games.forms.words").table(_forms[section][0], language)


def _looks_up(section: str, language: str) -> "Any":
    """Return what looks up texts of a form's game in a language, None of one that is not known."""
    if section not in _forms and section in names():
        load(section)
    return texts.in_table(table(section, language)) if section in _forms else None


def rules(prefix: str, language: str, kind: str = "rules") -> "list[str]":
    """Return the rules of the form with a prefix, or its questions; none if there is none.

    Of several with the same prefix it is that whose game was loaded last.
    """
    key = (prefix, language, kind, _counted[0])
    if _told[0] != key:
        # Lists ask for each of their rows.
        _told[0], _told[1] = key, _rules(prefix, language, kind)
    return _told[1]


def _rules(prefix: str, language: str, kind: str) -> "list[str]":
    words: Any = load_module("engine.games.forms.words")
    made = words.rules if kind == "rules" else words.questions
    found = [(row[1], name) for name, row in _forms.items() if row[0].prefix == prefix]
    if found:
        section = max(found)[1]
        # Each reading of a form that is not shipped has a number of its own.
        number = section[section.rfind("/") + 1 :] if "/" in section else "0"
        return made(_forms[section][0], language, number)
    for row in SHIPPED:
        if row[4] == prefix:
            form = load_module("engine.games.forms.reading").Form(data_of(row[0]))
            return made(form, language, "0")
    return []


texts.provide("form", _looks_up)

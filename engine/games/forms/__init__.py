"""Score forms: games whose scoring is a page of data (docs/forms.md), and those that are ready.

A shipped form is a module of `shipped/` with a function that returns it; only the table here is
read before it is played. The game made of a form is called `form:` and the form's name.
"""

from ... import texts
from ...compat import TYPE_CHECKING, collect, drop_module, is_object, load_module
from ...errors import EngineError
from ...texts import rulebook
from . import readings

if TYPE_CHECKING:
    from typing import Any

    from ...game.game import Game
    from .form import Form
    from .readings import Reading

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
    ("euchre", "Euchre", 3, 4, "EUC"),
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
    ("belote", "Belote", 4, 4, "BLT"),
    ("coinche", "Coinche", 4, 4, "COI"),
    ("tarot", "Tarot", 3, 5, "TAR"),
    ("skyjo", "Skyjo", 2, 8, "SKJ"),
)
PREFIX = "form:"
_HOME = "engine.games.forms.shipped."
# What was asked for last of `rules`, and what it is.
_told: "list[Any]" = [None, []]
# The readings that are held besides those tried: of the game on the table, and of the form that a
# question gave last.
_held: "dict[str, Reading]" = {}
# Name -> [title, fewest players, most players, what reads the form, the section of its texts once
# it was read], of forms that are known before they are read. A title is a text or {language: text}.
_announced: "dict[str, list[Any]]" = {}


def names() -> list[str]:
    """Return the names of the shipped forms' games."""
    return [PREFIX + row[0] for row in SHIPPED]


def named(prefix: str) -> str:
    """Return the name of the game of the shipped form with a prefix, or ""."""
    for row in SHIPPED:
        if row[4] == prefix:
            return PREFIX + row[0]
    return ""


def row_of(name: str) -> "tuple[str, Any, int, int, str] | None":
    """Return the row of the form whose game is called `name`, or None.

    Besides the shipped ones, those are known that were announced, and those whose reading is kept:
    that of the game on the table is.
    """
    # Most games are none: every one is looked for here first.
    if not name.startswith(PREFIX):
        return None
    short = name[len(PREFIX) :]
    for row in SHIPPED:
        if row[0] == short:
            return row[:1] + (texts.title_of(short, row[1]),) + row[2:]
    if short in _announced:
        title, least, most = _announced[short][:3]
        if is_object(title):
            title = texts.in_language(title, texts.language())
        return name, title, least, most, ""
    found = readings.listed(name)
    if found is None:
        return None
    game = found.game
    return name, game.title, game.min_players, game.max_players, game.prefix


def announce(short: str, title: "Any", players: "tuple[int, int]", read: "Any") -> None:
    """Make a form known by its name; `read()` returns its data once its game is loaded.

    `title` is a text, or {language: text}; `players` are the fewest and the most.
    """
    _announced[short] = [title, players[0], players[1], read, ""]


def forget(short: str) -> None:
    """Take back what was announced."""
    _announced.pop(short, None)


def data_of_own(name: str) -> "Any":
    """Return the data of the form `name` that is not shipped, or None."""
    if not name.startswith(PREFIX) or name in names():
        return None
    found = _own(name)
    return found.game.form.data if found else None


def _own(name: str) -> "Reading | None":
    """Return the reading of a form that is not shipped, None of an unknown one; raise FormError."""
    row = _announced.get(name[len(PREFIX) :])
    if row is None:
        return readings.listed(name)
    found = readings.find(row[4])
    if found is None or not found.listed:
        found = _listed(row[3]())
        row[4] = found.game.section
    return found


def data_of(name: str) -> "Any":
    """Return the data of the shipped form called `name`."""
    return _shipped(name)[0]


def _shipped(name: str) -> "tuple[Any, Any]":
    """Return (data, what gives its expressions) of a shipped form; these if they were compiled."""
    module = load_module(_HOME + name)
    data, ready = module.form(), None
    if hasattr(module, "codes"):
        ready = load_module("engine.games.forms.expressions").in_order(module.codes())
    # It is made anew each time: where modules are kept in memory, they would all stay there.
    drop_module(_HOME + name)
    return data, ready


def load(name: str) -> "type[Game]":
    """Return the class of the game `name` of a form; raise KeyError if there is none.

    Raises FormError for one that was announced and cannot be read.
    """
    if name in names():
        found = readings.find(name)
        if found is None:
            data, ready = _shipped(name[len(PREFIX) :])
            found = _read(data, name, name, ready)
        found.listed = True
    else:
        found = _own(name)
        if found is None:
            raise KeyError(name)
    return readings.use(found)


def class_of(data: "Any") -> "type[Game]":
    """Return the class of the game of a form that is not shipped; raise FormError.

    Its name is known for as long as its reading is kept.
    """
    return _listed(data).game


def _listed(data: "Any") -> "Reading":
    found = _reading(data)
    found.listed = True
    return found


def on_table(game: "type[Game] | None") -> None:
    """Hold what is kept of the game on the table, None if there is none, until the next call."""
    _hold("table", readings.find(game.section) if game else None)


def asked(data: "Any") -> "type[Game]":
    """Return a class as `class_of` does, which is kept until a question gives another form.

    So who asks about many forms needs the memory of one. Raises FormError.
    """
    if "question" in _held and _held["question"].game.section != _section(data):
        # The next one has its room.
        _hold("question", None)
    found = _reading(data)
    _hold("question", found)
    return found.game


def _hold(who: str, reading: "Reading | None") -> None:
    """Hold a reading in place of what `who` has held."""
    if reading:
        reading.held += 1
    old = _held.pop(who, None)
    if reading:
        _held[who] = reading
    if old:
        readings.let_go(old)


def tried(data: "Any") -> "type[Game]":
    """Return a class as `class_of` does, of which nothing is kept after `release`; raise FormError.

    A form that is played stays as it is.
    """
    found = _reading(data)
    found.held += 1
    return found.game


def release(game: "Any") -> None:
    """Give back what is kept of the class that `tried` returned."""
    found = readings.find(game.section)
    if found and found.held:
        readings.let_go(found)


def read(data: "Any", ready: "Any" = None) -> "Form":
    """Return the Form of a form's data, with its melds; raise FormError.

    `ready` gives its expressions where they were compiled before.
    """
    form: Form = readings.reader("whole").read(data, ready)
    if form.has_melds:
        form.melds = readings.reader("melds").read_melds(form, data["melds"])
    form.ready = None
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


def _section(data: "Any") -> str:
    """Return the section of the texts of a form that is not shipped, or "": it has no name.

    Each edition has another one, and the same when it is read again.
    """
    name: Any = data.get("form") if is_object(data) else None
    if not isinstance(name, str):
        return ""
    return "%s%s/%d" % (PREFIX, name, readings.stamp(data))


def _reading(data: "Any") -> "Reading":
    """Return the reading of a form that is not shipped, used now; raise FormError."""
    section = _section(data)
    found = readings.find(section)
    if found is None:
        return _read(data, None, section)
    readings.use(found)
    return found


def _read(data: "Any", name: "str | None", section: str, ready: "Any" = None) -> "Reading":
    """Read a form; `name` is that of the game of one that is shipped, which may be `ready`."""
    weight = readings.weight(data)
    readings.make_room(weight)
    form = read(data, ready)
    if name is None:
        form.data = data
        form.prefix = _free_prefix(form.prefix, data)
        if form.deal is not None:
            readings.reader("deal").check(form)
    # What comes now is to lie in the place of what has read it, and not behind it.
    readings.let_go_of_readers()
    collect()
    game = load_module("engine.games.forms.game").made(form, name or PREFIX + form.name, section)
    return _added(readings.Reading(game, weight))


def _added(reading: "Reading") -> "Reading":
    forget_told()
    readings.add(reading)
    return reading


def use(game: "Any") -> None:
    """Note that a class is used now; what was let go of a form that is not shipped is kept again.

    Who has several of them at once calls it wherever the runtime does not know what is alive.
    """
    if game.name[: len(PREFIX)] != PREFIX:
        return
    found = readings.find(game.section)
    if found:
        readings.use(found)
    elif game.form.data is not None:
        weight = readings.weight(game.form.data)
        readings.make_room(weight)
        _added(readings.Reading(game, weight, True))


def _dropped(game: "type[Game]") -> None:
    """Let go of the texts of a game whose reading is let go."""
    texts.remove(game.section)
    forget_told()


readings.then(_dropped)


def _form_of(section: str) -> "Form | None":
    """Return the form of a game with a section; it is read again if it is known by its name."""
    game: Any = readings.game_of(section)
    if game is None and _is_known(section):
        slash = section.find("/")
        try:
            game = load(section if slash < 0 else section[:slash])
        except EngineError:
            # It was announced, and is damaged.
            return None
    return game.form if game and game.section == section else None


def _is_known(section: str) -> bool:
    """Return whether a section may be that of a form which can be read by its name."""
    slash = section.find("/")
    if slash < 0:
        return section in names()
    row = _announced.get(section[len(PREFIX) : slash])
    # Of an announced form that was read, the sections of other editions are none of it.
    return row is not None and row[4] in ("", section)


def _looks_up(section: str, language: str) -> "Any":
    """Return what looks up texts of a form's game in a language, None of one that is not known."""
    form = _form_of(section)
    return form and load_module("engine.games.forms.telling.words").find(form, language)


def forget_told() -> None:
    """Let go of what `rules` returned last."""
    # Nothing is made for it: that would lie behind what is let go.
    _told[0], _told[1] = None, ()
    if not _held:
        # An empty dict keeps its table, which lies there, too.
        _held.clear()


def rules(prefix: str, language: str, kind: str = "rules") -> "list[str]":
    """Return the rules of the form with a prefix, or its questions; none if there is none.

    Of several with the same prefix it is that whose game was loaded last.
    """
    game = readings.last(prefix)
    key = prefix, language, kind, game and game.section
    if _told[0] != key:
        # Lists ask for each of their rows.
        _told[0], _told[1] = key, _rules(prefix, language, kind, game)
    return _told[1]


def _rules(prefix: str, language: str, kind: str, game: "Any") -> "list[str]":
    words: Any = load_module("engine.games.forms.telling.words")
    made = words.rules if kind == "rules" else words.questions
    if game:
        section = game.section
        # Each edition of a form that is not shipped has a number of its own.
        number = section[section.rfind("/") + 1 :] if "/" in section else "0"
        return made(game.form, language, number)
    for row in SHIPPED:
        if row[4] == prefix:
            form = readings.reader("whole").read(*_shipped(row[0]))
            readings.let_go_of_readers()
            return made(form, language, "0")
    return []


texts.provide("form", _looks_up)

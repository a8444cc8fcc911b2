"""The games by name; each is a class whose module is imported when first needed."""

from ..compat import TYPE_CHECKING, is_whole_text, load_module
from ..texts import beside, folders, has, language, provide, rulebook, text
from . import forms

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..game.game import Game
    from ..types import Label

# The list of games: the name, what is shown without importing the game (title, fewest and most
# players), and the module that has the game's class, `GAME`.
_GAMES: "tuple[tuple[str, Label, int, int, str], ...]" = (
    ("rumino", "Rumino", 2, 6, "engine.games.rumino.game"),
    ("ginski", "Ginski", 3, 3, "engine.games.ginski.game"),
    ("rummoli", "Rummoli", 2, 8, "engine.games.rummoli.game"),
    ("rumski", "Rumski", 2, 6, "engine.games.rumski.game"),
    ("tuscan", ("all.title_tuscan", {}), 2, 4, "engine.games.tuscan.game"),
    ("gin", "Gin Rummy", 2, 4, "engine.games.gin.game"),
    ("any", ("all.title_any", {}), 2, 12, "engine.games.any"),
)
# The languages of who plays, with their regions, where that is known: [["de", "ch"]].
_tags: "list[list[str]]" = []
# What the box remembers of a round beside the ledger (`Aids.memos`): the name, and the field that
# it is kept under in a saved round.
_MEMOS = (("stops", "plays"), ("table", "form"), ("upcard", "card"), ("offer", "answers"))
# The questions of `ask` that only one game answers, and the module that answers each.
QUESTIONS = (
    ("play", "engine.games.rumski.ask"),
    ("table", "engine.games.rumski.ask"),
    ("discard", "engine.games.rumski.ask"),
    ("classify", "engine.games.tuscan.ask"),
    ("showdown", "engine.games.tuscan.ask"),
    ("poker", "engine.games.rummoli.ask"),
    ("stops", "engine.games.rummoli.ask"),
    ("layoff", "engine.games.gin.ask"),
    ("form", "engine.games.forms.ask"),
)
# The games to which a table can give a name of its own, and the most letters of such a name.
_NAMEABLE = ("any",)
MAX_TITLE = 16
# The games with a name that a new box has ready, (title, house rules that are not at their
# defaults, as pairs) of each: counters, as Any game is. A table can change, rename and delete them.
# A game of which more is known than that is a score form (engine.games.forms).
TEMPLATES = (
    # In turn, until the tiles are used up; nobody deals.
    ("Scrabble", (("entry", "single"), ("deals", "no"))),
    # Nine rounds, as nine holes.
    ("Golf", (("wins", "low"), ("rounds", 9))),
    # Dice in turn, to 10,000; then each of the others throws once more (ANY-13).
    ("Farkle", (("target", 10000), ("limit", "turn"), ("entry", "single"), ("deals", "no"))),
)
# The classes of registered games.
_guests: "list[type[Game]]" = []
# Game -> its class, once it is loaded, of those in the list of games.
_loaded: "dict[str, type[Game]]" = {}
# The class of the game with a name of a table that was loaded last: there may be any number.
_titled_last: "list[type[Game]]" = []


def names() -> list[str]:
    """Return the names of all games, in the order in which they are offered."""
    return [row[0] for row in _GAMES] + [guest.name for guest in _guests]


def first() -> list[str]:
    """Return the names of the games that are offered first: those of where the language is spoken.

    Games and forms; the language lists them (`games.first` of its texts), and those of a region
    that has others (`games.first_ch`).
    """
    all_of_them = names() + forms.names()
    found: list[str] = []
    for word in text(_first_key()).split():
        found += [name for name in (word, forms.PREFIX + word) if name in all_of_them]
    return found


def live_in(tags: "Iterable[str]") -> None:
    """Offer first what people play where they live, from now on: `tags` are those of a browser.

    >>> live_in(["de-CH", "en"])
    >>> live_in([])
    """
    _tags[:] = [tag.lower().split("-") for tag in tags]


def _first_key() -> str:
    """Return the key of the games that are offered first."""
    for parts in _tags:
        key = "games.first_" + parts[-1]
        if len(parts) > 1 and parts[0] == language() and has(key):
            return key
    return "games.first"


def forms_offered() -> list[str]:
    """Return the names of the shipped forms' games, those before that are offered first."""
    found = forms.names()
    before = [name for name in first() if name in found]
    return before + [name for name in found if name not in before]


def played(name: str, form: "Any" = None) -> "type[Game]":
    """Return the class of the saved game called `name`, with its own `form` if it has one.

    Raises KeyError if there is no such game, InputError for a form that is none.
    """
    return forms.class_of(form) if form is not None else load(name)


def form_of(name: str) -> "Any":
    """Return the data of the form `name` that is not shipped, to be saved with a game, or None."""
    return forms.data_of_own(name)


def on_table(game: "type[Game] | None") -> None:
    """Keep what was loaded of the game on the table, None if there is none, until the next call."""
    forms.on_table(game)


def with_prefix(prefix: str) -> "type[Game] | None":
    """Return the class of the game whose rule numbers begin with `prefix`, or None."""
    for name in names():
        if load(name).prefix == prefix:
            return load(name)
    name = forms.named(prefix)
    return load(name) if name else None


def name_of(title: str) -> str:
    """Return the name of the game that a table calls `title`.

    >>> name_of("Golf")
    'any:Golf'
    """
    return _NAMEABLE[0] + ":" + title


def base(name: str) -> str:
    """Return the name of the game by whose rules the game called `name` is played.

    >>> base("any:Golf"), base("gin")
    ('any', 'gin')
    """
    return name.split(":")[0]


def title_of(name: str) -> str:
    """Return the name that a table gave to a game, or "" if it has its own.

    >>> title_of("any:Golf"), title_of("gin")
    ('Golf', '')
    """
    return name[len(base(name)) + 1 :]


def can_be_named(name: str) -> bool:
    """Return whether a table can give the game called `name` another name."""
    return base(name) in _NAMEABLE


def known(name: object) -> bool:
    """Return whether `name` is that of a game, also of one that a table has named."""
    if not isinstance(name, str):
        return False
    if ":" not in name:
        return name in names()
    if forms.row_of(name):
        return True
    title = title_of(name)
    fits = 0 < len(title) <= MAX_TITLE and is_whole_text(title)
    return can_be_named(name) and fits and bool(title.strip())


def listed(others: "Iterable[str]") -> list[str]:
    """Return the names of all games, then, by title, those of `others` that tables have named."""
    return names() + sorted([name for name in others if ":" in name])


def facts(name: str) -> "tuple[Label, int, int]":
    """Return (title, fewest players, most players) of a game; raise KeyError if there is none.

    A title is a text, or a `(key, facts)` pair if languages differ.

    >>> facts("ginski")
    ('Ginski', 3, 3)
    """
    row = forms.row_of(name)
    if row:
        return row[1], row[2], row[3]
    for built_in, title, fewest, most, _ in _GAMES:
        if built_in == base(name) and known(name):
            if ":" in name:
                return title_of(name), fewest, most
            return title, fewest, most
    game = load(name)
    return game.title, game.min_players, game.max_players


def load(name: str) -> "type[Game]":
    """Return the class of the game called `name`; raise KeyError if there is none."""
    for guest in _guests:
        if guest.name == name:
            return guest
    if forms.row_of(name):
        return forms.load(name)
    if ":" in name and known(name):
        return _titled(name)
    if name not in _loaded:
        homes = [row[4] for row in _GAMES if row[0] == name]
        if not homes:
            raise KeyError(name)
        _loaded[name] = _with_words(load_module(homes[0]).GAME)
    return _loaded[name]


def in_english(name: str, language: str) -> bool:
    """Return whether a language does not have the texts of a game whole, so that it is in English.

    A game that is no part of this package brings its own.
    """
    section = base(name)
    if name in forms.names():
        section = "form_" + name[len(forms.PREFIX) :]
    elif section not in [row[0] for row in _GAMES]:
        return False
    return language != "en" and not folders.has(language, section)


def put_away() -> None:
    """Let go of the classes of games, so that their modules can be: none is on the table."""
    _loaded.clear()
    _titled_last.clear()
    forms.forget_told()
    forms.readings.make_room(0, 0)


def _questions(section: str, language: str) -> "Any":
    """Return what looks up the texts of a game's questions; nothing of their module is held."""
    return load_module("engine.texts.disputes").looks_up(section, language)


rulebook.provide(forms.rules)
provide("disputes", _questions)


def _with_words(game: "type[Game]") -> "type[Game]":
    """Let the words that stand beside the house rules of a game be found; return the game."""
    find = load_module("engine.game.house").words_beside(game.options)
    if find:
        beside(game.section, find)
    return game


def _titled(name: str) -> "type[Game]":
    """Return the class of a game that a table has named: its rules, under that name."""
    if not _titled_last or _titled_last[0].name != name:
        facts: dict[str, Any] = {"name": name, "title": title_of(name), "given": True}
        _titled_last[:] = [type("Named", (load(base(name)),), facts)]
    return _titled_last[0]


def memos() -> list[tuple[str, str]]:
    """Return [(name, field)] of what the box remembers of the rounds of all games."""
    return list(_MEMOS) + [memo for guest in _guests for memo in guest.aids.memos]


def register(game: "type[Game]") -> None:
    """Add a game: a class like those of this package."""
    for index in range(len(_guests)):
        if _guests[index].name == game.name:
            _guests[index] = _with_words(game)
            return
    _guests.append(_with_words(game))


def remove(name: str) -> None:
    """Remove a game that was registered."""
    for index in range(len(_guests)):
        if _guests[index].name == name:
            del _guests[index]
            return
